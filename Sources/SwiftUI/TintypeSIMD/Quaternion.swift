#if os(Linux)
import Foundation

/// What turns can be computed of: `Float` and `Double`.
public protocol TurnScalar: BinaryFloatingPoint, SIMDScalar, Codable, Sendable {}
extension Float: TurnScalar {}
extension Double: TurnScalar {}

/// A turn in space, or any quaternion: three imaginary parts and a real one.
public struct Quaternion<Scalar: TurnScalar>: Hashable, @unchecked Sendable {
  /// The imaginary parts and the real one.
  public var vector: SIMD4<Scalar>

  /// Creates the quaternion of zeros.
  public init() { vector = .zero }
  /// Creates a quaternion of its parts.
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  /// Creates a quaternion of its parts.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  /// Creates a quaternion of its parts.
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }
  /// Creates a turn by an angle in radians around an axis of length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    vector = SIMD4(axis * Scalar(sin(half)), Scalar(cos(half)))
  }
  /// Creates the shortest turn of one direction into another, both of length 1.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let cosine = dot(from, to)
    if cosine < -0.999_999 {
      let side: SIMD3<Scalar> = from.x.magnitude < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
      self.init(angle: Scalar(Double.pi), axis: normalize(cross(from, side)))
    } else {
      self = Quaternion(real: 1 + cosine, imag: cross(from, to)).normalized
    }
  }

  /// The real part.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The imaginary parts.
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  /// The angle of the turn, in radians.
  public var angle: Scalar { Scalar(2 * atan2(Double(TintypeSIMD.length(imag)), Double(real))) }
  /// The axis of the turn, of length 1; NaN where there is none.
  public var axis: SIMD3<Scalar> { normalize(imag) }
  /// The length.
  public var length: Scalar { TintypeSIMD.length(vector) }
  /// The same with the length 1.
  public var normalized: Quaternion { Quaternion(vector: vector / length) }
  /// The same with its imaginary parts turned around.
  public var conjugate: Quaternion { Quaternion(real: real, imag: -imag) }
  /// The turn back.
  public var inverse: Quaternion {
    Quaternion(vector: conjugate.vector / dot(vector, vector))
  }
  /// The directions of the axes after the turn.
  var axes: [SIMD3<Scalar>] {
    [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)].map(act)
  }

  /// A vector after the turn.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = cross(imag, vector) * 2
    return vector + twice * real + cross(imag, twice)
  }
  /// A turn between this one and another, from 0 to 1, the shorter way.
  func turned(to other: Quaternion, _ t: Scalar) -> Quaternion {
    let product = dot(vector, other.vector)
    let end = product < 0 ? -other.vector : other.vector
    let angle = acos(min(1, Double(product.magnitude)))
    guard angle > 1e-4 else { return Quaternion(vector: vector + (end - vector) * t).normalized }
    let first = Scalar(sin((1 - Double(t)) * angle) / sin(angle))
    let second = Scalar(sin(Double(t) * angle) / sin(angle))
    return Quaternion(vector: vector * first + end * second)
  }

  /// The turn that does the second, then the first.
  public static func * (a: Quaternion, b: Quaternion) -> Quaternion {
    Quaternion(
      real: a.real * b.real - dot(a.imag, b.imag),
      imag: b.imag * a.real + a.imag * b.real + cross(a.imag, b.imag))
  }
  /// All parts times a number.
  public static func * (a: Quaternion, scale: Scalar) -> Quaternion {
    Quaternion(vector: a.vector * scale)
  }
}
#endif
