extension ColorFilter {
  /// The filter as four rows of five numbers for red, green, blue and alpha, 0 to 1; the fifth is added.
  ///
  /// Weights and rules as recorded from SwiftUI: saturation and hue as in SVG, luminance replaces alpha.
  package var matrix: [Double] {
    switch self {
    case .brightness(let amount):
      return ColorFilter.diagonal(1, 1, 1, add: amount)
    case .contrast(let amount):
      return ColorFilter.diagonal(amount, amount, amount, add: 0.5 - 0.5 * amount)
    case .saturation(let amount):
      return ColorFilter.saturationMatrix(amount)
    case .grayscale(let amount):
      return ColorFilter.saturationMatrix(1 - amount)
    case .hueRotation(let angle):
      return ColorFilter.hueMatrix(angle)
    case .invert:
      return ColorFilter.diagonal(-1, -1, -1, add: 1)
    case .multiply(let color):
      return ColorFilter.diagonal(color.red, color.green, color.blue, add: 0, alpha: color.alpha)
    case .matrix(let numbers):
      return numbers
    case .luminanceToAlpha:
      let (r, g, b) = ColorFilter.luminance
      return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, r, g, b, 0, 0]
    case .opaque:
      return ColorFilter.diagonal(1, 1, 1, add: 0, alpha: 255)
    case .alphaThreshold(let least, let color):
      // From nothing to all within one of the 255 steps of alpha.
      let steepness = 255.0
      return [
        0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue,
        0, 0, 0, steepness, 0.5 - steepness * max(least, 0.5 / steepness),
      ]
    }
  }

  private static let luminance = (0.2126, 0.7152, 0.0722)

  private static func diagonal(
    _ r: Double, _ g: Double, _ b: Double, add: Double, alpha: Double = 1
  ) -> [Double] {
    [r, 0, 0, 0, add, 0, g, 0, 0, add, 0, 0, b, 0, add, 0, 0, 0, alpha, 0]
  }

  private static func saturationMatrix(_ s: Double) -> [Double] {
    let (r, g, b) = luminance
    let (x, y, z) = (r * (1 - s), g * (1 - s), b * (1 - s))
    return [x + s, y, z, 0, 0, x, y + s, z, 0, 0, x, y, z + s, 0, 0, 0, 0, 0, 1, 0]
  }

  private static func hueMatrix(_ angle: Double) -> [Double] {
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    let (r, g, b) = (0.213, 0.715, 0.072)
    // The three parts of the SVG definition: gray, cosine, sine.
    let gray = [r, g, b, r, g, b, r, g, b]
    let inPhase = [1 - r, -g, -b, -r, 1 - g, -b, -r, -g, 1 - b]
    let across = [-r, -g, 1 - b, 0.143, 0.140, -0.283, -(1 - r), g, b]
    let m = (0..<9).map { gray[$0] + cosine * inPhase[$0] + sine * across[$0] }
    return [
      m[0], m[1], m[2], 0, 0, m[3], m[4], m[5], 0, 0, m[6], m[7], m[8], 0, 0, 0, 0, 0, 1, 0,
    ]
  }
}
