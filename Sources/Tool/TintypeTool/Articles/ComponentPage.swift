import Foundation

/// A page of Markdown with components, as MDX has it.
///
/// Fences stand inside of components, as deep as these are indented: there is no code by indentation. What
/// stands in a comment of JSX is no part of the page, and a comment of HTML is none.
enum ComponentPage {
  /// Finds the fenced blocks.
  ///
  /// - Parameter lines: the page's lines.
  /// - Returns: the blocks in order, each with the line of its opening marks, from 1.
  static func codeBlocks(in lines: [Substring]) -> [Article.CodeBlock] {
    var blocks: [Article.CodeBlock] = []
    var open: Opening?
    var isComment = false
    for (index, line) in lines.enumerated() {
      if isComment {
        isComment = !line.contains("*/")
      } else if let opening = open {
        if opening.isClosed(by: line) {
          blocks.append(opening.block)
          open = nil
        } else {
          open?.take(line)
        }
      } else if let opening = Opening(line, at: index + 1) {
        open = opening
      } else if let start = line.range(of: "{/*") {
        isComment = !line[start.upperBound...].contains("*/")
      }
    }
    // A fence without an end reaches to that of the page.
    if let open { blocks.append(open.block) }
    return blocks
  }

  /// The lines outside of fences, from 1.
  static func proseLines(of markdown: String) -> Set<Int> {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    return Set(1...max(1, lines.count)).subtracting(codeLines(of: markdown))
  }

  /// The lines of fences, from 1.
  static func codeLines(of markdown: String) -> Set<Int> {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    return codeBlocks(in: lines).reduce(into: []) { all, block in
      let count = block.code.utf8.count { $0 == UInt8(ascii: "\n") }
      all.formUnion(block.line...(block.line + count + 1))
    }
  }

  /// A fence that has begun.
  private struct Opening {
    private let marks: Substring
    private let margin: Int
    private let info: String
    private let line: Int
    private var code = ""

    /// Reads the line that begins a fence; nil for another line.
    init?(_ line: Substring, at lineIndex: Int) {
      let content = line.drop { " \t>".contains($0) }
      guard let mark = content.first, mark == "`" || mark == "~" else { return nil }
      marks = content.prefix { $0 == mark }
      let info = content.dropFirst(marks.count)
      guard marks.count >= 3, mark == "~" || !info.contains("`") else { return nil }
      margin = line.count - content.count
      self.info = info.trimmingCharacters(in: .whitespaces)
      self.line = lineIndex
    }

    func isClosed(by line: Substring) -> Bool {
      let content = line.drop { " \t>".contains($0) }
      let end = content.prefix { $0 == marks.first }
      return end.count >= marks.count
        && content.dropFirst(end.count).allSatisfy { $0 == " " || $0 == "\t" }
    }

    /// Adds a line of code, without the margin of the fence as far as it has one.
    mutating func take(_ line: Substring) {
      let blanks = line.prefix { " \t>".contains($0) }.count
      code += line.dropFirst(min(blanks, margin)) + "\n"
    }

    var block: Article.CodeBlock { Article.CodeBlock(info: info, code: code, line: line) }
  }
}
