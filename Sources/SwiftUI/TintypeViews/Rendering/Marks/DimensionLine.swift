/// A dimension line as ISO 129 draws it: arrows to both ends, from outside where there is no space
/// between them, with short lines across.
package struct DimensionLine {
  /// What is stroked.
  package private(set) var path = Path()
  /// The tips of the arrows, which are filled; a third as wide as they are long.
  package private(set) var tips = Path()
  /// What the line covers, in points.
  package private(set) var bounds = CGRect.null

  /// How far the short lines reach to each side, in points.
  package static let half: CGFloat = 4
  /// The length between the ends from which on arrows stand between them, in points.
  private static let least: CGFloat = 12
  /// The length of what is outside of the ends, in points.
  private static let tail: CGFloat = 7

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - axis: the direction of the line.
  ///   - start: its first end, in points.
  ///   - end: its second end, not before the first.
  ///   - position: where it stands across its direction, in points.
  package init(_ axis: Axis, from start: CGFloat, to end: CGFloat, at position: CGFloat) {
    let isInside = end - start >= Self.least
    let tail = isInside ? 0 : Self.tail
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(axis, along: along, across: position + across)
    }
    func segment(_ a: CGPoint, _ b: CGPoint) {
      path.move(to: a)
      path.addLine(to: b)
    }
    for side in [start, end] { segment(point(side, -Self.half), point(side, Self.half)) }
    if isInside {
      segment(point(start, 0), point(end, 0))
    } else {
      segment(point(start - tail, 0), point(start, 0))
      segment(point(end, 0), point(end + tail, 0))
    }
    for (tip, outwards) in [(start, CGFloat(-1)), (end, 1)] {
      let back = tip - (isInside ? outwards : -outwards) * 4.5
      tips.move(to: point(tip, 0))
      tips.addLine(to: point(back, -1.8))
      tips.addLine(to: point(back, 1.8))
      tips.closeSubpath()
    }
    bounds = CGRect(axis, from: start - tail, to: end + tail, at: position, half: Self.half)
  }
}

extension CGPoint {
  /// A point by its positions along an axis and across it.
  init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}
