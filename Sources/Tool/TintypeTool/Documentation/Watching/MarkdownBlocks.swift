import CTintypeMarkdown
import Foundation

/// A Markdown page as the blocks of an HTML page, of which one can change alone.
///
/// HTML that the author wrote is shown as text: a preview neither runs nor loads what a page brings along. Its comments
/// say nothing to readers and are left out.
struct MarkdownBlocks {
  /// The HTML of each block at the top of the page, in order.
  private(set) var html: [String] = []
  /// The first heading's text; nil for none.
  private(set) var title: String?

  private static let extensions = ["table", "strikethrough", "autolink", "tasklist"]

  /// Renders a page.
  ///
  /// - Parameters:
  ///   - markdown: the page's text.
  ///   - picture: the address of an image that the page names; nil where it cannot be shown.
  ///   - link: the address of a page that a link names; nil to leave the link as it is.
  ///   - fence: the HTML of a fence of Swift, by the line of its opening marks, from 1.
  init(
    _ markdown: String, picture: (String) -> String?, link: (String) -> String?,
    fence: (Int) -> String?
  ) {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_VALIDATE_UTF8) else { return }
    defer { cmark_parser_free(parser) }
    for name in Self.extensions {
      if let found = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    let text = Array(Self.withoutFrontMatter(markdown).utf8)
    text.withUnsafeBytes { buffer in
      cmark_parser_feed(
        parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    guard let document = cmark_parser_finish(parser) else { return }
    defer { cmark_node_free(document) }
    replaceSpecialNodes(in: document, picture, link, fence)
    var node = cmark_node_first_child(document)
    while let block = node {
      let rendered = cmark_render_html(
        block, CMARK_OPT_DEFAULT, cmark_parser_get_syntax_extensions(parser))
      if let rendered {
        html.append(String(cString: rendered))
        free(rendered)
      }
      node = cmark_node_next(block)
    }
  }

  /// The text with nothing in the lines that say things about the page, so that others stay where they are.
  private static func withoutFrontMatter(_ text: String) -> String {
    guard text.hasPrefix("---\n"), let end = text.range(of: "\n---\n") else { return text }
    let lines = text[..<end.upperBound].count { $0 == "\n" }
    return String(repeating: "\n", count: lines) + text[end.upperBound...]
  }

  /// Puts what is shown in the place of fences, HTML and images, which the renderer would show otherwise.
  private mutating func replaceSpecialNodes(
    in document: OpaquePointer, _ picture: (String) -> String?,
    _ link: (String) -> String?,
    _ fence: (Int) -> String?
  ) {
    for node in Self.nodes(of: document) {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_CODE_BLOCK:
        let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
        guard PictureSettings(info: info) != nil else { continue }
        let line = Int(cmark_node_get_start_line(node))
        if let html = fence(line) { Self.replace(node, with: html, CMARK_NODE_CUSTOM_BLOCK) }
      case CMARK_NODE_HTML_BLOCK:
        Self.replace(node, with: Self.shown(node, in: "pre"), CMARK_NODE_CUSTOM_BLOCK)
      case CMARK_NODE_HTML_INLINE:
        Self.replace(node, with: Self.shown(node, in: "code"), CMARK_NODE_CUSTOM_INLINE)
      case CMARK_NODE_IMAGE:
        let address = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
        cmark_node_set_url(node, picture(address) ?? "")
      case CMARK_NODE_LINK:
        let address = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
        if let page = link(address) { cmark_node_set_url(node, page) }
      case CMARK_NODE_HEADING where title == nil: title = Self.text(of: node)
      default: break
      }
    }
  }

  /// All nodes, before any of them is replaced.
  private static func nodes(
    of root: OpaquePointer
  ) -> [OpaquePointer] {
    guard let iterator = cmark_iter_new(root) else { return [] }
    defer { cmark_iter_free(iterator) }
    var nodes: [OpaquePointer] = []
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return nodes }
      if event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) { nodes.append(node) }
    }
  }

  private static func replace(
    _ node: OpaquePointer, with html: String, _ type: cmark_node_type
  ) {
    guard let new = cmark_node_new(type) else { return }
    cmark_node_set_on_enter(new, html)
    if cmark_node_replace(node, new) == 1 {
      cmark_node_free(node)
    } else {
      cmark_node_free(new)
    }
  }

  /// What the author wrote in HTML, as text.
  private static func shown(
    _ node: OpaquePointer, in element: String
  ) -> String {
    let text = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    let content = text.replacing(/(?s)<!--.*?-->/, with: "").trimmingCharacters(in: .newlines)
    return content.isEmpty ? "" : "<\(element) class=\"html\">\(HTMLText.of(content))</\(element)>"
  }

  private static func text(of node: OpaquePointer) -> String {
    nodes(of: node).compactMap { node in
      [CMARK_NODE_TEXT, CMARK_NODE_CODE].contains(cmark_node_get_type(node))
        ? cmark_node_get_literal(node).map { String(cString: $0) } : nil
    }.joined()
  }
}

/// Text as HTML writes it.
enum HTMLText {
  /// Escapes what HTML takes for its own, in elements and in attributes.
  static func of(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
