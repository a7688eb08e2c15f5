import TintypeText

/// What texts read of their environment, found once for all that stand in it.
@MainActor
final class TextSetting {
  /// The environment.
  let environment: EnvironmentValues
  /// What modifiers give all texts; nil for nothing.
  ///
  /// Attributes are as long as a sentence: nobody should copy them, or ask whether there are some, for each text.
  let attributes: TextAttributes?
  /// The font of texts that name none.
  let font: Font
  /// How characters are changed; nil for not at all.
  let textCase: Text.Case?
  /// How texts are broken into lines that do not say how high theirs are.
  let paragraph: ParagraphStyle
  /// Who draws the lines; nil for the system.
  let renderer: (any TextRenderer)?
  /// What texts are painted with that do not say it themselves.
  private(set) lazy var paint = environment.foregroundPaint(level: 0)
  /// What stands in place of lines; nil where they show.
  private(set) lazy var redaction = environment.redaction

  fileprivate init(_ environment: EnvironmentValues) {
    self.environment = environment
    let attributes = environment.textAttributes
    self.attributes = attributes.isEmpty ? nil : attributes
    font = environment.font ?? .body
    textCase = environment.textCase
    paragraph = environment.paragraphStyle(nil)
    renderer = environment.textRenderer
  }
}

extension ViewResolver {
  /// What texts read of the current environment.
  var textSetting: TextSetting {
    if let last = lastTextSetting as? TextSetting, last.environment.isCopy(of: environment) {
      return last
    }
    let setting = TextSetting(environment)
    lastTextSetting = setting
    return setting
  }
}

extension EnvironmentValues {
  /// How a text is broken into lines; the height of a line is the text's own before the environment's.
  func paragraphStyle(_ own: AttributedString.LineHeight?) -> ParagraphStyle {
    var style = self[feature: TextEnvironment.self].paragraphStyle(own)
    style.layoutDirection = layoutDirection
    style.displayScale = displayScale
    style.language = textLanguage
    return style
  }
}

extension TextEnvironment {
  /// How a text is broken into lines, as far as the values of text say; the height of a line is the text's own
  /// before the environment's.
  fileprivate func paragraphStyle(_ own: AttributedString.LineHeight?) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.lineLimit = lineLimit
    style.reservedLines = reservedLines
    switch truncationMode {
    case .head: style.truncationMode = .head
    case .middle: style.truncationMode = .middle
    case .tail: style.truncationMode = .tail
    }
    switch multilineTextAlignment {
    case .leading: style.alignment = .leading
    case .center: style.alignment = .center
    case .trailing: style.alignment = .trailing
    }
    style.lineSpacing = max(0, lineSpacing)
    style.lineHeight = (own ?? lineHeight)?.style
    style.allowsTightening = allowsTightening
    style.minimumScaleFactor = minimumScaleFactor
    style.balancesShortParagraphs = balancesShortParagraphs
    return style
  }
}
