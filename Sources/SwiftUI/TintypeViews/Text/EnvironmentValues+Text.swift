import TintypeText

/// The values of the environment that text reads.
package struct TextEnvironment: EnvironmentFeature {
  package static let slot = EnvironmentSlot.text
  // It is never written to: whoever sets a value copies it before.
  package nonisolated(unsafe) static let standard = EnvironmentBox(TextEnvironment())

  var font: Font?
  var lineLimit: Int?
  var reservedLines = 0
  var lineSpacing: CGFloat = 0
  var truncationMode: Text.TruncationMode = .tail
  var multilineTextAlignment: TextAlignment = .leading
  var fieldAlignment: TextAlignment = .leading
  var allowsTightening = false
  var minimumScaleFactor: CGFloat = 1
  var textCase: Text.Case?
  var balancesShortParagraphs = true
  var textAttributes = TextAttributes()
  var typesettingLanguage: String?
  var lineHeight: AttributedString.LineHeight?
  var legibilityWeight: LegibilityWeight? = .regular
}

extension EnvironmentValues {
  /// The font of text; nil for the body style.
  public var font: Font? {
    get { self[feature: TextEnvironment.self].font }
    set { self[feature: TextEnvironment.self].font = newValue }
  }

  /// The weight that the user wants text to have; in bold texts and symbols inside are bold.
  public var legibilityWeight: LegibilityWeight? {
    get { self[feature: TextEnvironment.self].legibilityWeight }
    set {
      self[feature: TextEnvironment.self].legibilityWeight = newValue
      textAttributes.isBold = newValue == .bold ? true : nil
    }
  }

  /// The most lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { self[feature: TextEnvironment.self].lineLimit }
    set { self[feature: TextEnvironment.self].lineLimit = newValue }
  }

  /// The lines whose height a text takes even with fewer; 0 for none.
  package var reservedLines: Int {
    get { self[feature: TextEnvironment.self].reservedLines }
    set { self[feature: TextEnvironment.self].reservedLines = newValue }
  }

  /// The gap between lines of text, in points.
  public var lineSpacing: CGFloat {
    get { self[feature: TextEnvironment.self].lineSpacing }
    set { self[feature: TextEnvironment.self].lineSpacing = newValue }
  }

  /// The distance between the baselines of lines; nil for the font's own.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[feature: TextEnvironment.self].lineHeight }
    set { self[feature: TextEnvironment.self].lineHeight = newValue }
  }

  /// Which part of a text gives way where it does not fit.
  public var truncationMode: Text.TruncationMode {
    get { self[feature: TextEnvironment.self].truncationMode }
    set { self[feature: TextEnvironment.self].truncationMode = newValue }
  }

  /// Where the text of fields stands: as an author said, not as a container of values did.
  package var fieldAlignment: TextAlignment {
    get { self[feature: TextEnvironment.self].fieldAlignment }
    set { self[feature: TextEnvironment.self].fieldAlignment = newValue }
  }

  /// Where lines stand inside a text.
  public var multilineTextAlignment: TextAlignment {
    get { self[feature: TextEnvironment.self].multilineTextAlignment }
    set { self[feature: TextEnvironment.self].multilineTextAlignment = newValue }
  }

  /// Whether characters may move together before a text truncates.
  public var allowsTightening: Bool {
    get { self[feature: TextEnvironment.self].allowsTightening }
    set { self[feature: TextEnvironment.self].allowsTightening = newValue }
  }

  /// The smallest scale of a text that does not fit otherwise.
  public var minimumScaleFactor: CGFloat {
    get { self[feature: TextEnvironment.self].minimumScaleFactor }
    set { self[feature: TextEnvironment.self].minimumScaleFactor = newValue }
  }

  /// How the characters of text are changed before they are measured; nil for not at all.
  public var textCase: Text.Case? {
    get { self[feature: TextEnvironment.self].textCase }
    set { self[feature: TextEnvironment.self].textCase = newValue }
  }

  /// Whether a lone word on the second of two lines gets company, as in Apple's text.
  public var balancesShortParagraphs: Bool {
    get { self[feature: TextEnvironment.self].balancesShortParagraphs }
    set { self[feature: TextEnvironment.self].balancesShortParagraphs = newValue }
  }

  /// The attributes that modifiers give all text inside.
  package var textAttributes: TextAttributes {
    _read { yield self[feature: TextEnvironment.self].textAttributes }
    _modify { yield &self[feature: TextEnvironment.self].textAttributes }
  }

  /// The language whose shapes and line breaks texts have; nil for the locale's.
  package var typesettingLanguage: String? {
    get { self[feature: TextEnvironment.self].typesettingLanguage }
    set { self[feature: TextEnvironment.self].typesettingLanguage = newValue }
  }
}

extension EnvironmentValues {
  /// The language of texts, a BCP 47 tag: it chooses the shapes of ideographs and rules of line breaks.
  var textLanguage: String { typesettingLanguage ?? localeLanguage }

  /// A string in the case that the environment asks for, by the rules of its language.
  func cased(_ string: String) -> String {
    switch textCase {
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    case nil: string
    }
  }
}
