extension View {
  /// Sets the style of content inside.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changingEnvironment { $0.setForegroundStyles([style]) }
  }

  /// Sets the styles of content inside, by importance.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    changingEnvironment { $0.setForegroundStyles([primary, secondary]) }
  }

  /// Sets the styles of content inside, by importance.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    changingEnvironment { $0.setForegroundStyles([primary, secondary, tertiary]) }
  }

  /// Sets the color of content inside; nil for the system's.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment { $0.setForegroundStyles(color.map { [$0] } ?? []) }
  }

  /// Sets the accent color inside; nil for the system's.
  public nonisolated func tint(_ tint: Color?) -> some View {
    changingEnvironment {
      $0.tint = tint
      $0.tintStyle = nil
    }
  }

  /// Sets the accent color inside; nil for the system's.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}

extension EnvironmentValues {
  /// Sets the styles of content; a hierarchical style means the levels of the styles around.
  package mutating func setForegroundStyles(_ styles: [any ShapeStyle]) {
    let isAbsolute = styles.allSatisfy {
      !($0 is HierarchicalShapeStyle) && !($0 is ForegroundStyle) && !($0 is AnyShapeStyle)
    }
    if isAbsolute {
      foregroundStyles = styles
      return
    }
    let outer = foregroundStyles
    foregroundStyles = styles.map(AnyShapeStyle.unwrapped).flatMap { style -> [any ShapeStyle] in
      guard let hierarchical = style as? HierarchicalShapeStyle else {
        return style is ForegroundStyle ? (outer.first.map { [$0] } ?? [style]) : [style]
      }
      if hierarchical.level < outer.count { return [outer[hierarchical.level]] }
      guard let base = outer.first?.styleOfLevels else {
        return [SystemLabelStyle(level: hierarchical.level)]
      }
      let factors = [1, 0.5, 0.25, 0.18, 0.1]
      return [FadedStyle(base: base, factor: factors[min(hierarchical.level, 4)])]
    }
  }
}

extension ShapeStyle {
  /// The style whose levels hierarchical styles inside mean, which do not add up; nil for the system's labels.
  var styleOfLevels: (any ShapeStyle)? {
    if self is SystemLabelStyle { return nil }
    return (self as? FadedStyle)?.base ?? self
  }
}

/// The system's color of content of an importance.
package nonisolated struct SystemLabelStyle: ShapeStyle {
  let level: Int
  /// Creates the color of an importance, 0 for the most.
  package init(level: Int) { self.level = level }
  /// The color in the scheme of the environment.
  package static func resolvedPaint(of style: Self, in environment: EnvironmentValues) -> StylePaint
  {
    var plain = environment
    plain.foregroundStyles = []
    return StylePaint(plain.foregroundPaint(level: style.level))
  }
}

/// A style with a changed opacity, whatever its type.
private nonisolated struct FadedStyle: ShapeStyle {
  let base: any ShapeStyle
  let factor: Double
  static func resolvedPaint(of style: Self, in environment: EnvironmentValues) -> StylePaint {
    StylePaint(style.base.paint(in: environment).opacity(style.factor))
  }
}
