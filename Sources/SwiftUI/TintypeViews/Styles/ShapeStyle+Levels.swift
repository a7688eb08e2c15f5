import TintypeDrawing

/// A style at a level of importance, below which its base stands.
nonisolated struct LeveledShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  static func resolvedPaint(of style: Self, in environment: EnvironmentValues) -> StylePaint {
    Base.resolvedPaint(of: style.base, level: style.level, in: environment)
  }

  static func resolvedPaint(
    of style: Self, level: Int, in environment: EnvironmentValues
  ) -> StylePaint {
    Base.resolvedPaint(of: style.base, level: style.level + level, in: environment)
  }
}

extension ShapeStyle {
  /// The style for less important content: of `.background` and `.fill` the system's next color,
  /// of others a fainter one.
  public var secondary: some ShapeStyle { LeveledShapeStyle(base: self, level: 1) }
  /// The style for still less important content.
  public var tertiary: some ShapeStyle { LeveledShapeStyle(base: self, level: 2) }
  /// The style for hardly important content.
  public var quaternary: some ShapeStyle { LeveledShapeStyle(base: self, level: 3) }
  /// The style for the least important content.
  public var quinary: some ShapeStyle { LeveledShapeStyle(base: self, level: 4) }
}

extension ShapeStyle {
  /// The paint of the style at a level, 0 for primary to 4 for quinary: fainter with the level.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, level: Int, in environment: EnvironmentValues
  ) -> StylePaint {
    let paint = resolvedPaint(of: style, in: environment).paint
    return StylePaint(level == 0 ? paint : paint.opacity(styleLevelOpacity(level)))
  }
}

/// What is left of a style's opacity at a level of importance, 0 for primary to 4 for quinary.
func styleLevelOpacity(_ level: Int) -> Double {
  [1, 0.5, 0.25, 0.18, 0.1][min(max(level, 0), 4)]
}

extension SystemColor {
  /// The system's colors of one purpose by importance; nil where it has one only.
  func atLevel(_ level: Int) -> SystemColor? {
    let family: [SystemColor]
    switch self {
    case .background: family = [.background, .secondaryBackground, .tertiaryBackground]
    case .fill: family = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
    default: return nil
    }
    return family[min(max(level, 0), family.count - 1)]
  }
}
