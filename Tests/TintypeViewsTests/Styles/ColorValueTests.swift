import Testing
import TintypeDrawing
import TintypeViews

/// Colors of numbers: their components, and what they are mixed to.
@Suite struct ColorValueTests {
  private func components(_ color: Color) -> [Double] {
    let color = color.rgba(in: EnvironmentValues())
    return [color.red, color.green, color.blue, color.alpha]
  }

  private func isNear(_ color: Color, _ expected: [Double]) -> Bool {
    zip(components(color), expected).allSatisfy { abs($0 - $1) < 1e-5 }
  }

  @Test(
    arguments: [
      (0, 1, 1, [1, 0, 0]), (1.0 / 12, 1, 1, [1, 0.5, 0]), (1.0 / 6, 1, 1, [1, 1, 0]),
      (0.25, 1, 1, [0.5, 1, 0]),
      (1.0 / 3, 1, 1, [0, 1, 0]), (0.5, 1, 1, [0, 1, 1]), (2.0 / 3, 1, 1, [0, 0, 1]),
      (0.75, 1, 1, [0.5, 0, 1]),
      (5.0 / 6, 1, 1, [1, 0, 1]), (1, 1, 1, [1, 0, 0]), (0, 0.5, 0.8, [0.8, 0.4, 0.4]),
      (0.4, 0, 0.3, [0.3, 0.3, 0.3]),
    ] as [(Double, Double, Double, [Double])])
  func huesSaturationsAndBrightness(
    hue: Double, saturation: Double, brightness: Double, expected: [Double]
  ) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: 0.5)
    #expect(isNear(color, expected + [0.5]), "\(components(color))")
  }

  /// The curve of sRGB begins with a straight line, up to 0.0031308.
  @Test func linearComponentsAreEncoded() {
    #expect(isNear(Color(.sRGBLinear, red: 0.5, green: 0.002, blue: 1), [0.735357, 0.02584, 1, 1]))
    #expect(
      isNear(Color(.sRGBLinear, white: 0.0031308, opacity: 0.5), [0.04045, 0.04045, 0.04045, 0.5]))
    #expect(isNear(Color(white: 0.25), [0.25, 0.25, 0.25, 1]))
  }

  /// As those of asset catalogs; what sRGB has not is the nearest that it has.
  @Test func componentsOfDisplayP3AreConverted() {
    let red = Color(.displayP3, red: 1, green: 0, blue: 0)
    #expect(isNear(red, [1, 0, 0, 1]))
    #expect(isNear(Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5), [0.5, 0.5, 0.5, 1]))
    let color = Color(.displayP3, red: 0.412, green: 0.508, blue: 0.690)
    #expect(isNear(color, [0.386227, 0.511551, 0.70582, 1]))
  }

  @Test func mixedColors() {
    let (red, blue) = (
      Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1, opacity: 0.5)
    )
    for (share, expected) in [
      (0.25, [0.75, 0, 0.25, 0.875]), (0, [1, 0, 0, 1]), (-1, [1, 0, 0, 1]), (1, [0, 0, 1, 0.5]),
      (2, [0, 0, 1, 0.5]),
    ] { #expect(isNear(red.mix(with: blue, by: share, in: .device), expected), "\(share)") }
    for (share, expected) in [
      (-1, [1, 0, 0, 1]), (0, [1, 0, 0, 1]), (1, [0, 0, 1, 0.5]), (2, [0, 0, 1, 0.5]),
    ] as [(Double, [Double])] {
      #expect(isNear(red.mix(with: blue, by: share), expected), "\(share)")
    }
    // Half of black and white in Oklab is half as light: the cube of a half without sRGB's curve.
    let gray = Color(white: 0).mix(with: Color(white: 1), by: 0.5)
    #expect(isNear(gray, [0.388573, 0.388573, 0.388573, 1]), "\(components(gray))")
    #expect(isNear(blue.opacity(0.5).opacity(0.5), [0, 0, 1, 0.125]))
  }
}
