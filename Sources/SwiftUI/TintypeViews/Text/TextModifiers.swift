import TintypeText

extension View {
  nonisolated func changingText(_ body: @escaping (inout TextAttributes) -> Void) -> some View {
    changingEnvironment { body(&$0.textAttributes) }
  }

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

  /// Sets the language of text inside, or leaves it to the environment.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    changingEnvironment {
      if isEnabled { $0.typesettingLanguage = language.language?.minimalIdentifier }
    }
  }

  /// Sets the most lines of text inside; nil for no limit.
  public nonisolated func lineLimit(_ limit: Int?) -> some View {
    environment(\.lineLimit, limit)
  }

  /// Sets the most lines of text inside, and whether their space is kept where there are fewer.
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

  /// Sets the distance between baselines of text inside; nil for the font's own.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
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
    changingEnvironment {
      $0.multilineTextAlignment = alignment
      $0.fieldAlignment = alignment
    }
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
}
