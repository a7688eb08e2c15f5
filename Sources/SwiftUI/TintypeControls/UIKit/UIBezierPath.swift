import Foundation
import TintypeGeometry

/// A path of UIKit's, as shapes use it: `Path(path.cgPath)`.
///
/// Angles grow and run clockwise as seen, y pointing down.
public final class UIBezierPath {
  /// The path for SwiftUI.
  public var cgPath: Path
  /// The width of the line, in points; not part of ``cgPath``.
  public var lineWidth: CGFloat = 1

  /// Creates an empty path.
  public init() { cgPath = Path() }
  /// Creates a path from one of SwiftUI's.
  public init(cgPath: Path) { self.cgPath = cgPath }
  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: Path(rect)) }
  /// Creates an ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: Path(ellipseIn: rect)) }
  /// Creates a rectangle with round corners, which are UIKit's: continuous.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }

  /// Creates a rectangle with some round corners.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, in points.
  ///   - corners: those that are round.
  ///   - cornerRadii: how large they are, in points; the width counts.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
      bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))
    self.init(cgPath: Path(roundedRect: rect, cornerRadii: radii, style: .continuous))
  }

  /// Creates an arc.
  ///
  /// - Parameters:
  ///   - center: the circle's middle, in points.
  ///   - radius: its radius, in points.
  ///   - startAngle: where it starts, in radians.
  ///   - endAngle: where it ends, in radians.
  ///   - clockwise: whether it runs clockwise as seen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { cgPath.isEmpty }
  /// The rectangle around it, in points.
  public var bounds: CGRect { cgPath.boundingRect }
  /// Where the next line starts, in points; zero for an empty path.
  public var currentPoint: CGPoint { cgPath.currentPoint ?? .zero }
  /// Whether a point is in it.
  public func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }

  /// Starts at a point.
  public func move(to point: CGPoint) { cgPath.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: end, control: controlPoint)
  }
  /// Adds an arc; see the initializer.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    cgPath.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }
  /// Ends where it started.
  public func close() { cgPath.closeSubpath() }
  /// Adds another path.
  public func append(_ path: UIBezierPath) { cgPath.addPath(path.cgPath) }
  /// Moves, turns or scales the path.
  public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }
  /// Takes all away.
  public func removeAllPoints() { cgPath = Path() }
  /// The path run the other way; as seen, the same.
  public func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }
}
