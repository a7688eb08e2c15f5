import CTintypeKernels

/// Finds out which views boxes of different pixels belong to.
///
/// A box belongs to the smallest view that draws on nearly all of it, provided that some of its pixels are
/// the view's own, and not those of smaller views in it. Where two neighbors changed places, their pixels make
/// one box that neither holds; such a box becomes one for each of them. Where very many views have a share,
/// the box belongs to what holds them.
struct BoxOwners {
  /// The views that draw, those below others first.
  let inks: [NamedFrame]
  /// All views, parents before children.
  let frames: [NamedFrame]
  /// Different pixels as `y * width + x`, in order.
  let positions: [UInt32]
  /// Pixels across, for places.
  let width: Int

  /// A view with less of a box's pixels than this part has no share in it.
  private static let leastShare = 0.1

  /// Names the owner of each box, or divides a box among its owners.
  ///
  /// - Parameters:
  ///   - boxes: the boxes.
  ///   - limit: how many boxes there may be in the end; none is divided past it.
  /// - Returns: the boxes with their owners, holding as many pixels as before.
  func named(
    _ boxes: [PictureComparison.Box], limit: Int
  ) -> [PictureComparison.Box] {
    var remaining = limit - boxes.count
    return boxes.flatMap { box -> [PictureComparison.Box] in
      var box = box
      let pixels = pixelsByOwner(in: box.bounds)
      let total = Double(pixels.reduce(0) { $0 + $1.count })
      if let holder = Self.holder(of: box.bounds, among: inks, prefersLater: true) {
        let own = pixels.first { $0.owner == holder }?.count ?? 0
        if total == 0 || Double(own) >= total * Self.leastShare {
          box.owner = holder
          return [box]
        }
      }
      let shares = pixels.filter { Double($0.count) >= total * Self.leastShare }
      let covered = Double(shares.reduce(0) { $0 + $1.count })
      if shares.count > 1, shares.count - 1 <= remaining, covered >= total * (1 - Self.leastShare) {
        remaining -= shares.count - 1
        return Self.divided(box, shares, pixels.dropFirst(shares.count))
      }
      box.owner =
        shares.count == 1
        ? shares[0].owner
        : Self.holder(of: box.bounds, among: frames, prefersLater: false)
          ?? nearest(to: box.bounds)
      return [box]
    }
  }

  /// A box for each share; the rest goes to the first.
  private static func divided(
    _ box: PictureComparison.Box, _ shares: [PictureComparison.Box],
    _ rest: ArraySlice<PictureComparison.Box>
  ) -> [PictureComparison.Box] {
    var shares = shares
    for other in rest {
      shares[0].bounds = shares[0].bounds.including(other.bounds)
    }
    shares[0].count += box.count - shares.reduce(0) { $0 + $1.count }
    return shares
  }

  /// The smallest view that holds nearly all of a box.
  ///
  /// Ink may reach a pixel or two beyond its view, so "nearly all" is three quarters.
  ///
  /// - Parameters:
  ///   - box: the box.
  ///   - frames: the views, parents before children and those below before those in front.
  ///   - prefersLater: which of equally large views counts.
  /// - Returns: the name of the view; nil where none holds the box.
  private static func holder(
    of box: PixelBox, among frames: [NamedFrame], prefersLater: Bool
  ) -> String? {
    var best: NamedFrame?
    for frame in frames where frame.frame.overlap(box) * 4 >= box.area * 3 {
      let (area, least) = (frame.frame.area, best?.frame.area ?? .max)
      if area < least || prefersLater && area == least { best = frame }
    }
    return best?.name
  }

  /// The view that holds most of a box.
  private func nearest(to box: PixelBox) -> String? {
    var best: (name: String, overlap: Int)?
    for frame in inks {
      let overlap = frame.frame.overlap(box)
      if overlap > 0, overlap >= best?.overlap ?? 0 { best = (frame.name, overlap) }
    }
    return best?.name
  }

  /// As many pixels of a box are looked at; of more, evenly chosen ones.
  private static let mostPixels = 20_000

  /// The box's pixels by the smallest view that draws on each of them, most pixels first.
  private func pixelsByOwner(in box: PixelBox) -> [PictureComparison.Box] {
    let near = inks.filter { $0.frame.overlap(box) > 0 }
      .enumerated().sorted { a, b in
        let (one, other) = (a.element.frame.area, b.element.frame.area)
        return one == other ? a.offset > b.offset : one < other
      }.map(\.element)
    var found: [String: (first: UInt32, box: PictureComparison.Box)] = [:]
    for (frame, share) in zip(near, shares(of: near.map(\.frame), in: box)) {
      guard let share else { continue }
      let name = frame.name
      guard let before = found[name] else {
        found[name] = share
        found[name]?.box.owner = name
        continue
      }
      found[name] = (
        min(before.first, share.first),
        .init(
          bounds: before.box.bounds.including(share.box.bounds),
          count: before.box.count + share.box.count, owner: name)
      )
    }
    return found.values.sorted {
      $0.box.count == $1.box.count ? $0.first < $1.first : $0.box.count > $1.box.count
    }.map(\.box)
  }

  /// Which of a box's pixels lie in each of some frames and in none before it, and the index of the first one;
  /// nil for frames without any.
  private func shares(
    of frames: [PixelBox], in box: PixelBox
  ) -> [(first: UInt32, box: PictureComparison.Box)?] {
    guard !frames.isEmpty else { return [] }
    let start = firstPosition(from: box.y * width)
    let count = firstPosition(from: box.maxY * width) - start
    let bounds = frames.map { tintype_compare_box($0) }
    var owned = [tintype_compare_box](repeating: tintype_compare_box(), count: frames.count)
    var first = [UInt32](repeating: 0, count: frames.count)
    positions.withUnsafeBufferPointer { positions in
      tintype_compare_owners(
        positions.baseAddress.map { $0 + start }, count, max(1, count / Self.mostPixels), width,
        UInt32(clamping: box.x), UInt32(clamping: box.maxX), bounds, bounds.count, &owned, &first)
    }
    return zip(first, owned).map { first, owned in
      owned.count == 0 ? nil : (first, PictureComparison.Box(owned))
    }
  }

  /// The index of the first place that is not before another.
  private func firstPosition(from position: Int) -> Int {
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(positions[middle]) < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension PixelBox {
  /// The smallest rectangle around this one and another.
  fileprivate func including(_ other: PixelBox) -> PixelBox {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelBox(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

extension tintype_compare_box {
  /// The part of a frame that a picture can have.
  fileprivate init(_ box: PixelBox) {
    self.init(
      left: UInt32(clamping: box.x), top: UInt32(clamping: box.y),
      right: UInt32(clamping: box.maxX), bottom: UInt32(clamping: box.maxY), count: 0)
  }
}

extension PictureComparison.Box {
  /// A box without an owner.
  init(_ box: tintype_compare_box) {
    self.init(
      bounds: PixelBox(
        x: Int(box.left), y: Int(box.top), width: Int(box.right - box.left),
        height: Int(box.bottom - box.top)),
      count: Int(box.count))
  }
}
