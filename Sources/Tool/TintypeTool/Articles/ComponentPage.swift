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
    var open: OpenFence?
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
      } else if let opening = OpenFence(line, at: index + 1) {
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

  /// The page as plain Markdown of as many lines: fences at the margin, no lines of tags, imports and comments.
  ///
  /// - Parameter lines: the page's lines.
  /// - Returns: its lines.
  static func flattened(_ lines: [Substring]) -> [Substring] {
    var result = lines
    var next = 0
    for block in codeBlocks(in: lines) {
      flattenProse(&result, next..<(block.line - 1))
      let count = block.code.utf8.count { $0 == UInt8(ascii: "\n") }
      next = min(lines.count, block.line + count + 1)
      for (index, code) in block.code.split(separator: "\n", omittingEmptySubsequences: false)
        .prefix(count).enumerated()
      {
        result[block.line + index] = code
      }
      for index in [block.line - 1, block.line + count] where index < lines.count {
        result[index] = result[index].drop { " \t>".contains($0) }
      }
    }
    flattenProse(&result, next..<lines.count)
    return result
  }

  private static func flattenProse(_ lines: inout [Substring], _ range: Range<Int>) {
    var isInList = false
    for index in range {
      let content = lines[index].drop { $0 == " " || $0 == "\t" }
      if content.hasPrefix("<") && content.last == ">" || content.hasPrefix("{/*")
        || ["import ", "export "].contains(where: lines[index].hasPrefix)
      {
        lines[index] = ""
        isInList = false
      } else {
        isInList = isInList || OpenFence.listMark(of: content) != nil
        // What stands in a component is as deep as that.
        if !isInList { lines[index] = content }
      }
    }
  }
}
