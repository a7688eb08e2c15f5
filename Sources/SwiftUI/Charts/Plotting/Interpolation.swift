#if os(Linux)
import Foundation
import Tintype

/// Joins points to a line.
enum Interpolation {
  /// Adds a line through points to a path.
  ///
  /// - Parameters:
  ///   - points: the points, in the order of the line.
  ///   - method: how they are joined.
  ///   - path: the path; a line goes on from where it ends.
  static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
    guard let first = points.first else { return }
    if path.isEmpty { path.move(to: first) } else { path.addLine(to: first) }
    switch method.form {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart, .stepCenter, .stepEnd: addSteps(points, method.form, to: &path)
    case .monotone: addCurve(points, monotone(points), to: &path)
    case .catmullRom: addCurve(points, cardinal(points, tension: 0), to: &path)
    case .cardinal: addCurve(points, cardinal(points, tension: method.amount), to: &path)
    }
  }

  private static func addSteps(
    _ points: [CGPoint], _ form: InterpolationMethod.Curve, to path: inout Path
  ) {
    for (from, to) in zip(points, points.dropFirst()) {
      let x = form == .stepEnd ? from.x : form == .stepStart ? to.x : (from.x + to.x) / 2
      path.addLine(to: CGPoint(x: x, y: from.y))
      path.addLine(to: CGPoint(x: x, y: to.y))
      path.addLine(to: to)
    }
  }

  /// Two vectors for each pair of neighbors: how far the curve's controls lie behind the first and before the second.
  private typealias Arms = [(CGVector, CGVector)]

  private static func addCurve(_ points: [CGPoint], _ arms: Arms, to path: inout Path) {
    for (index, arm) in arms.enumerated() {
      let (from, to) = (points[index], points[index + 1])
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + arm.0.dx, y: from.y + arm.0.dy),
        control2: CGPoint(x: to.x - arm.1.dx, y: to.y - arm.1.dy))
    }
  }

  /// A cardinal spline: each tangent is parallel to the line between the neighbors.
  private static func cardinal(_ points: [CGPoint], tension: CGFloat) -> Arms {
    let scale = (1 - tension) / 6
    func tangent(_ index: Int) -> CGVector {
      let before = points[max(index - 1, 0)]
      let after = points[min(index + 1, points.count - 1)]
      return CGVector(dx: (after.x - before.x) * scale, dy: (after.y - before.y) * scale)
    }
    return points.indices.dropLast().map { (tangent($0), tangent($0 + 1)) }
  }

  /// Tangents that let no curve leave the heights of its ends: Fritsch and Carlson, "Monotone Piecewise Cubic
  /// Interpolation", 1980, with the weighted harmonic mean of the slopes on both sides.
  private static func monotone(_ points: [CGPoint]) -> Arms {
    let widths = zip(points, points.dropFirst()).map { $1.x - $0.x }
    let slopes = zip(points, points.dropFirst()).map { from, to in
      to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
    }
    func tangent(_ index: Int) -> CGFloat {
      guard index > 0 else { return slopes.first ?? 0 }
      guard index < slopes.count else { return slopes.last ?? 0 }
      let (before, after) = (slopes[index - 1], slopes[index])
      guard before * after > 0 else { return 0 }
      let (left, right) = (widths[index - 1], widths[index])
      let (first, second) = (2 * right + left, right + 2 * left)
      return (first + second) / (first / before + second / after)
    }
    return slopes.indices.map { index in
      let part = widths[index] / 3
      return (
        CGVector(dx: part, dy: part * tangent(index)),
        CGVector(dx: part, dy: part * tangent(index + 1))
      )
    }
  }
}
#endif
