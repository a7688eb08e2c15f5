import TintypeText

/// A change of the environment by a closure.
private nonisolated struct ChangeModifier: EnvironmentModifier {
  let body: (inout EnvironmentValues) -> Void
  func change(_ environment: inout EnvironmentValues) { body(&environment) }
}

extension View {
  /// Changes what the view inherits by a closure.
  package nonisolated func changingEnvironment(
    _ body: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    modifier(ChangeModifier(body: body))
  }

  nonisolated func changingText(_ body: @escaping (inout TextAttributes) -> Void) -> some View {
    changingEnvironment { body(&$0.textAttributes) }
  }

  /// Sets a value of the environment for the view and what is in it.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Gives an object to the view and what is in it.
  public nonisolated func environment<T: AnyObject>(_ object: T?) -> some View {
    changingEnvironment { $0[T.self] = object }
  }

  /// Changes a value of the environment for the view and what is in it.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    changingEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  // MARK: Text

  /// Sets the font of text inside; nil for the body style.
  public nonisolated func font(_ font: Font?) -> some View {
    changingEnvironment { $0.font = font }
  }

  /// Sets the weight of text inside.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    changingText { $0.weight = weight }
  }

  /// Sets the width of characters of text inside.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    changingText { $0.width = width }
  }

  /// Sets the design of text inside.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    changingText { $0.design = design }
  }

  /// Makes text inside bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    changingText { $0.isBold = isActive }
  }

  /// Slants text inside.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    changingText { $0.isItalic = isActive }
  }

  /// Shows text inside in the face whose characters are all equally wide.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    changingText { $0.design = isActive ? .monospaced : nil }
  }

  /// Makes the digits of text inside equally wide.
  public nonisolated func monospacedDigit() -> some View {
    changingText { $0.features.append(.monospacedDigit) }
  }

  /// Adds points after each character of text inside, ligatures off.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    changingText { $0.tracking = tracking }
  }

  /// Adds points after each character of text inside.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    changingText { $0.kerning = kerning }
  }

  /// Raises text inside above its baseline, in points.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View {
    changingText { $0.baselineOffset = offset }
  }

  /// Draws a line under text inside.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingText { $0.underline = .init(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Draws a line through text inside.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingText { $0.strikethrough = .init(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Sets a size of text inside relative to its font's.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    changingText { if isEnabled { $0.scale = scale } }
  }

  /// Changes the characters of text inside before they are measured.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Sets the language of text inside, which may differ from that of the environment's formats.
  ///
  /// It chooses the shapes of ideographs and where lines may break.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    changingEnvironment { if isEnabled { $0.typesettingLanguage = language.minimalIdentifier } }
  }

  /// Sets the most lines of text inside; nil for no limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets the most lines of text inside, and whether their room is kept where there are fewer.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    changingEnvironment {
      $0.lineLimit = limit
      $0.reservedLines = reservesSpace ? max(1, limit) : 0
    }
  }

  /// Sets the fewest and the most lines of text inside.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    changingEnvironment {
      $0.lineLimit = limit.upperBound
      $0.reservedLines = max(1, limit.lowerBound)
    }
  }

  /// Sets the fewest lines of text inside.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changingEnvironment {
      $0.lineLimit = nil
      $0.reservedLines = max(1, limit.lowerBound)
    }
  }

  /// Sets the most lines of text inside.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }

  /// Sets the gap between lines of text inside, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets which part of text inside gives way where it does not fit.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets characters of text inside move together before it truncates.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Lets text inside shrink before it truncates; the smallest scale.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets where lines stand inside a text.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the preferred size of text inside.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the preferred size of text inside within a range.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    changingEnvironment { environment in
      let sizes = DynamicTypeSize.allCases.filter(range.contains)
      guard let least = sizes.first, let most = sizes.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), most)
    }
  }

  /// Sets the size of symbols inside.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  // MARK: Colors

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

  /// Sets the appearance of the whole picture; nil for what is asked for elsewhere.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Sets the appearance of the view and what is in it.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets whether controls inside react.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }
}

/// The appearance that a view wants for the whole picture.
package enum PreferredColorSchemeKey: PreferenceKey {
  package static var defaultValue: ColorScheme? { nil }
  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension EnvironmentValues {
  /// Sets the styles of content; a hierarchical style means the levels of the styles around.
  package mutating func setForegroundStyles(_ styles: [any ShapeStyle]) {
    let outer = foregroundStyles
    foregroundStyles = styles.flatMap { style -> [any ShapeStyle] in
      guard let hierarchical = style as? HierarchicalShapeStyle else {
        return style is ForegroundStyle ? (outer.first.map { [$0] } ?? [style]) : [style]
      }
      if hierarchical.level < outer.count { return [outer[hierarchical.level]] }
      guard let base = outer.first else { return [SystemLabelStyle(level: hierarchical.level)] }
      let factors = [1, 0.5, 0.25, 0.18, 0.1]
      return [FadedStyle(base: base, factor: factors[min(hierarchical.level, 4)])]
    }
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
