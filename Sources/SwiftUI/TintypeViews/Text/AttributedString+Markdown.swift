/// What a part of a text means within its line; Foundation does not have it on Linux.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// One bit a meaning.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// In characters of one width.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// With a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)

  /// Sets what texts look like that mean it.
  func apply(to attributes: inout TextAttributes) {
    if contains(.stronglyEmphasized) { attributes.isBold = true }
    if contains(.emphasized) { attributes.isItalic = true }
    if contains(.code) { attributes.design = .monospaced }
    if contains(.strikethrough), attributes.strikethrough == nil {
      attributes.strikethrough = .init(isActive: true, pattern: .solid, color: nil)
    }
  }
}

extension AttributedString {
  /// How Markdown is read; Foundation does not have it on Linux.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// How much of Markdown counts.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All of it; blocks follow one another without a gap.
      case full
      /// Marks within lines.
      case inlineOnly
      /// Marks within lines; white space stays.
      case inlineOnlyPreservingWhitespace
    }

    /// What becomes of text that cannot be read; all text can.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error.
      case throwError
      /// What could be read.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes of Apple's own are read; they are not here.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown counts.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of text that cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language; nil for none.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates a string from Markdown.
  ///
  /// - Parameters:
  ///   - markdown: the source.
  ///   - options: how it is read.
  ///   - baseURL: what links without a beginning are below; nil for nothing.
  /// - Throws: never here; Foundation's throws.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init()
    let spans =
      options.interpretedSyntax == .full
      ? InlineMarkdown.spans(ofDocument: markdown) : InlineMarkdown.spans(of: markdown)
    for span in spans {
      var part = AttributedString(span.text)
      var intent: InlinePresentationIntent = []
      if span.isBold { intent.insert(.stronglyEmphasized) }
      if span.isItalic { intent.insert(.emphasized) }
      if span.isCode { intent.insert(.code) }
      if span.isStruck { intent.insert(.strikethrough) }
      if !intent.isEmpty { part[TintypeAttributes.InlinePresentationIntentAttribute.self] = intent }
      if let link = span.link { part.link = URL(string: link, relativeTo: baseURL) }
      self += part
    }
  }
}
