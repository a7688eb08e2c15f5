import Foundation

/// What whoever cannot see pictures would miss on a page.
struct PageRemarks {
  let page: DocumentationPage

  /// Looks at the page's fences and at the pictures that it shows.
  ///
  /// - Returns: a sentence each, with the line.
  func all() -> [Problem] {
    fenceRemarks() + (page.path.hasSuffix(".swift") ? [] : pictureRemarks())
  }

  private func fenceRemarks() -> [Problem] {
    page.fences.compactMap { fence in
      guard let text = fence.attributes.alternativeText else { return nil }
      if text.allSatisfy(\.isWhitespace) {
        return problem(fence.line, "The alternative text is empty; say what the picture shows.")
      }
      guard text == fence.attributes.caption else { return nil }
      return problem(
        fence.line,
        "The alternative text is that of the caption, which is read aloud twice; say what the picture shows."
      )
    }
  }

  private func problem(_ line: Int, _ message: String) -> Problem {
    Problem(file: page.path, line: line, message: message)
  }

  /// Pictures without a text, outside of code.
  private func pictureRemarks() -> [Problem] {
    guard page.text.contains("![") || page.text.contains("<img") else { return [] }
    var remarks: [Problem] = []
    var fence: Substring?
    for (index, line) in page.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let ticks = line.drop { " \t>".contains($0) }.prefix { $0 == "`" || $0 == "~" }
      if ticks.count >= 3 {
        if let open = fence { if ticks.hasPrefix(open) { fence = nil } } else { fence = ticks }
      } else if fence == nil, Self.hasSilentPicture(Self.withoutCode(line)) {
        remarks.append(
          problem(index + 1, "The picture has no alternative text; say what it shows."))
      }
    }
    return remarks
  }

  private static func withoutCode(_ line: Substring) -> String {
    let parts = line.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }
      .joined(separator: " ")
  }

  private static func hasSilentPicture(_ line: String) -> Bool {
    for part in line.components(separatedBy: "![").dropFirst() {
      let text = part.prefix { $0 != "]" }
      let rest = part.dropFirst(text.count + 1).first
      if text.allSatisfy(\.isWhitespace), rest == "(" || rest == "[" { return true }
    }
    return line.components(separatedBy: "<img").dropFirst().contains { part in
      let tag = part.prefix { $0 != ">" }
      guard part.count > tag.count else { return false }
      return !tag.contains(" alt=") || tag.contains(" alt=\"\"") || tag.contains(" alt=''")
    }
  }
}
