/// The one position that calls the platform's trigonometry.
///
/// Results are rounded to 40 bits of fraction, far below a pixel and above the last-bit differences
/// between C libraries, so that pictures do not depend on which one is installed.
package enum Trigonometry {
  /// The sine and cosine of an angle in radians.
  package static func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
    (rounded(sin(radians)), rounded(cos(radians)))
  }

  /// The tangent of an angle in radians.
  package static func tangent(_ radians: Double) -> Double { rounded(tan(radians)) }

  /// The angle of a vector in radians, in -π…π.
  package static func angle(y: Double, x: Double) -> Double { rounded(atan2(y, x)) }

  private static func rounded(_ value: Double) -> Double {
    let scale = 1_099_511_627_776.0
    guard value.isFinite, abs(value) < 4096 else { return value }
    return (value * scale).rounded() / scale
  }
}
