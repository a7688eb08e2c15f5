import Foundation
import TintypeSyntax

/// The Swift fences of the documentation comments of a Swift source, named after what they document.
enum CommentFences {
  /// A comment: its text without the marks before its lines.
  private struct Comment {
    /// The line of the source that it begins on, from 1.
    let line: Int
    var lines: [Substring] = []
    /// The bytes before each line's text.
    var margins: [Int] = []
    /// The first line behind it.
    var end: Int { line + lines.count }
  }

  /// Finds the fences.
  ///
  /// A source whose comments have none is not read as Swift at all.
  ///
  /// - Parameter source: Swift code, its line ends as Unix has them.
  /// - Returns: the fences in order, each with the name of its symbol where it has none of its own.
  static func fences(in source: String) -> [Fence] {
    comments(withFencesIn: source).flatMap(\.fences)
  }

  /// A comment that shows code.
  struct Documented {
    /// The line of the source that it begins on, from 1.
    let line: Int
    /// The name of what it documents; nil where nothing is declared behind it.
    let symbol: String?
    /// Its Markdown.
    let text: String
    /// Its fences, which are numbered through the source.
    let fences: [Fence]
  }

  /// Finds the comments that have fences.
  ///
  /// - Parameter source: Swift code, its line ends as Unix has them.
  /// - Returns: the comments in order.
  static func comments(withFencesIn source: String) -> [Documented] {
    guard source.contains("```") || source.contains("~~~") else { return [] }
    let found = comments(in: source).map { comment in
      let text = comment.lines.joined(separator: "\n")
      return (comment: comment, text: text, fences: Article.fences(in: text, .directives))
    }
    .filter { !$0.fences.isEmpty }
    if found.isEmpty { return [] }
    let symbols = SymbolNames(source)
    var count = 0
    return found.map { comment, text, fences in
      let symbol = symbols.name(from: comment.end)
      let all = fences.map { fence in
        var attributes = fence.attributes
        attributes.name = attributes.name ?? symbol
        let margin =
          comment.margins.indices.contains(fence.line - 1)
          ? comment.margins[fence.line - 1] : 0
        count += 1
        return Fence(
          ordinal: count, line: comment.line + fence.line - 1,
          indentation: fence.indentation + margin, attributes: attributes, code: fence.code)
      }
      return Documented(line: comment.line, symbol: symbol, text: text, fences: all)
    }
  }

  /// The texts of all documentation comments of a source, by the line behind each.
  ///
  /// - Parameter source: Swift code, its line ends as Unix has them.
  /// - Returns: Markdown.
  static func texts(in source: String) -> [Int: String] {
    let found = comments(in: source).map { ($0.end, $0.lines.joined(separator: "\n")) }
    return Dictionary(found) { first, _ in first }
  }

  // MARK: Comments

  private static func comments(in source: String) -> [Comment] {
    var scan = Scan()
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      scan.read(line, index + 1)
    }
    scan.close()
    return scan.comments
  }

  /// Walks the lines of a source, so that what stands in strings is not taken for a comment.
  private struct Scan {
    private(set) var comments: [Comment] = []
    private var open: Comment?
    /// How many comments are open within one another: Swift's `/*` nest.
    private var depth = 0
    /// Whether the open comment of that kind is documentation.
    private var isDocumentation = false
    /// What ends the string of several lines that is open; nil for none.
    private var stringEnd: String?

    mutating func close() {
      if let open { comments.append(open) }
      open = nil
    }

    mutating func read(_ line: Substring, _ lineIndex: Int) {
      if let end = stringEnd {
        guard let close = line.range(of: end) else { return }
        stringEnd = nil
        return readCode(line[close.upperBound...])
      }
      if depth > 0 { return readBlock(line) }
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix("///"), !text.hasPrefix("////") {
        if open?.end != lineIndex { close() }
        add(text.dropFirst(3), of: line, lineIndex)
        return
      }
      close()
      if text.hasPrefix("/**"), !text.hasPrefix("/**/"), !text.hasPrefix("/***") {
        (depth, isDocumentation) = (1, true)
        open = Comment(line: lineIndex)
        return readBlock(text.dropFirst(3), of: line)
      }
      readCode(text)
    }

    private mutating func add(_ text: Substring, of line: Substring, _ lineIndex: Int) {
      let content = text.first == " " ? text.dropFirst() : text
      if open == nil { open = Comment(line: lineIndex) }
      open?.lines.append(content)
      open?.margins.append(line.utf8.distance(from: line.startIndex, to: content.startIndex))
    }

    private mutating func readBlock(_ line: Substring) { readBlock(line, of: line) }

    private mutating func readBlock(_ text: Substring, of line: Substring) {
      var text = text
      var rest = text[text.endIndex...]
      var index = text.startIndex
      while index < text.endIndex, depth > 0 {
        let tail = text[index...]
        if tail.hasPrefix("/*") {
          depth += 1
        } else if tail.hasPrefix("*/") {
          depth -= 1
        } else {
          index = text.index(after: index)
          continue
        }
        if depth == 0 {
          rest = text[text.index(index, offsetBy: 2)...]
          text = text[..<index]
          break
        }
        index = text.index(index, offsetBy: 2)
      }
      if isDocumentation { add(Self.withoutStar(text), of: line, 0) }
      guard depth == 0 else { return }
      if isDocumentation { close() }
      isDocumentation = false
      readCode(rest)
    }

    /// Many write a star before each line.
    private static func withoutStar(_ text: Substring) -> Substring {
      let inner = text.drop { $0 == " " || $0 == "\t" }
      return inner.hasPrefix("* ") || inner == "*" ? inner.dropFirst() : text
    }

    /// Looks for what reaches over the line's end: comments and strings.
    private mutating func readCode(_ code: Substring) {
      var rest = code
      while let next = rest.firstIndex(where: { $0 == "\"" || $0 == "/" }) {
        let tail = rest[next...]
        if tail.hasPrefix("//") { return }
        if tail.hasPrefix("/*") {
          depth = 1
          return readBlock(tail.dropFirst(2))
        }
        guard tail.hasPrefix("\"") else {
          rest = tail.dropFirst()
          continue
        }
        let hashes = String(rest[..<next].reversed().prefix { $0 == "#" })
        if tail.hasPrefix("\"\"\"") {
          let end = "\"\"\"" + hashes
          guard let close = tail.dropFirst(3).range(of: end) else {
            stringEnd = end
            return
          }
          rest = rest[close.upperBound...]
        } else {
          rest = Self.afterString(tail.dropFirst(), hashes)
        }
      }
    }

    private static func afterString(_ text: Substring, _ hashes: String) -> Substring {
      var rest = text
      while let next = rest.firstIndex(where: { $0 == "\"" || $0 == "\\" }) {
        let tail = rest[next...].dropFirst()
        if rest[next] == "\\" {
          rest = hashes.isEmpty ? tail.dropFirst() : tail
        } else if tail.hasPrefix(hashes) {
          return tail.dropFirst(hashes.count)
        } else {
          rest = tail
        }
      }
      return rest[rest.endIndex...]
    }
  }
}
