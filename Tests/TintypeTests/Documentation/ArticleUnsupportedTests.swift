import Foundation
import Testing
import TintypeTestSupport

/// What the documentation says is missing is missing.
@Suite struct ArticleUnsupportedTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: PackageFolder.root.appending(path: path), encoding: .utf8)
  }

  /// The names in the section of what is not there yet.
  private static func missingNames() throws -> [String] {
    let page = try text("Sources/Tintype/Tintype.docc/Unsupported.md")
    let rest = try #require(page.components(separatedBy: "### Not there yet").last)
    let section = try #require(rest.components(separatedBy: "\n### ").first)
    return section.matches(of: /`([A-Za-z0-9]+)`/).map { String($0.1) }
  }

  /// The names that the modules behind `SwiftUI` declare in public.
  private static func publicNames() throws -> Set<String> {
    let modules: Set = [
      "Tintype", "TintypeControls", "TintypeViews", "TintypeLayout", "TintypeGeometry",
    ]
    let sources = PackageFolder.root.appending(path: "Sources")
    var names: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where path.hasSuffix(".swift") && modules.contains(path.components(separatedBy: "/")[0]) {
      let declaration =
        /public (?:[a-z@]+ )*(?:struct|class|enum|protocol|func|typealias|var|let) ([A-Za-z0-9]+)/
      for match in try text("Sources/\(path)").matches(of: declaration) {
        names.insert(String(match.1))
      }
    }
    return names
  }

  @Test func whatIsSaidToBeMissingIsMissing() throws {
    let names = try Self.publicNames()
    #expect(names.isSuperset(of: ["Text", "HStack", "frame", "ImageRenderer"]))
    let missing = try Self.missingNames()
    #expect(missing.count > 10)
    for name in missing where names.contains(name) {
      Issue.record("\(name) is there: take it out of the list in Unsupported.md.")
    }
  }

  @Test func whatTheReadmeSaysIsThereIsThere() throws {
    let readme = try Self.text("README.md")
    let rest = try #require(readme.components(separatedBy: "## What is supported").last)
    let table = try #require(rest.components(separatedBy: "\n\nWhat is missing").first)
    let names = try Self.publicNames()
    for match in table.matches(of: /`([A-Za-z]+)`/) {
      #expect(names.contains(String(match.1)), "\(match.1) is in the README's table")
    }
  }
}
