/// The pixels that a view covers, and what to call it.
package struct NamedFrame: Sendable, Hashable, Codable {
  /// What a message calls the view, such as `Text "Total"`.
  package var name: String
  /// Its pixels.
  package var frame: PixelRect

  /// Creates a named frame.
  package init(name: String, frame: PixelRect) {
    self.name = name
    self.frame = frame
  }
}

/// Finds out which views boxes of different pixels belong to.
///
/// A box belongs to the smallest view that holds nearly all of it, provided that some of its pixels are the
/// view's own, and not those of smaller views in it. Where two neighbors changed places, their pixels make
/// one box that only a view around both holds; such a box becomes one for each of them.
struct BoxOwners {
  /// The views, those below others first.
  let frames: [NamedFrame]
  /// Different pixels as `y * width + x`, in order.
  let places: [UInt32]
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
    var room = limit - boxes.count
    return boxes.flatMap { box -> [PictureComparison.Box] in
      var box = box
      let shares = shares(of: box)
      let holder = holder(of: box.bounds)
      let ownPart = holder.map { name in shares.first { $0.owner == name }?.count ?? 0 } ?? 0
      if let holder, shares.isEmpty || Double(ownPart) >= Double(box.count) * Self.leastShare {
        box.owner = holder
        return [box]
      }
      if shares.count > 1, shares.count - 1 <= room {
        room -= shares.count - 1
        return shares
      }
      box.owner = shares.first?.owner ?? holder ?? nearest(to: box.bounds)
      return [box]
    }
  }

  /// The smallest view that holds nearly all of a box.
  ///
  /// Ink may reach a pixel or two beyond its view, so "nearly all" is three quarters. Among equals the later
  /// one counts, which is the deeper one or in front.
  private func holder(of box: PixelRect) -> String? {
    var best: NamedFrame?
    for frame in frames where frame.frame.overlap(box) * 4 >= box.area * 3 {
      if frame.frame.area <= best?.frame.area ?? .max { best = frame }
    }
    return best?.name
  }

  /// The view that holds most of a box.
  private func nearest(to box: PixelRect) -> String? {
    var best: (name: String, overlap: Int)?
    for frame in frames {
      let overlap = frame.frame.overlap(box)
      if overlap > 0, overlap >= best?.overlap ?? 0 { best = (frame.name, overlap) }
    }
    return best?.name
  }

  /// The box's pixels by the smallest view that holds each of them, the largest share first.
  ///
  /// Pixels of views without a noteworthy share go to the first one.
  private func shares(of box: PictureComparison.Box) -> [PictureComparison.Box] {
    let near = frames.filter { $0.frame.overlap(box.bounds) > 0 }
      .enumerated().sorted { a, b in
        let (one, other) = (a.element.frame.area, b.element.frame.area)
        return one == other ? a.offset > b.offset : one < other
      }.map(\.element)
    var found: [String: PictureComparison.Box] = [:]
    var order: [String] = []
    forEachPixel(in: box.bounds) { x, y in
      let name = near.first {
        x >= $0.frame.x && x < $0.frame.maxX && y >= $0.frame.y && y < $0.frame.maxY
      }?.name
      guard let name else { return }
      if found[name] == nil { order.append(name) }
      let bounds = found[name]?.bounds.including(x, y) ?? PixelRect(x: x, y: y, width: 1, height: 1)
      found[name] = .init(bounds: bounds, count: (found[name]?.count ?? 0) + 1, owner: name)
    }
    let all = order.compactMap { found[$0] }
    let total = all.reduce(0) { $0 + $1.count }
    var shares = all.filter { Double($0.count) >= Double(total) * Self.leastShare }
      .enumerated().sorted {
        $0.element.count == $1.element.count
          ? $0.offset < $1.offset : $0.element.count > $1.element.count
      }.map(\.element)
    guard !shares.isEmpty else { return [] }
    shares[0].count += box.count - shares.reduce(0) { $0 + $1.count }
    return shares
  }

  /// Visits different pixels of a box; of very many, evenly chosen ones.
  private func forEachPixel(in box: PixelRect, _ visit: (Int, Int) -> Void) {
    let first = firstPlace(from: box.y * width)
    let end = firstPlace(from: box.maxY * width)
    let most = 20_000
    for index in stride(from: first, to: end, by: max(1, (end - first) / most)) {
      let (y, x) = Int(places[index]).quotientAndRemainder(dividingBy: width)
      if x >= box.x, x < box.maxX { visit(x, y) }
    }
  }

  /// The index of the first place that is not before another.
  private func firstPlace(from place: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(places[middle]) < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension PixelRect {
  /// The smallest rectangle around this one and a pixel.
  fileprivate func including(_ x: Int, _ y: Int) -> PixelRect {
    let (left, top) = (min(self.x, x), min(self.y, y))
    return PixelRect(
      x: left, y: top, width: max(maxX, x + 1) - left, height: max(maxY, y + 1) - top)
  }
}
