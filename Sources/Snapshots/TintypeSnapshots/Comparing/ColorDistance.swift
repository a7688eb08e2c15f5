import CTintypeKernels
import Foundation

/// Distances between colors as people see them.
package enum ColorDistance {
  /// Light, 0 to 1, of each sRGB byte (IEC 61966-2-1).
  static let linear: [Double] = (0..<256).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// A color in CIELAB under D65.
  package struct Lab: Sendable, Hashable {
    /// Lightness, 0 to 100.
    package var lightness: Double
    /// Green to red.
    package var a: Double
    /// Blue to yellow.
    package var b: Double

    /// Creates a color.
    package init(lightness: Double, a: Double, b: Double) {
      (self.lightness, self.a, self.b) = (lightness, a, b)
    }
  }

  /// The CIEDE2000 distance of two colors.
  package static func ciede2000(_ one: Lab, _ other: Lab) -> Double {
    tintype_compare_lab_difference(
      [one.lightness, one.a, one.b], [other.lightness, other.a, other.b])
  }
}
