import TintypeText

extension Text {
  private nonisolated func with(_ change: (inout TextAttributes) -> Void) -> Text {
    var copy = self
    change(&copy.attributes)
    return copy
  }

  /// The text in a font.
  public nonisolated func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }
  /// The text in a weight.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.weight = $0.weight ?? weight }
  }
  /// The text in a width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text {
    with { $0.width = $0.width ?? width }
  }
  /// The text in a design.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text {
    with { $0.design = $0.design ?? design }
  }
  /// The text in bold.
  public nonisolated func bold() -> Text { bold(true) }
  /// The text in bold, or not.
  public nonisolated func bold(_ isActive: Bool) -> Text {
    with { $0.isBold = $0.isBold ?? isActive }
  }
  /// The text slanted.
  public nonisolated func italic() -> Text { italic(true) }
  /// The text slanted, or not.
  public nonisolated func italic(_ isActive: Bool) -> Text {
    with { $0.isItalic = $0.isItalic ?? isActive }
  }
  /// The text in the face whose characters are all equally wide.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text {
    with { if isActive { $0.design = $0.design ?? .monospaced } }
  }
  /// The text with digits that are all equally wide.
  public nonisolated func monospacedDigit() -> Text {
    with { $0.features.append(.monospacedDigit) }
  }
  /// The text with points added after each character, ligatures switched off.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text {
    with { $0.tracking = $0.tracking ?? tracking }
  }
  /// The text with points added after each character.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text {
    with { $0.kerning = $0.kerning ?? kerning }
  }
  /// The text raised above its baseline, in points.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> Text {
    with { $0.baselineOffset = $0.baselineOffset ?? offset }
  }
  /// The text with a line under it.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with {
      $0.underline =
        $0.underline ?? .init(isActive: isActive, pattern: pattern, color: color)
    }
  }
  /// The text with a line through it.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with {
      $0.strikethrough =
        $0.strikethrough ?? .init(isActive: isActive, pattern: pattern, color: color)
    }
  }
  /// The text in a size relative to its font's.
  public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    with { if isEnabled { $0.scale = $0.scale ?? scale } }
  }
  /// The text in a color.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    with { $0.style = $0.style ?? color }
  }
  /// The text in a style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.style = $0.style ?? style }
  }
}
