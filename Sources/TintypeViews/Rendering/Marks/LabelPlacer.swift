/// Finds places for labels: near what they are about, not on text where that can be avoided, and never on
/// one another.
///
/// Every picture has one, which all marks of the picture share. What finds no place near its target stands
/// beside the picture where the canvas may grow, and is left out elsewhere.
@MainActor
final class LabelPlacer {
  /// A label's place.
  struct Place {
    /// The place of the label among those that were asked for.
    var index: Int
    var rect: CGRect
    /// The line to what the label is about; nil where it stands there.
    var leader: (from: CGPoint, to: CGPoint)?
  }

  /// What a label costs that covers text, at least; less than a place beside the picture costs nothing does.
  private static let textCost: CGFloat = 30
  /// What a place beside the picture costs.
  private static let marginCost: CGFloat = 9
  /// The distance of labels from one another, in points.
  private static let gap: CGFloat = 2.5
  /// How far beyond the canvas labels stand that touch what they are about, in points.
  private static let reach: CGFloat = 40

  private let canvas: CGRect
  /// The canvas with what is around it, such as a device's housing.
  private let outer: CGRect
  private let mayGrow: Bool
  private let scale: CGFloat
  private let allowed: CGRect
  private lazy var labels = RectangleGrid(region: region)
  private lazy var texts = RectangleGrid(region: region)
  private lazy var lines = RectangleGrid(region: region)
  private let region: CGRect

  /// The places that labels have, in points.
  var taken: [CGRect] { labels.rectangles.map { $0.insetBy(dx: 1, dy: 1) } }

  /// Begins with a picture without labels.
  ///
  /// - Parameters:
  ///   - canvas: where the picture is, in points.
  ///   - outer: the canvas with what is drawn around it.
  ///   - mayGrow: whether labels may stand beside it.
  ///   - scale: pixels a point.
  init(canvas: CGRect, outer: CGRect, mayGrow: Bool, scale: CGFloat) {
    self.canvas = canvas
    self.outer = outer
    self.mayGrow = mayGrow
    self.scale = scale
    let hasHousing = outer != canvas
    allowed =
      mayGrow && !hasHousing ? canvas.insetBy(dx: -Self.reach, dy: -Self.reach) : canvas
    region = canvas.insetBy(dx: -Self.reach, dy: -Self.reach)
  }

  /// Tells of a label that is not this placer's.
  func avoid(_ label: CGRect) { take(label) }

  /// Tells of content that labels had better not cover.
  func avoidText(_ rect: CGRect) { texts.insert(rect) }

  /// Tells of lines and arrows that labels had better not cover.
  func avoidLine(_ rect: CGRect) { lines.insert(rect) }

  /// Places labels, by rank, the smaller targets first.
  ///
  /// - Parameter wanted: the labels.
  /// - Returns: the labels that have a place.
  func place(_ wanted: [SetLabel]) -> [Place] {
    func area(_ index: Int) -> CGFloat {
      let target = wanted[index].label.target
      return target.width * target.height
    }
    let order = wanted.indices.sorted { a, b in
      let (x, y) = (wanted[a].label, wanted[b].label)
      if x.rank != y.rank { return x.rank < y.rank }
      return area(a) == area(b) ? a < b : area(a) < area(b)
    }
    var places: [Place] = []
    var rest: [Int] = []
    for index in order {
      if let place = nearPlace(wanted[index], index) {
        take(place.rect)
        places.append(place)
      } else {
        rest.append(index)
      }
    }
    if mayGrow { places += margins(rest, wanted, around: places) }
    return places
  }

  /// Takes a place that is free.
  private func take(_ rect: CGRect) { labels.insert(rect.insetBy(dx: -1, dy: -1)) }

  // MARK: Near places

  /// The best place near what a label is about; nil where a place beside the picture is better, or none is free.
  private func nearPlace(_ wanted: SetLabel, _ index: Int) -> Place? {
    var best: (cost: CGFloat, rect: CGRect, isFar: Bool)?
    func tryOut(_ origin: CGPoint, _ base: CGFloat, isFar: Bool) {
      if let best, best.cost <= base { return }
      let rect = CGRect(
        x: origin.x.snapped(toScale: scale), y: origin.y.snapped(toScale: scale),
        width: wanted.size.width, height: wanted.size.height)
      guard allowed.contains(rect.insetBy(dx: 0.01, dy: 0.01)) else { return }
      guard !labels.hits(rect.insetBy(dx: 1 - Self.gap, dy: 1 - Self.gap)) else { return }
      var cost = base
      let text = texts.overlap(rect)
      if text > 0.5 {
        // Where text cannot be spared, a label rather covers that of its own view.
        cost += (wanted.label.target.contains(rect) ? 0.5 : 1) * Self.textCost + text / 20
      }
      cost += lines.overlap(rect) / 12
      if best.map({ cost < $0.cost }) ?? true { best = (cost, rect, isFar) }
    }
    candidates(wanted, tryOut)
    guard let best, !mayGrow || best.cost < limit(wanted) else { return nil }
    let isTouching = !best.isFar
    return Place(
      index: index, rect: best.rect,
      leader: isTouching ? nil : leader(from: best.rect, to: wanted.label))
  }

  private func limit(_ wanted: SetLabel) -> CGFloat {
    Self.marginCost + (wanted.label.style == .chip ? 0 : 8)
  }

  /// Tries places from the most to the least wished for.
  private func candidates(
    _ wanted: SetLabel, _ tryOut: (CGPoint, CGFloat, _ isFar: Bool) -> Void
  ) {
    let (w, h) = (wanted.size.width, wanted.size.height)
    var target = wanted.label.target.intersection(canvas)
    if target.isNull { target = wanted.label.target }
    if case .middle(let point) = wanted.label.wish {
      tryOut(CGPoint(x: point.x - w / 2, y: point.y - h / 2), 0, false)
      for (number, step) in [(CGFloat(3)), 10, 20].enumerated() {
        let cost = 0.5 + CGFloat(number)
        for (x, y) in [(0.0, -1.0), (0, 1), (1, 0), (-1, 0), (1, -1), (-1, 1), (1, 1), (-1, -1)] {
          let dx = CGFloat(x) * (w / 2 + step)
          let dy = CGFloat(y) * (h / 2 + step)
          tryOut(CGPoint(x: point.x + dx - w / 2, y: point.y + dy - h / 2), cost, number > 0)
        }
      }
      target = CGRect(x: point.x, y: point.y, width: 0, height: 0)
    } else {
      inside(target, w, h, isBadge: wanted.label.style == .badge, tryOut)
      around(target, w, h, tryOut)
    }
    for (number, d) in [CGFloat(14), 26, 40, 58].enumerated() {
      let cost = 3 + CGFloat(number)
      for x in [target.minX - w - d, target.midX - w / 2, target.maxX + d] {
        for y in [target.minY - h - d, target.midY - h / 2, target.maxY + d] {
          let isMiddle = x == target.midX - w / 2 && y == target.midY - h / 2
          if !isMiddle { tryOut(CGPoint(x: x, y: y), cost, true) }
        }
      }
    }
  }

  private func inside(
    _ target: CGRect, _ w: CGFloat, _ h: CGFloat, isBadge: Bool,
    _ tryOut: (CGPoint, CGFloat, _ isFar: Bool) -> Void
  ) {
    if isBadge {
      // A badge sits on a corner.
      tryOut(CGPoint(x: target.minX - w / 3, y: target.minY - h / 3), 0, false)
      tryOut(CGPoint(x: target.maxX - w * 2 / 3, y: target.minY - h / 3), 0.1, false)
      tryOut(CGPoint(x: target.minX - w / 3, y: target.maxY - h * 2 / 3), 0.1, false)
    }
    guard w + 3 <= target.width, h + 3 <= target.height else { return }
    let (left, right) = (target.minX + 2, target.maxX - w - 2)
    let (top, bottom) = (target.minY + 2, target.maxY - h - 2)
    let middle = target.midX - w / 2
    let corners = [
      (right, bottom), (left, top), (right, top), (left, bottom), (middle, top), (middle, bottom),
      (left, target.midY - h / 2), (right, target.midY - h / 2),
    ]
    for (number, corner) in corners.enumerated() {
      tryOut(CGPoint(x: corner.0, y: corner.1), CGFloat(number) * 0.05, false)
    }
  }

  private func around(
    _ target: CGRect, _ w: CGFloat, _ h: CGFloat,
    _ tryOut: (CGPoint, CGFloat, _ isFar: Bool) -> Void
  ) {
    let (left, right) = (target.minX - w - 3, target.maxX + 3)
    let (above, below) = (target.minY - h - 3, target.maxY + 3)
    let (middleX, middleY) = (target.midX - w / 2, target.midY - h / 2)
    let sides = [
      (target.minX, above), (target.minX, below), (target.maxX - w, above),
      (target.maxX - w, below), (middleX, above), (middleX, below), (right, middleY),
      (left, middleY), (right, target.minY), (left, target.minY),
    ]
    for (number, side) in sides.enumerated() {
      tryOut(CGPoint(x: side.0, y: side.1), 1 + CGFloat(number) * 0.05, false)
    }
  }

  /// The line from a label to the nearest point of what it is about.
  private func leader(from rect: CGRect, to label: MarkLabel) -> (from: CGPoint, to: CGPoint) {
    var end: CGPoint
    switch label.wish {
    case .middle(let point): end = point
    case .corner:
      let target = label.target
      func near(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        let inset = min(1.5, (high - low) / 2)
        return min(max(value, low + inset), high - inset)
      }
      end = CGPoint(
        x: near(rect.midX, target.minX, target.maxX), y: near(rect.midY, target.minY, target.maxY))
    }
    let start = CGPoint(
      x: min(max(end.x, rect.minX), rect.maxX), y: min(max(end.y, rect.minY), rect.maxY))
    return (start, end)
  }

  // MARK: Beside the picture

  /// Stacks labels at both sides of the picture, each beside what it is about as far as there is room.
  private func margins(
    _ rest: [Int], _ wanted: [SetLabel], around places: [Place]
  ) -> [Place] {
    guard !rest.isEmpty else { return [] }
    let bounds = places.reduce(outer) { $0.union($1.rect) }
    var sides: [[Int]] = [[], []]
    var heights: [CGFloat] = [0, 0]
    for index in rest.sorted(by: { wanted[$0].label.target.midX < wanted[$1].label.target.midX }) {
      let isRight = wanted[index].label.target.midX >= canvas.midX
      sides[isRight ? 1 : 0].append(index)
      heights[isRight ? 1 : 0] += wanted[index].size.height + Self.gap
    }
    balance(&sides, &heights, wanted)
    return [0, 1].flatMap { side in
      column(sides[side], wanted, isRight: side == 1, bounds)
    }
  }

  /// Moves labels whose targets are near the middle to the other side where one side overflows.
  private func balance(_ sides: inout [[Int]], _ heights: inout [CGFloat], _ wanted: [SetLabel]) {
    let room = max(outer.height, 1)
    while heights[0] > room, heights[0] > heights[1] + 60, let moved = sides[0].popLast() {
      sides[1].insert(moved, at: 0)
      heights[0] -= wanted[moved].size.height + Self.gap
      heights[1] += wanted[moved].size.height + Self.gap
    }
    while heights[1] > room, heights[1] > heights[0] + 60, !sides[1].isEmpty {
      let moved = sides[1].removeFirst()
      sides[0].append(moved)
      heights[1] -= wanted[moved].size.height + Self.gap
      heights[0] += wanted[moved].size.height + Self.gap
    }
  }

  private func column(
    _ members: [Int], _ wanted: [SetLabel], isRight: Bool, _ bounds: CGRect
  ) -> [Place] {
    let sorted = members.sorted { a, b in
      let (x, y) = (wanted[a].label.target, wanted[b].label.target)
      return x.midY == y.midY ? (x.midX == y.midX ? a < b : x.midX < y.midX) : x.midY < y.midY
    }
    var tops = sorted.map { wanted[$0].label.target.midY - wanted[$0].size.height / 2 }
    var free = bounds.minY
    for (place, index) in sorted.enumerated() {
      tops[place] = max(tops[place], free)
      free = tops[place] + wanted[index].size.height + Self.gap
    }
    // What was pushed beyond the lower edge moves up as far as there is room above.
    var limit = max(bounds.maxY, bounds.minY + total(sorted, wanted))
    for (place, index) in sorted.enumerated().reversed() {
      tops[place] = min(tops[place], limit - wanted[index].size.height)
      limit = tops[place] - Self.gap
    }
    return sorted.enumerated().map { place, index in
      let size = wanted[index].size
      let x = isRight ? bounds.maxX + 12 : bounds.minX - 12 - size.width
      let rect = CGRect(
        x: x.snapped(toScale: scale), y: tops[place].snapped(toScale: scale), width: size.width,
        height: size.height)
      take(rect)
      return Place(index: index, rect: rect, leader: leader(from: rect, to: wanted[index].label))
    }
  }

  private func total(_ members: [Int], _ wanted: [SetLabel]) -> CGFloat {
    members.reduce(0) { $0 + wanted[$1].size.height + Self.gap } - Self.gap
  }
}
