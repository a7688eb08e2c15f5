/// A style of the system's that is one color.
public nonisolated struct SystemColorShapeStyle: ShapeStyle, Sendable {
  let color: SystemColor
  /// The paint of the color.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    StylePaint(.color(style.color.rgba(in: environment)))
  }

  /// The system's color of the level where it has one, else the color, fainter.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, level: Int, in environment: EnvironmentValues
  ) -> StylePaint {
    guard let color = style.color.atLevel(level) else {
      let paint = resolvedPaint(of: style, in: environment).paint
      return StylePaint(paint.opacity(styleLevelOpacity(level)))
    }
    return StylePaint(.color(color.rgba(in: environment)))
  }
}

extension ShapeStyle where Self == SystemColorShapeStyle {
  /// The color of words that stand for a text to come.
  public static var placeholder: SystemColorShapeStyle { .init(color: .placeholderText) }
  /// The color of links.
  public static var link: SystemColorShapeStyle { .init(color: .link) }
  /// The color of shapes that content stands on.
  public static var fill: SystemColorShapeStyle { .init(color: .fill) }
  /// The color of a window's background.
  public static var windowBackground: SystemColorShapeStyle { .init(color: .background) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The color of what is selected: the tint.
  public static var selection: TintShapeStyle { TintShapeStyle() }
}

extension View {
  /// Sets the style that controls inside take for their accent; a color where it can be one.
  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    changingEnvironment {
      $0.tint = (tint as? Color) ?? $0.tint
      $0.tintStyle = tint is Color ? nil : tint
    }
  }

  /// Sets the style that `background` stands for inside.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changingEnvironment { $0.backgroundStyle = style }
  }
}
