import CTintypeMarkdown

/// Markdown's inline marks, read by cmark-gfm.
///
/// SwiftUI reads a literal's inline marks and keeps its white space; blocks have no meaning in it.
/// cmark reads documents, so line breaks and the two ends are covered by private characters that
/// keep the whole literal one paragraph.
enum InlineMarkdown {
  /// Characters with one set of marks.
  struct Span: Equatable {
    var text: String
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
    var link: String?
  }

  // The last private plane: icon fonts use the first one.
  private static let newline: Character = "\u{10FFF0}"
  private static let end: Character = "\u{10FFF1}"
  private static let placeholders: UInt32 = 0x10F000

  /// The character that stands for an interpolated part of a literal, up to 3000 of them.
  static func placeholder(_ index: Int) -> String {
    Unicode.Scalar(placeholders + UInt32(min(index, 3000))).map { String(Character($0)) } ?? ""
  }

  /// The number of the part that a character stands for; nil for any other character.
  static func part(_ character: Character) -> Int? {
    guard let scalar = character.unicodeScalars.first?.value, scalar >= placeholders,
      scalar <= placeholders + 3000
    else { return nil }
    return Int(scalar - placeholders)
  }

  /// Whether a literal has a character that may be a mark.
  static func hasMarks(_ source: String) -> Bool {
    source.utf8.contains { byte in
      switch Unicode.Scalar(byte) {
      case "*", "_", "`", "~", "[", "<", "\\", "&", "!": true
      default: false
      }
    }
  }

  /// The spans of a literal; one plain span where it has no marks.
  static func spans(of source: String) -> [Span] {
    guard hasMarks(source) else { return [Span(text: source)] }
    let covered =
      String(end) + source.map { $0 == "\n" ? newline : $0 }.reduce(into: "") { $0.append($1) }
      + String(end)
    return parsed(covered) ?? [Span(text: source)]
  }

  /// The spans of a document, whose blocks follow one another without a gap; line breaks inside of them
  /// are spaces.
  static func spans(ofDocument source: String) -> [Span] {
    (parsed(source) ?? [Span(text: source)]).map { span in
      var span = span
      span.text = String(span.text.map { $0 == "\n" ? " " : $0 })
      return span
    }
  }

  /// What cmark finds; nil where it has no memory.
  private static func parsed(_ source: String) -> [Span]? {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
    defer { cmark_parser_free(parser) }
    if let strikethrough = cmark_find_syntax_extension("strikethrough") {
      cmark_parser_attach_syntax_extension(parser, strikethrough)
    }
    cmark_parser_feed(parser, source, source.utf8.count)
    guard let document = cmark_parser_finish(parser) else { return nil }
    defer { cmark_node_free(document) }
    var spans: [Span] = []
    collect(document, Span(text: ""), into: &spans)
    return spans
  }

  private static func collect(
    _ node: OpaquePointer, _ marks: Span, into spans: inout [Span]
  ) {
    var marks = marks
    let type = cmark_node_get_type(node)
    switch type {
    case CMARK_NODE_TEXT, CMARK_NODE_HTML_INLINE: add(literal(node), marks, into: &spans)
    case CMARK_NODE_CODE:
      marks.isCode = true
      add(literal(node), marks, into: &spans)
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: add("\n", marks, into: &spans)
    case CMARK_NODE_STRONG: marks.isBold = true
    case CMARK_NODE_EMPH: marks.isItalic = true
    case CMARK_NODE_LINK: marks.link = cmark_node_get_url(node).map { String(cString: $0) }
    default:
      if String(cString: cmark_node_get_type_string(node)) == "strikethrough" {
        marks.isStruck = true
      }
    }
    var child = cmark_node_first_child(node)
    while let current = child {
      collect(current, marks, into: &spans)
      child = cmark_node_next(current)
    }
  }

  private static func literal(_ node: OpaquePointer) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }

  private static func add(_ text: String, _ marks: Span, into spans: inout [Span]) {
    let uncovered = text.filter { $0 != end }.map { $0 == newline ? "\n" : $0 }
    guard !uncovered.isEmpty else { return }
    var span = marks
    span.text = String(uncovered)
    if var last = spans.last {
      let earlier = last.text
      last.text = span.text
      if last == span {
        spans[spans.count - 1].text = earlier + span.text
        return
      }
    }
    spans.append(span)
  }
}
