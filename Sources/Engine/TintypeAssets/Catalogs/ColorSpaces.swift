/// Conversions into sRGB, the only space that pictures are made in.
package enum ColorSpaces {
  /// A component with sRGB's gamma.
  package static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  /// A component without sRGB's gamma.
  package static func decoded(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// A color of Display P3 in sRGB; what lies outside is cut to the nearest component.
  ///
  /// The matrix follows from the primaries of both spaces, which share white and gamma.
  package static func sRGB(
    displayP3 color: (red: Double, green: Double, blue: Double)
  ) -> (red: Double, green: Double, blue: Double) {
    let (r, g, b) = (decoded(color.red), decoded(color.green), decoded(color.blue))
    func component(_ linear: Double) -> Double { min(max(encoded(max(linear, 0)), 0), 1) }
    return (
      component(1.2249401763 * r - 0.2249401763 * g),
      component(-0.0420569547 * r + 1.0420569547 * g),
      component(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b)
    )
  }
}
