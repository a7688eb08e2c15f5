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
}
