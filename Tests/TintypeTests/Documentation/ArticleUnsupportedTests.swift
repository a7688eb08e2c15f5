import Foundation
import Testing
import TintypeTestSupport

/// What the documentation says is missing is missing, and nothing else of SwiftUI is.
@Suite struct ArticleUnsupportedTests {
  private static let path = "Sources/SwiftUI/Tintype/Tintype.docc/Unsupported.md"

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: PackageFolder.root.appending(path: path), encoding: .utf8)
  }

  /// SwiftUI's names by what they are for.
  private static func listed() throws -> [(title: String, names: [String])] {
    try text("Fixtures/Names/SwiftUI.txt").components(separatedBy: "\n# ").dropFirst().map { part in
      let lines = part.split(separator: "\n")
      return (
        String(lines[0]),
        lines.dropFirst().flatMap { $0.split(separator: " ").map(String.init) }
      )
    }
  }

  @Test func theListOfMissingNamesIsThatOfTheSources() throws {
    let names = try PublicNames()
    for name in ["Text", ".frame", ".onDelete", "\\.locale", "#Preview", ".defaultSize"] {
      #expect(names.contains(name), "\(name)")
    }
    for name in ["frame", ".Text", "\\.frame", "#Nothing"] {
      #expect(!names.contains(name), "\(name)")
    }
    let listed = try Self.listed()
    #expect(listed.flatMap(\.names).count > 1000)
    let items = listed.compactMap { part in
      let missing = part.names.filter { !names.contains($0) }
      return missing.isEmpty ? nil : GeneratedSection.item(part.title, missing)
    }
    try GeneratedSection("missing names", in: Self.path).check(items.joined(separator: "\n") + "\n")
  }

  @Test func partsListedAsMissingAreMissing() throws {
    let page = try Self.text(Self.path)
    let rest = try #require(page.components(separatedBy: "### Parts that are missing").last)
    let section = try #require(rest.components(separatedBy: "\n### ").first)
    let missing = section.matches(of: /`([A-Za-z0-9]+)`/).map { String($0.1) }
    #expect(!missing.isEmpty)
    let names = try PublicNames()
    for name in missing where names.all.contains(name) {
      Issue.record("\(name) is there: take it out of the list in Unsupported.md.")
    }
  }

  @Test func whatThePageSaysWorksIsThere() throws {
    let rest = try #require(
      try Self.text(Self.path).components(separatedBy: "### What works\n").last)
    let table = try #require(rest.components(separatedBy: "\n### ").first)
    #expect(table.contains("`HStack`"))
    let names = try PublicNames()
    for match in table.matches(of: /`([A-Za-z]+)`/) {
      #expect(names.all.contains(String(match.1)), "\(match.1) is in the table of Unsupported.md")
    }
  }
}
