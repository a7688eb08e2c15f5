/// A change of the plane that keeps straight lines straight: an affine one, or one in perspective.
///
/// A point (x, y) goes to (x m11 + y m21 + m31, x m12 + y m22 + m32) / (x m13 + y m23 + m33).
public struct ProjectionTransform: Equatable, Sendable {
  /// The share of x in x.
  public var m11: CGFloat = 1
  /// The share of x in y.
  public var m12: CGFloat = 0
  /// The share of x in depth.
  public var m13: CGFloat = 0
  /// The share of y in x.
  public var m21: CGFloat = 0
  /// The share of y in y.
  public var m22: CGFloat = 1
  /// The share of y in depth.
  public var m23: CGFloat = 0
  /// The shift in x, in points.
  public var m31: CGFloat = 0
  /// The shift in y, in points.
  public var m32: CGFloat = 0
  /// The depth of the origin.
  public var m33: CGFloat = 1

  /// Creates the transform that changes nothing.
  public init() {}

  /// Creates a transform without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Creates what a transform in space makes of the plane in which depth is 0.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether nothing is changed.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This transform followed by another one.
  public func concatenating(_ t: ProjectionTransform) -> ProjectionTransform {
    func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * t.m11 + y * t.m21 + w * t.m31, x * t.m12 + y * t.m22 + w * t.m32,
        x * t.m13 + y * t.m23 + w * t.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  /// Replaces the transform by the one that undoes it; false where there is none.
  @discardableResult
  public mutating func invert() -> Bool {
    let inverse = inverted()
    guard inverse != self || isIdentity else { return false }
    self = inverse
    return true
  }

  /// The transform that undoes this one; the transform itself where there is none.
  public func inverted() -> ProjectionTransform {
    let (a, b, c) = (m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22)
    let determinant = m11 * a + m21 * b + m31 * c
    guard determinant != 0, determinant.isFinite else { return self }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (a / determinant, b / determinant, c / determinant)
    result.m21 = (m23 * m31 - m21 * m33) / determinant
    result.m22 = (m11 * m33 - m13 * m31) / determinant
    result.m23 = (m13 * m21 - m11 * m23) / determinant
    result.m31 = (m21 * m32 - m22 * m31) / determinant
    result.m32 = (m12 * m31 - m11 * m32) / determinant
    result.m33 = (m11 * m22 - m12 * m21) / determinant
    return result
  }
}

extension ProjectionTransform {
  /// The transform without what it does in perspective.
  package var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }

  /// How far in front of the eye a point lies: 1 on the screen, 0 and less behind the eye.
  package func depth(of point: CGPoint) -> CGFloat { point.x * m13 + point.y * m23 + m33 }

  /// Where a point in front of the eye is seen.
  package func image(of point: CGPoint) -> CGPoint {
    let depth = depth(of: point)
    return CGPoint(
      x: (point.x * m11 + point.y * m21 + m31) / depth,
      y: (point.x * m12 + point.y * m22 + m32) / depth)
  }

  /// The affine transform that does the same close to a point.
  package func affine(near point: CGPoint) -> CGAffineTransform {
    let (depth, image) = (depth(of: point), image(of: point))
    let a = (m11 - image.x * m13) / depth
    let b = (m12 - image.y * m13) / depth
    let c = (m21 - image.x * m23) / depth
    let d = (m22 - image.y * m23) / depth
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: image.x - point.x * a - point.y * c,
      ty: image.y - point.x * b - point.y * d)
  }
}

extension CGPoint {
  /// Where a transform takes the point.
  public func applying(_ m: ProjectionTransform) -> CGPoint { m.image(of: self) }
}

extension Path {
  /// The path in perspective, as straight pieces; what lies behind the eye is cut off.
  package func projected(by transform: ProjectionTransform) -> Path {
    var result = Path()
    for (points, isClosed) in flattened() {
      let seen = transform.clipped(points, isClosed: isClosed)
      guard seen.count > 1 else { continue }
      result.addLines(seen.map(transform.image))
      if isClosed { result.closeSubpath() }
    }
    return result
  }
}

extension ProjectionTransform {
  /// The least depth that is drawn: what is nearer to the eye is cut off.
  private static let nearest: CGFloat = 1.0 / 64

  /// What of a line or an area lies in front of the eye.
  fileprivate func clipped(_ points: [CGPoint], isClosed: Bool) -> [CGPoint] {
    let near = Self.nearest
    if points.allSatisfy({ depth(of: $0) >= near }) { return points }
    var result: [CGPoint] = []
    let ends = points.dropFirst() + (isClosed ? points.prefix(1) : [])
    if !isClosed, let first = points.first, depth(of: first) >= near { result.append(first) }
    for (a, b) in zip(points, ends) {
      let (x, y) = (depth(of: a) - near, depth(of: b) - near)
      if (x < 0) != (y < 0) {
        let share = x / (x - y)
        result.append(CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share))
      }
      if y >= 0 { result.append(b) }
    }
    return result
  }
}
