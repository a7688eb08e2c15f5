import Foundation
import TintypeProgram

/// What `explore` prints: a line a page, or one JSON document.
struct ExploreReport: Encodable {
  /// One page.
  private struct Page: Encodable {
    let input: String
    let name: String
    let file: String
    let line: Int
    let path: String
    let layouts: Int
    let bytes: Int
    let diagnostics: [String]
  }

  private var pages: [Page] = []
  private var errors: [Problem] = []

  /// Whether there is no page.
  var isEmpty: Bool { pages.isEmpty }

  /// Adds a page.
  ///
  /// - Parameters:
  ///   - picture: the view.
  ///   - exploration: what a reader can change.
  ///   - path: where the page was written.
  ///   - views: how many views it has.
  mutating func add(
    _ picture: ViewPictures.Picture, _ exploration: Exploration, at path: String, views: Int = 1
  ) {
    let size = try? URL(filePath: path).resourceValues(forKeys: [.fileSizeKey]).fileSize
    pages.append(
      Page(
        input: picture.input, name: picture.name, file: picture.entry.file,
        line: picture.entry.line, path: path, layouts: exploration.layouts * views,
        bytes: size ?? 0,
        diagnostics: picture.renderedView.diagnostics))
  }

  /// Prints the report to standard output.
  ///
  /// - Parameters:
  ///   - problems: what went wrong, for the JSON document.
  ///   - json: whether to print JSON.
  /// - Throws: what encoding throws.
  mutating func print(problems: [Problem], json: Bool) throws {
    errors = problems
    if json {
      try Standard.send(JSONText.of(self))
      return
    }
    for page in pages {
      try Standard.print("\(page.path)  \(page.layouts) layouts  \(page.bytes) bytes")
    }
  }
}
