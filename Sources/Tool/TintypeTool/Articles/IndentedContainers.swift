/// The containers of MkDocs: admonitions (`!!! note`), folded ones (`???`, `???+`) and tabs (`=== "Title"`).
///
/// What is in one stands four columns deeper than its mark: https://squidfunk.github.io/mkdocs-material/reference/.
enum IndentedContainers {
  /// How much deeper the content is than the mark.
  private static let depth = 4

  /// Whether a line looks like the mark of a container.
  static func isMark(_ line: Substring) -> Bool {
    let content = line.drop { $0 == " " || $0 == "\t" || $0 == ">" }
    guard let mark = ["!!!", "???+", "???", "===!", "===+", "==="].first(where: content.hasPrefix)
    else { return false }
    let title = content.dropFirst(mark.count)
    guard title.first == " ", let first = title.first(where: { $0 != " " }) else { return false }
    return first == "\"" || mark.first != "=" && first.isLetter
  }

  /// The page with what is in containers at their own margin.
  ///
  /// - Parameter lines: the page's lines.
  /// - Returns: its lines.
  static func flattened(_ lines: [Substring]) -> [Substring] {
    /// The columns at which the content of each open container begins.
    var margins: [Int] = []
    var fence: OpenFence?
    return lines.enumerated().map { index, line in
      if line.isBlank { return line }
      let own = line.indentation
      if fence == nil {
        while let last = margins.last, own < last { margins.removeLast() }
      }
      let content = line.withoutIndentation(margins.last ?? 0)
      if let open = fence {
        if open.isClosed(by: content) { fence = nil }
      } else if let opened = OpenFence(content, at: index + 1) {
        fence = opened
      } else if isMark(content), own - (margins.last ?? 0) < depth,
        let next = lines[(index + 1)...].first(where: { !$0.isBlank }),
        next.indentation >= own + depth
      {
        margins.append(own + depth)
      }
      return content
    }
  }
}
