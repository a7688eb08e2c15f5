import Foundation
import Testing
import TintypeTestSupport

/// Code says which rule it implements by a link to a page and a heading; all of them lead somewhere.
@Suite struct RuleLinkTests {
  /// A file with its lines.
  private struct Source {
    var path: String
    var lines: [String]
  }

  private static let catalog = "Sources/SwiftUI/Tintype/Tintype.docc"

  /// The files of some folders of the package that are read and not only shown.
  private static func sources(in folders: [String]) throws -> [Source] {
    var result: [Source] = []
    for folder in folders {
      let url = PackageFolder.root.appending(path: folder)
      for path in try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
      where ["swift", "md", "c", "h", "json"].contains((path as NSString).pathExtension) {
        let text = try String(contentsOf: url.appending(path: path), encoding: .utf8)
        result.append(
          Source(path: "\(folder)/\(path)", lines: text.components(separatedBy: "\n")))
      }
    }
    return result
  }

  /// The pages of rules by name, such as `Stacks`.
  private static func pages() throws -> [String: Source] {
    var pages: [String: Source] = [:]
    for page in try sources(in: ["\(catalog)/Rules"]) {
      let name = URL(filePath: page.path).deletingPathExtension().lastPathComponent
      pages[name] = page
    }
    return pages
  }

  /// The headings of a page below its title.
  private static func headings(of page: Source) -> [String] {
    page.lines.filter { $0.hasPrefix("##") }.map { line in
      line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
    }
  }

  /// What a link calls a heading.
  private static func anchor(of heading: String) -> String {
    heading.components(separatedBy: " ").joined(separator: "-")
  }

  /// All positions of a pattern in files, with the groups of each match.
  private static func matches(
    of pattern: String, in sources: [Source]
  ) throws -> [(place: String, groups: [String])] {
    let expression = try NSRegularExpression(pattern: pattern)
    return sources.flatMap { source in
      source.lines.enumerated().flatMap { index, line in
        expression.matches(in: line, range: NSRange(line.startIndex..., in: line)).map { match in
          let groups = (0..<match.numberOfRanges).map { group in
            Range(match.range(at: group), in: line).map { String(line[$0]) } ?? ""
          }
          return (place: "\(source.path):\(index + 1)", groups: groups)
        }
      }
    }
  }

  @Test func linksLeadToAPageAndAHeading() throws {
    let anchors = try Self.pages().mapValues { Set(Self.headings(of: $0).map(Self.anchor)) }
    let links = try Self.matches(
      of: #"(?<![A-Za-z0-9/_.])Rules/([A-Z][A-Za-z-]*)(?![A-Za-z./+])(?:#([A-Za-z0-9-]+))?"#,
      in: Self.sources(in: ["Sources", "Tests", "Fixtures"]))
    #expect(links.count > 50, "Rules are cited all over the code.")
    for link in links {
      let (page, heading) = (link.groups[1], link.groups[2])
      guard let listed = anchors[page] else {
        Issue.record("\(link.place): there is no page \(Self.catalog)/Rules/\(page).md.")
        continue
      }
      if !heading.isEmpty, !listed.contains(heading) {
        Issue.record("\(link.place): Rules/\(page).md has no heading for #\(heading).")
      }
    }
  }

  @Test func sourcesAreLinksToThePageThatExplainsThem() throws {
    let pages = try Self.pages()
    let explained = Set(Self.headings(of: try #require(pages["Sources"])).map(Self.anchor))
    var count = 0
    for (name, page) in pages where name != "Sources" {
      let text = page.lines.joined(separator: "\n")
      for origin in text.components(separatedBy: "*From:*").dropFirst() {
        let origin = origin.components(separatedBy: "*Sure:*")[0]
        for match in origin.matches(of: /\]\(doc:Sources#([A-Za-z-]+)\)/) {
          count += 1
          #expect(explained.contains(String(match.1)), "\(name): \(match.0)")
        }
        for source in ["OSUI", "MySUI", "Recordings"] {
          let first = origin.firstRange(of: source)?.lowerBound
          let isLink = first.map { origin[..<$0].hasSuffix("[") } ?? true
          #expect(isLink, "\(name): \(source) is no link in \"\(origin.prefix(60))\"")
        }
      }
    }
    #expect(count > 100)
  }

  @Test func pagesBeginWithASentence() throws {
    for (name, page) in try Self.pages() {
      let line = page.lines.dropFirst().first { !$0.isEmpty } ?? ""
      #expect(line.hasSuffix("."), "\(name): \(line)")
    }
  }

  @Test func nothingOutsideOfTheRepositoryIsCited() throws {
    // Put together from parts, or this file would be the first to be found.
    let files = "(?:layout|chrome|text|text-recorded|snapshots)\\." + "md"
    let citations = try Self.matches(
      of: "(?<![A-Za-z0-9/-])\(files)|\\.\\./" + "shared",
      in: Self.sources(in: ["Sources", "Tests", "Fixtures"]))
    for citation in citations {
      Issue.record("\(citation.place): \(citation.groups[0]) is not in the repository.")
    }
  }

  @Test func headingsAreNamesThatLinksCanCarry() throws {
    for (name, page) in try Self.pages() {
      let headings = Self.headings(of: page)
      for heading in headings where heading.contains(/[^A-Za-z0-9 ]/) {
        Issue.record("\(name): \"\(heading)\" has more than letters, digits and spaces.")
      }
      #expect(Set(headings).count == headings.count, "\(name) has two headings of one name.")
    }
  }

  @Test func rulesNameCasesThatThereAre() throws {
    let fixtures = try Self.sources(in: ["Fixtures/Layout", "Fixtures/Chrome"])
    let listed = Set(
      try Self.matches(of: #""id": ?"([^"]+)""#, in: fixtures).map { $0.groups[1] })
    #expect(listed.count > 200)
    for (name, page) in try Self.pages() {
      let lists = page.lines.joined(separator: " ").components(separatedBy: "*Cases:*").dropFirst()
      for list in lists {
        let cases = list.prefix(while: { $0 != "#" && $0 != "*" })
        for match in cases.matches(of: /`([a-z0-9-]+)`/)
        where !listed.contains(String(match.1)) {
          Issue.record("\(name) names a case \(match.1) that no fixture has.")
        }
      }
    }
  }
}
