/// A style that is one color of the system's.
package protocol SystemColorStyle: ShapeStyle {
  /// The color.
  static var systemColor: SystemColor { get }
}

extension SystemColorStyle {
  /// The paint of the color.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    StylePaint(.color(systemColor.rgba(in: environment)))
  }

  /// The system's color of the level where it has one, else the color, fainter.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, level: Int, in environment: EnvironmentValues
  ) -> StylePaint {
    guard let color = systemColor.atLevel(level) else {
      let paint = resolvedPaint(of: style, in: environment).paint
      return StylePaint(paint.opacity(styleLevelOpacity(level)))
    }
    return StylePaint(.color(color.rgba(in: environment)))
  }
}

/// The color of words that stand for a text to come.
public nonisolated struct PlaceholderTextShapeStyle: SystemColorStyle, Sendable {
  package static let systemColor = SystemColor.placeholderText
  /// Creates the style, for which `.placeholder` is short.
  public nonisolated init() {}
}

/// The color of links.
public nonisolated struct LinkShapeStyle: SystemColorStyle, Sendable {
  package static let systemColor = SystemColor.link
  /// Creates the style, for which `.link` is short.
  public nonisolated init() {}
}

/// The color of shapes that content stands on.
public nonisolated struct FillShapeStyle: SystemColorStyle, Sendable {
  package static let systemColor = SystemColor.fill
  /// Creates the style, for which `.fill` is short.
  public nonisolated init() {}
}

/// The color of a window's background.
public nonisolated struct WindowBackgroundShapeStyle: SystemColorStyle, Sendable {
  package static let systemColor = SystemColor.background
  /// Creates the style, for which `.windowBackground` is short.
  public nonisolated init() {}
}

/// The color of what is selected: the tint.
public nonisolated struct SelectionShapeStyle: ShapeStyle, Sendable {
  /// Creates the style, for which `.selection` is short.
  public nonisolated init() {}
  /// The paint of the tint.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    TintShapeStyle.resolvedPaint(of: TintShapeStyle(), in: environment)
  }
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
    changingEnvironment { $0.backgroundStyle = AnyShapeStyle(style) }
  }
}
