import TintypeDrawing
import TintypeViews

extension SystemColor {
  /// The names of the system's colors, by how they look in light and in dark.
  ///
  /// - Parameter environment: the generation and the contrast.
  /// - Returns: names such as `secondaryLabel`; of two that look the same, the first.
  static func names(in environment: EnvironmentValues) -> [[RGBA]: String] {
    var environment = environment
    var names: [[RGBA]: String] = [:]
    for color in allCases {
      let looks = [ColorScheme.light, .dark].map { scheme in
        environment.colorScheme = scheme
        return color.rgba(in: environment).clamped
      }
      if looks[0] != looks[1], names[looks] == nil { names[looks] = "\(color)" }
    }
    return names
  }
}
