import TintypeAssets
import TintypeDrawing

/// Colors in Oklab, in which equal steps look equal.
///
/// The numbers are those of Björn Ottosson's published definition.
nonisolated enum PerceptualColor {
  /// Lightness, the two axes of color, and the opacity.
  static func components(_ color: RGBA) -> SIMD4<Double> {
    let (r, g, b) = (
      ColorSpaces.decoded(color.red), ColorSpaces.decoded(color.green),
      ColorSpaces.decoded(color.blue)
    )
    let l = root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD4(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s, color.alpha)
  }

  /// The color of components.
  static func color(_ lab: SIMD4<Double>) -> RGBA {
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z)
    let m = cube(lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z)
    let s = cube(lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z)
    return RGBA(
      red: ColorSpaces.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: ColorSpaces.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: ColorSpaces.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
      alpha: lab.w)
  }

  private static func root(_ value: Double) -> Double { cbrt(value) }
}
