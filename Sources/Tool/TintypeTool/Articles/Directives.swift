/// The directives of DocC: `@Row { … }`, in one another as deep as their author likes.
///
/// DocC takes the indentation of a directive's content away before it reads it, and leaves out what is in a comment:
/// https://github.com/swiftlang/swift-markdown, "Block Directives".
enum Directives {
  /// A directive whose content is being read.
  private struct Open {
    let isComment: Bool
    /// Which lines are its content, those of directives in it aside.
    var lines: [Int] = []
    /// The least columns of those of its lines that are not code of a fence.
    var margin: Int?
  }

  /// The page with what is in directives at the margin, and without directives and comments.
  ///
  /// - Parameter lines: the page's lines.
  /// - Returns: its lines.
  static func flattened(_ lines: [Substring]) -> [Substring] {
    var result = lines
    var open: [Open] = []
    var fence: OpenFence?
    var index = 0
    func close() {
      guard let last = open.popLast() else { return }
      let isComment = last.isComment || open.contains(where: \.isComment)
      for line in last.lines {
        result[line] = isComment ? "" : lines[line].withoutIndentation(last.margin ?? 0)
      }
    }
    while index < lines.count {
      let line = lines[index]
      defer { index += 1 }
      if let opened = fence {
        if opened.isClosed(by: line) { fence = nil }
      } else if !open.isEmpty, line.drop(while: { $0 == " " || $0 == "\t" }).first == "}" {
        result[index] = ""
        close()
        continue
      } else if let start = Start(lines, at: index, isInside: !open.isEmpty) {
        for line in index...start.lastLine { result[line] = "" }
        index = start.lastLine
        if start.hasContent { open.append(Open(isComment: start.name == "Comment")) }
        continue
      } else {
        fence = OpenFence(line, at: index + 1)
        if let last = open.indices.last, !line.isBlank {
          open[last].margin = min(open[last].margin ?? .max, line.indentation)
        }
      }
      if let last = open.indices.last { open[last].lines.append(index) }
    }
    while !open.isEmpty { close() }
    return result
  }

  /// The lines that begin a directive: its name and arguments, and the brace before its content.
  private struct Start {
    let name: Substring
    let lastLine: Int
    /// Whether content follows on the next lines.
    let hasContent: Bool

    /// The most lines that arguments are looked for on.
    private static let mostLines = 32

    /// Reads a directive; nil for a line that begins none, and for one that stands alone without content or arguments.
    init?(_ lines: [Substring], at index: Int, isInside: Bool) {
      let first = lines[index].drop { $0 == " " || $0 == "\t" }
      // Outside of directives, what is so deep is code.
      guard first.first == "@", isInside || lines[index].indentation < 4 else { return nil }
      name = first.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard name.first?.isUppercase == true else { return nil }
      var rest = first.dropFirst(1 + name.count).drop { $0 == " " }
      var line = index
      if rest.first == "(" {
        var arguments = rest
        while true {
          if let end = Self.end(ofArguments: arguments) {
            rest = arguments[end...].drop { $0 == " " }
            break
          }
          line += 1
          guard line < lines.count, line - index < Self.mostLines else { return nil }
          arguments += "\n" + lines[line]
        }
      } else if rest.first != "{" {
        return nil
      }
      lastLine = line
      guard rest.first == "{" else {
        // Arguments alone: only white space may follow.
        guard rest.isBlank else { return nil }
        hasContent = false
        return
      }
      hasContent = Self.depth(of: rest) > 0
    }

    /// The place behind the parenthesis that ends arguments; nil where it is not there yet.
    private static func end(ofArguments text: Substring) -> Substring.Index? {
      var depth = 0
      var isQuoted = false
      for index in text.indices {
        switch text[index] {
        case "\"": isQuoted.toggle()
        case "(" where !isQuoted: depth += 1
        case ")" where !isQuoted:
          depth -= 1
          if depth == 0 { return text.index(after: index) }
        default: break
        }
      }
      return nil
    }

    /// How many braces a line leaves open.
    private static func depth(of text: Substring) -> Int {
      text.reduce(0) { $1 == "{" ? $0 + 1 : $1 == "}" ? $0 - 1 : $0 }
    }
  }
}
