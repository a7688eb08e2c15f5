import TintypeDrawing

/// A translucent background that blurs what is below it: `Rules/Glass#Materials`.
public struct Material: ShapeStyle, Sendable {
  private let lightAlpha: Double
  private let darkAlpha: Double

  /// Mostly clear.
  public static let ultraThin = Material(lightAlpha: 0.44, darkAlpha: 0.55)
  /// More clear than not.
  public static let thin = Material(lightAlpha: 0.6, darkAlpha: 0.65)
  /// Somewhat clear.
  public static let regular = Material(lightAlpha: 0.72, darkAlpha: 0.73)
  /// Mostly opaque.
  public static let thick = Material(lightAlpha: 0.83, darkAlpha: 0.82)
  /// Hardly clear.
  public static let ultraThick = Material(lightAlpha: 0.92, darkAlpha: 0.9)
  /// The material of bars.
  public static let bar = Material(lightAlpha: 0.8, darkAlpha: 0.75)

  /// What is below, blurred, and a light or dark gray by the appearance.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    let isDark = environment.colorScheme == .dark
    let gray = isDark ? RGBA(bytes: 37, 37, 37) : RGBA(bytes: 247, 247, 247)
    return StylePaint(
      .backdrop(
        Backdrop(
          blurRadius: 20, saturation: 1.8,
          veil: gray.opacity(isDark ? style.darkAlpha : style.lightAlpha))))
  }
}
