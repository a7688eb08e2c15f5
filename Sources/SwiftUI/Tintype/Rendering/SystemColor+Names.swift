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
      let styles = [ColorScheme.light, .dark].map { scheme in
        environment.colorScheme = scheme
        return color.rgba(in: environment).clamped
      }
      if styles[0] != styles[1], names[styles] == nil { names[styles] = "\(color)" }
    }
    return names
  }
}
