/// How the blocks of a page are written, which decides where fences may stand.
enum PageSyntax {
  /// Markdown, with the containers that MkDocs adds to it.
  case markdown
  /// Markdown with components, as MDX has them.
  case components
  /// Markdown with directives, as DocC has them.
  case directives

  /// What a file is, by its name and where it lies.
  ///
  /// - Parameter path: an absolute path.
  init(of path: String) {
    if path.lowercased().hasSuffix(".mdx") {
      self = .components
    } else {
      self = DocumentationCatalog.path(around: path) == nil ? .markdown : .directives
    }
  }

  /// A page as plain Markdown of as many lines, without the indentation that its containers ask for.
  ///
  /// - Parameter text: the page.
  /// - Returns: a text whose fences stand on the same lines.
  func flattened(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    switch self {
    case .markdown:
      guard lines.contains(where: { IndentedContainers.isMark($0) }) else { return text }
      return IndentedContainers.flattened(lines).joined(separator: "\n")
    case .components: return ComponentPage.flattened(lines).joined(separator: "\n")
    case .directives:
      guard text.contains("@") else { return text }
      return Directives.flattened(lines).joined(separator: "\n")
    }
  }
}

extension Substring {
  /// The columns of the blanks that the line begins with; a tabulator reaches to the next multiple of four.
  var indentation: Int {
    var columns = 0
    for character in self {
      guard character == " " || character == "\t" else { return columns }
      columns += character == " " ? 1 : 4 - columns % 4
    }
    return columns
  }

  /// The line without so many columns of the blanks before it, as far as it has them.
  func withoutIndentation(_ columns: Int) -> Substring {
    let own = indentation
    guard own > columns else { return drop { $0 == " " || $0 == "\t" } }
    if contains("\t") {
      // What is left of a tabulator are blanks.
      return Substring(String(repeating: " ", count: own - columns))
        + drop { $0 == " " || $0 == "\t" }
    }
    return dropFirst(columns)
  }

  /// Whether the line holds nothing but blanks.
  var isBlank: Bool { allSatisfy { $0 == " " || $0 == "\t" } }
}
