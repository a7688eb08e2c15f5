import TintypeText

extension Text {
  // Modifiers take the text over: where nobody else has it, its attributes are changed where they are.
  private nonisolated consuming func with(_ change: (inout TextAttributes) -> Void) -> Text {
    change(&attributes)
    return self
  }

  /// The text in a font.
  public nonisolated consuming func font(_ font: Font?) -> Text {
    with { if case .none = $0.font { $0.font = font } }
  }
  /// The text with another one that assistive technology says in its place.
  public nonisolated consuming func accessibilityLabel(_ label: Text) -> Text {
    with { $0.label = label }
  }
  /// The text at a place among headings; `accessibilityAddTraits(.isHeader)` makes one.
  public nonisolated consuming func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text
  {
    with { $0.headingLevel = level }
  }
  /// The text in a language, which chooses the shapes of ideographs and where lines may break.
  public nonisolated consuming func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text {
    with { if isEnabled { $0.language = $0.language ?? language.minimalIdentifier } }
  }
  /// The text in a language, or in that of the environment.
  public nonisolated consuming func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text {
    with { if isEnabled { $0.language = $0.language ?? language.language?.minimalIdentifier } }
  }
  /// The text in a weight.
  public nonisolated consuming func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.weight = $0.weight ?? weight }
  }
  /// The text in a width.
  public nonisolated consuming func fontWidth(_ width: Font.Width?) -> Text {
    with { $0.width = $0.width ?? width }
  }
  /// The text in a design.
  public nonisolated consuming func fontDesign(_ design: Font.Design?) -> Text {
    with { $0.design = $0.design ?? design }
  }
  /// The text in bold.
  public nonisolated consuming func bold() -> Text { bold(true) }
  /// The text in bold, or not.
  public nonisolated consuming func bold(_ isActive: Bool) -> Text {
    with { $0.isBold = $0.isBold ?? isActive }
  }
  /// The text slanted.
  public nonisolated consuming func italic() -> Text { italic(true) }
  /// The text slanted, or not.
  public nonisolated consuming func italic(_ isActive: Bool) -> Text {
    with { $0.isItalic = $0.isItalic ?? isActive }
  }
  /// The text in the face whose characters are all equally wide.
  public nonisolated consuming func monospaced(_ isActive: Bool = true) -> Text {
    with { if isActive { $0.design = $0.design ?? .monospaced } }
  }
  /// The text with digits that are all equally wide.
  public nonisolated consuming func monospacedDigit() -> Text {
    with { $0.features.append(.monospacedDigit) }
  }
  /// The text with points added after each character, ligatures switched off.
  public nonisolated consuming func tracking(_ tracking: CGFloat) -> Text {
    with { $0.tracking = $0.tracking ?? tracking }
  }
  /// The text with points added after each character.
  public nonisolated consuming func kerning(_ kerning: CGFloat) -> Text {
    with { $0.kerning = $0.kerning ?? kerning }
  }
  /// The text raised above its baseline, in points.
  public nonisolated consuming func baselineOffset(_ offset: CGFloat) -> Text {
    with { $0.baselineOffset = $0.baselineOffset ?? offset }
  }
  /// The text with a line under it.
  public nonisolated consuming func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with {
      $0.underline =
        $0.underline ?? .init(isActive: isActive, pattern: pattern, color: color)
    }
  }
  /// The text with a line through it.
  public nonisolated consuming func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with {
      $0.strikethrough =
        $0.strikethrough ?? .init(isActive: isActive, pattern: pattern, color: color)
    }
  }
  /// The text in a size relative to its font's.
  public nonisolated consuming func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    with { if isEnabled { $0.scale = $0.scale ?? scale } }
  }
  /// The text in a color.
  public nonisolated consuming func foregroundColor(_ color: Color?) -> Text {
    with { if case .none = $0.style { $0.style = color } }
  }
  /// The text in a style.
  public nonisolated consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { if case .none = $0.style { $0.style = style } }
  }
}
