import Foundation
import Testing
import TintypeTestSupport

/// What a compiler does not see of the sources.
@Suite struct SourceTests {
  private static func sources(below folder: String) throws -> [(path: String, text: String)] {
    let url = PackageFolder.root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map {
        ($0, try String(contentsOf: url.appending(path: $0), encoding: .utf8))
      }
  }

  /// Kinds of views are for people who read a layout: code decides by `ViewRole`, and by what controls hand over.
  @Test func noKindOfAViewIsComparedWithALiteral() throws {
    let comparisons = [
      #/\bkind *[=!]= *"/#, #/" *[=!]= *[\w.$]*\bkind\b/#, #/"\]\.contains\([^)]*\bkind\b/#,
    ]
    var count = 0
    for (path, text) in try Self.sources(below: "Sources") {
      count += 1
      guard text.contains("kind") else { continue }
      let lines = text.components(separatedBy: "\n")
      for (index, line) in lines.enumerated() where line.contains("kind") {
        let isSwitch =
          line.contains(#/switch .*\bkind \{/#) && index + 1 < lines.count
          && lines[index + 1].contains("case \"")
        if isSwitch || comparisons.contains(where: { line.contains($0) }) {
          Issue.record("\(path):\(index + 1) compares the kind of a view with a literal.")
        }
      }
    }
    #expect(count > 1000)
  }

  /// Views, modifiers and styles of ours, which are no author's: what `ViewOrigin` knows them by.
  @Test(arguments: ["TintypeControls", "Tintype", "MapKit", "AVKit", "PhotosUI", "WebKit"])
  func whatMakesViewsSaysSo(module: String) throws {
    let folder = try #require(PackageFolder.folder(of: module))
    let declaration =
      #/\b(?:struct|class) (\w+)(?:<[^{}]*?>)?:\s*([\w\s,.&<>]*?)\s*(?:\bwhere\b[^{]*)?\{/#
    let makers: Set = ["View", "PrimitiveView", "Shape", "TableRowContent"]
    var count = 0
    for (path, text) in try Self.sources(below: folder) {
      for match in text.matches(of: declaration) {
        let names = match.2.split(separator: ",").map {
          $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        guard !makers.isDisjoint(with: names) else { continue }
        count += 1
        let isMarked = names.contains("BuiltIn") || names.contains("PassingView")
        let isMarkedApart = text.contains("extension \(match.1): PassingView")
        #expect(isMarked || isMarkedApart, "\(path): \(match.1) is not BuiltIn, nor PassingView.")
      }
    }
    #expect(count > 0)
  }
}
