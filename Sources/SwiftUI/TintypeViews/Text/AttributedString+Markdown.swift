extension InlinePresentationIntent {
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
    let spans =
      options.interpretedSyntax == .full
      ? InlineMarkdown.spans(ofDocument: markdown) : InlineMarkdown.spans(of: markdown)
    self.init(spans, baseURL: baseURL)
  }

  /// Creates a string from Markdown within lines.
  init(marked markdown: String) { self.init(InlineMarkdown.spans(of: markdown), baseURL: nil) }

  private init(_ spans: [InlineMarkdown.Span], baseURL: URL?) {
    self.init()
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
