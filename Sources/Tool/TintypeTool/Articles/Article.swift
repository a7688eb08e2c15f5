import CTintypeMarkdown
import Foundation

/// One fenced block of Swift in a Markdown article.
struct Fence: Equatable {
  /// The number of the fence among the article's Swift fences, from 1.
  let ordinal: Int
  /// The line of the article on which the code begins, from 1.
  let line: Int
  /// The columns that the article's lines have before the code: a fence in a list is indented.
  let indentation: Int
  let attributes: PictureSettings
  let code: String
}

/// The Swift fences of a Markdown article.
enum Article {
  /// Finds the fences whose language is Swift.
  ///
  /// - Parameters:
  ///   - markdown: the article's text.
  ///   - syntax: how its blocks are written.
  /// - Returns: the fences in the order of the article.
  static func fences(in markdown: String, _ syntax: PageSyntax = .markdown) -> [Fence] {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    var fences: [Fence] = []
    let blocks =
      syntax == .components
      ? ComponentPage.codeBlocks(in: lines) : codeBlocks(in: syntax.flattened(markdown))
    for block in blocks {
      let comment = FenceComment.before(block.line, in: lines)
      guard var attributes = PictureSettings(info: block.info, comment: comment) else { continue }
      if ManifestPiece.isOne(block.code) { attributes.isSkipped = true }
      let line = block.line + 1
      let first = block.code.prefix { $0 != "\n" }
      var indentation = 0
      if line <= lines.count, !first.isEmpty, let found = lines[line - 1].range(of: first) {
        indentation = lines[line - 1].utf8.distance(
          from: lines[line - 1].startIndex, to: found.lowerBound)
      }
      fences.append(
        Fence(
          ordinal: fences.count + 1, line: line, indentation: indentation, attributes: attributes,
          code: block.code))
    }
    return fences
  }

  /// A fenced block.
  struct CodeBlock: Equatable {
    let info: String
    let code: String
    /// The line of the opening backticks.
    let line: Int
  }

  private static func codeBlocks(in markdown: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    visitBlocks(of: markdown) { node in
      guard isFence(node) else { return }
      blocks.append(
        CodeBlock(
          info: cmark_node_get_fence_info(node).map { String(cString: $0) } ?? "",
          code: cmark_node_get_literal(node).map { String(cString: $0) } ?? "",
          line: Int(cmark_node_get_start_line(node))))
    }
    return blocks
  }

  /// The lines on which HTML or a paragraph begins: none of them is code.
  ///
  /// - Parameters:
  ///   - markdown: the article's text.
  ///   - syntax: how its blocks are written.
  /// - Returns: the lines from 1; of a page with components all that are not in a fence.
  static func proseLines(of markdown: String, _ syntax: PageSyntax) -> Set<Int> {
    if syntax == .components { return ComponentPage.proseLines(of: markdown) }
    var lines: Set<Int> = []
    visitBlocks(of: syntax.flattened(markdown)) { node in
      let type = cmark_node_get_type(node)
      guard type == CMARK_NODE_HTML_BLOCK || type == CMARK_NODE_PARAGRAPH else { return }
      lines.insert(Int(cmark_node_get_start_line(node)))
    }
    return lines
  }

  /// The lines of code, fenced or by indentation, with the marks of fences.
  ///
  /// - Parameters:
  ///   - markdown: the article's text.
  ///   - syntax: how its blocks are written.
  /// - Returns: the lines from 1.
  static func codeLines(of markdown: String, _ syntax: PageSyntax) -> Set<Int> {
    if syntax == .components { return ComponentPage.codeLines(of: markdown) }
    var lines: Set<Int> = []
    visitBlocks(of: syntax.flattened(markdown)) { node in
      guard cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK else { return }
      let start = Int(cmark_node_get_start_line(node))
      lines.formUnion(start...max(start, Int(cmark_node_get_end_line(node))))
    }
    return lines
  }

  /// Why a fence that looks like one of Swift is none to Markdown.
  enum Obstacle: Equatable {
    /// It stands so deep that it is plain code.
    case isIndented
    /// It stands in HTML, which reaches to the next empty line.
    case isInHTML
  }

  /// The lines that look like the beginning of a Swift fence and are none.
  ///
  /// - Parameters:
  ///   - markdown: the article's text.
  ///   - syntax: how its blocks are written.
  /// - Returns: the lines from 1, in order.
  static func passedFences(
    in markdown: String, _ syntax: PageSyntax
  ) -> [(line: Int, obstacle: Obstacle)] {
    // Fences of components are read wherever they stand.
    if syntax == .components { return [] }
    var found: [(line: Int, obstacle: Obstacle)] = []
    visitBlocks(of: syntax.flattened(markdown)) { node in
      let type = cmark_node_get_type(node)
      guard type == CMARK_NODE_HTML_BLOCK || type == CMARK_NODE_CODE_BLOCK && !isFence(node),
        let text = cmark_node_get_literal(node).map({ String(cString: $0) }),
        !["<!--", "<pre"].contains(where: text.drop { $0 == " " }.hasPrefix)
      else { return }
      let first = Int(cmark_node_get_start_line(node))
      let (lines, isSample) = swiftFences(in: text)
      if type == CMARK_NODE_HTML_BLOCK {
        found += lines.map { (first + $0, .isInHTML) }
      } else if !isSample {
        found += lines.map { (first + $0, .isIndented) }
      }
    }
    return found
  }

  /// The lines of a text, from 0, on which a Swift fence begins.
  ///
  /// - Parameter text: what Markdown takes for code or HTML.
  /// - Returns: the lines, and whether the text shows how fences are written: it holds more than whole fences and
  ///   directives around them.
  private static func swiftFences(in text: String) -> (lines: [Int], isSample: Bool) {
    var (lines, isSample): ([Int], Bool) = ([], false)
    var open: OpenFence?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let fence = open {
        if fence.isClosed(by: line) { open = nil }
      } else if let fence = OpenFence(line, at: index) {
        open = fence
        if PictureSettings(info: fence.block.info) != nil { lines.append(index) }
      } else if !line.isBlank, !["@", "}"].contains(line.drop { $0 == " " }.first) {
        isSample = true
      }
    }
    return (lines, isSample || open != nil)
  }

  private static func isFence(_ node: OpaquePointer) -> Bool {
    guard cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK else { return false }
    var (length, offset, character) = (Int32(0), Int32(0), CChar(0))
    return cmark_node_get_fenced(node, &length, &offset, &character) == 1
  }

  private static func visitBlocks(
    of markdown: String, _ visit: (OpaquePointer) -> Void
  ) {
    let text = Array(markdown.utf8)
    let document = text.withUnsafeBytes { buffer in
      cmark_parse_document(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count,
        CMARK_OPT_VALIDATE_UTF8)
    }
    guard let document, let iterator = cmark_iter_new(document) else { return }
    defer {
      cmark_iter_free(iterator)
      cmark_node_free(document)
    }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return }
      guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) else { continue }
      visit(node)
    }
  }
}
