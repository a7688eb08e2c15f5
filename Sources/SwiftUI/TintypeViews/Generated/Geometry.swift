// Made of Fixtures/Names/TintypeViews/Geometry.txt by `make names`: change that file instead.
// swift-format-ignore-file

public import Foundation
public import TintypeGeometry

/// A point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// A rectangle.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

/// The left side.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// The middle across.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// The right side.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// The upper side.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// The middle down.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// The lower side.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// The width.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// The height.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// A smaller rectangle.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }

/// A moved rectangle.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }

/// The rectangle around two.
public func CGRectUnion(_ a: CGRect, _ b: CGRect) -> CGRect { a.union(b) }

/// What two have in common.
public func CGRectIntersection(_ a: CGRect, _ b: CGRect) -> CGRect { a.intersection(b) }

/// Whether a point is in it.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

/// Whether two have something in common.
public func CGRectIntersectsRect(_ a: CGRect, _ b: CGRect) -> Bool { a.intersects(b) }

/// Whether two are the same.
public func CGRectEqualToRect(_ a: CGRect, _ b: CGRect) -> Bool { a == b }

/// A move.
public func CGAffineTransformMakeTranslation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform { CGAffineTransform(translationX: x, y: y) }

/// A change of size.
public func CGAffineTransformMakeScale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform { CGAffineTransform(scaleX: x, y: y) }

/// A turn, in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle) }

/// A transform of its numbers.
public func CGAffineTransformMake(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

/// One after the other.
public func CGAffineTransformConcat(_ a: CGAffineTransform, _ b: CGAffineTransform) -> CGAffineTransform { a.concatenating(b) }

/// The way back.
public func CGAffineTransformInvert(_ transform: CGAffineTransform) -> CGAffineTransform { transform.inverted() }

/// Moved before.
public func CGAffineTransformTranslate(_ transform: CGAffineTransform, _ x: CGFloat, _ y: CGFloat) -> CGAffineTransform { transform.translatedBy(x: x, y: y) }

/// Scaled before.
public func CGAffineTransformScale(_ transform: CGAffineTransform, _ x: CGFloat, _ y: CGFloat) -> CGAffineTransform { transform.scaledBy(x: x, y: y) }

/// Turned before.
public func CGAffineTransformRotate(_ transform: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform { transform.rotated(by: angle) }

/// What changes nothing.
public let CGAffineTransformIdentity = CGAffineTransform.identity

/// The origin.
public let CGPointZero = CGPoint.zero

/// No size.
public let CGSizeZero = CGSize.zero

/// No rectangle.
public let CGRectZero = CGRect.zero

extension CGPoint {
  /// The coordinates.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
  /// Width and height.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
  /// Origin and size.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(width), \(height))" }
}

/// Origin and size.
public func NSStringFromCGRect(_ rect: CGRect) -> String { "{{\(rect.minX), \(rect.minY)}, {\(rect.width), \(rect.height)}}" }

/// The coordinates.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(point.x), \(point.y)}" }

/// Width and height.
public func NSStringFromCGSize(_ size: CGSize) -> String { "{\(size.width), \(size.height)}" }
