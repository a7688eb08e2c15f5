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
      let fades = (outer.first as? SystemLabelStyle)?.fades ?? false
      guard !fades, let base = outer.first?.styleOfLevels else {
        return [SystemLabelStyle(level: hierarchical.level, fades: fades)]
      }
      return [FadedStyle(base: base, factor: styleLevelOpacity(hierarchical.level))]
    }
  }

  /// Whether the levels of the system's labels are fainter ones of the first, as in rows (`Rules/Lists#Rows`).
  package var fadesLabels: Bool {
    get { (foregroundStyles.first as? SystemLabelStyle)?.fades ?? false }
    set {
      guard newValue ? foregroundStyles.isEmpty : fadesLabels else { return }
      foregroundStyles = newValue ? [SystemLabelStyle(level: 0, fades: true)] : []
    }
  }
}

extension ShapeStyle {
  /// The style whose levels hierarchical styles inside mean, which do not add up; nil for the system's labels.
  var styleOfLevels: (any ShapeStyle)? {
    if let label = self as? SystemLabelStyle {
      return label.fades ? SystemLabelStyle(level: 0) : nil
    }
    return (self as? FadedStyle)?.base ?? self
  }
}

/// The system's color of content of an importance.
package nonisolated struct SystemLabelStyle: ShapeStyle {
  let level: Int
  fileprivate let fades: Bool
  /// Creates the color of an importance, 0 for the most.
  package init(level: Int, fades: Bool = false) { (self.level, self.fades) = (level, fades) }
  /// The color in the scheme of the environment.
  package static func resolvedPaint(of style: Self, in environment: EnvironmentValues) -> StylePaint
  {
    var plain = environment
    plain.foregroundStyles = []
    let paint = plain.foregroundPaint(level: style.fades ? 0 : style.level)
    return StylePaint(style.fades ? paint.opacity(styleLevelOpacity(style.level)) : paint)
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
