/// A color in gamma-encoded sRGB, its alpha not multiplied in.
package struct RGBA: Sendable, Hashable {
  /// Red, 0 to 1.
  package var red: Double
  /// Green, 0 to 1.
  package var green: Double
  /// Blue, 0 to 1.
  package var blue: Double
  /// Opacity, 0 to 1.
  package var alpha: Double

  /// Creates a color from its components, each 0 to 1.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates a color from bytes, the alpha 0 to 1.
  package init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  /// Black.
  package static let black = RGBA(red: 0, green: 0, blue: 0)
  /// White.
  package static let white = RGBA(red: 1, green: 1, blue: 1)
  /// Nothing.
  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  /// The color with its alpha multiplied by a factor.
  package func opacity(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The color without its transparency.
  package var opaque: RGBA { RGBA(red: red, green: green, blue: blue) }

  /// The color with each component from 0 to 1; not a number becomes 0.
  package var clamped: RGBA {
    func part(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    return RGBA(red: part(red), green: part(green), blue: part(blue), alpha: part(alpha))
  }

  /// Creates the opaque color of a pixel.
  ///
  /// - Parameter pixel: the pixel as `pixel` has it; its alpha is left out.
  package init(opaquePixel pixel: UInt32) {
    func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: pixel >> shift) }
    self.init(bytes: byte(16), byte(8), byte(0))
  }

  /// The color as a word of a bitmap's pixels: alpha in the upper byte, then red, green and blue, alpha
  /// multiplied in.
  package var pixel: UInt32 {
    let color = clamped
    let alpha = color.alpha * 255
    // Bounded: `clamped` makes all parts numbers from 0 to 1.
    func byte(_ value: Double) -> UInt32 { UInt32((value * alpha).rounded()) }
    // Bounded: `clamped` makes all parts numbers from 0 to 1.
    return UInt32(alpha.rounded()) << 24 | byte(color.red) << 16 | byte(color.green) << 8
      | byte(color.blue)
  }
}
