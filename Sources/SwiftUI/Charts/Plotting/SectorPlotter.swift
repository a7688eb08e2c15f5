#if os(Linux)
import Foundation
import Tintype

/// Draws sectors, clockwise from the top.
struct SectorPlotter {
  private let marks: [Mark]
  private let center: CGPoint
  private let radius: CGFloat
  private let styles: StyleScale
  /// Where sectors begin and end, in radians from the top; each but the last ends where the next one begins.
  let angles: [(start: Double, end: Double)]

  init(_ marks: [Mark], in size: CGSize, _ styles: StyleScale) {
    self.marks = marks
    self.styles = styles
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    radius = max(0, min(size.width, size.height) / 2)
    angles = Self.angles(of: marks.map { max(0, $0.x.length ?? 0) })
  }

  /// The angles of numbers that share a circle.
  static func angles(of numbers: [Double]) -> [(start: Double, end: Double)] {
    let sum = numbers.reduce(0, +)
    var start = 0.0
    return numbers.map { numeric in
      let end = start + (sum > 0 ? numeric / sum * 2 * .pi : 0)
      defer { start = end }
      return (start, end)
    }
  }

  /// A sector.
  func drawn(_ index: Int) -> [DrawnMark] {
    guard marks.indices.contains(index) else { return [] }
    let mark = marks[index]
    let (start, end) = angles[index]
    guard end > start else { return [] }
    let outer = mark.radii.outer.length(in: radius) ?? radius
    let inner = min(mark.radii.inner.length(in: radius) ?? 0, outer)
    let corner = min(max(0, mark.style.cornerRadius ?? 0), (outer - inner) / 2)
    let path = outline(start, end, inner, outer, mark.angularInset, corner)
    var drawn = DrawnMark(mark, path, styles)
    let middle = point((start + end) / 2, (inner + outer) / 2)
    drawn.frame = CGRect(origin: middle, size: .zero)
    drawn.annotations = mark.style.annotations
    return [drawn]
  }

  private func point(_ angle: Double, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: center.x + sin(angle) * distance, y: center.y - cos(angle) * distance)
  }

  /// The outline; round corners are those of a wide line around a smaller sector.
  private func outline(
    _ start: Double, _ end: Double, _ inner: CGFloat, _ outer: CGFloat, _ inset: CGFloat,
    _ corner: CGFloat
  ) -> Path {
    let (low, high) = (inner + (inner > 0 ? corner : 0), outer - corner)
    let distance = inset + corner
    func turn(_ radius: CGFloat) -> Double {
      radius > distance ? asin(Double(distance / radius)) : .pi
    }
    let isWhole = end - start > 2 * .pi - 1e-6
    let outerTurn = isWhole ? 0 : turn(high)
    guard end - start > 2 * outerTurn else { return Path() }
    var path = Path()
    arc(from: start + outerTurn, to: end - outerTurn, high, to: &path)
    let innerTurn = isWhole ? 0 : turn(low)
    if isWhole, low > 0 { path.closeSubpath() }
    if end - start > 2 * innerTurn, low > 0 {
      var back = Path()
      arc(from: end - innerTurn, to: start + innerTurn, low, to: &back)
      if isWhole {
        back.closeSubpath()
        path.addPath(back)
      } else {
        arc(from: end - innerTurn, to: start + innerTurn, low, to: &path)
      }
    } else if !isWhole {
      // Where the insets of both sides meet.
      let half = (end - start) / 2
      path.addLine(to: point(start + half, distance / max(sin(min(half, .pi / 2)), 1e-3)))
    }
    path.closeSubpath()
    guard corner > 0 else { return path }
    path.addPath(path.strokedPath(StrokeStyle(lineWidth: 2 * corner, lineJoin: .round)))
    return path
  }

  /// Adds an arc by curves of at most an eighth of a circle.
  private func arc(from start: Double, to end: Double, _ radius: CGFloat, to path: inout Path) {
    let first = point(start, radius)
    if path.isEmpty { path.move(to: first) } else { path.addLine(to: first) }
    let count = max(1, Int(exactly: (abs(end - start) / (.pi / 4)).rounded(.up)) ?? 1)
    let step = (end - start) / Double(count)
    let arm = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
      let (begin, stop) = (point(from, radius), point(to, radius))
      path.addCurve(
        to: stop,
        control1: CGPoint(x: begin.x + cos(from) * arm, y: begin.y + sin(from) * arm),
        control2: CGPoint(x: stop.x - cos(to) * arm, y: stop.y - sin(to) * arm))
    }
  }
}
#endif
