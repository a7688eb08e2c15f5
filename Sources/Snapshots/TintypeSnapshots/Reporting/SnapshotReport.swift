package import Foundation

/// One HTML file that shows what failed.
///
/// It needs no network and no other file, and decides nothing: whoever may see it, it can be shown to.
package struct SnapshotReport {
  private struct Document: Encodable {
    var origin: RunOrigin
    var summary: String
    /// What made snapshots differ, the cause of most first.
    var causes: [String]
    var entries: [ReportEntry]
    /// Those that passed, where they are shown.
    var passed: [ReportEntry]
    /// How many passed.
    var passedCount: Int
  }

  private let document: Document

  /// Reads the files that failures name.
  ///
  /// - Parameters:
  ///   - items: the failures.
  ///   - summary: one line about the run.
  ///   - origin: where the run comes from.
  ///   - passed: what passed, of which the page can show the references.
  ///   - showsPassed: whether the page holds them.
  package init(
    items: [ReviewItem], summary: String, origin: RunOrigin, passed: [PassedSnapshot] = [],
    showsPassed: Bool = false
  ) {
    let groups = ReviewGroup.groups(items)
    let entries = groups.enumerated().flatMap { index, group in
      group.members.map { ReportEntry($0, cause: index, origin) }
    }
    document = Document(
      origin: origin, summary: summary, causes: groups.map(\.cause), entries: entries,
      passed: showsPassed ? passed.map { $0.entry(origin) } : [], passedCount: passed.count)
  }

  /// The data of the page, as a script element may hold it: a `<` in a message must not end the element.
  package var json: String {
    let json = (try? JSONEncoder.stable.encode(document)) ?? Data()
    return String(decoding: json, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
  }

  /// The page.
  package var html: Data { page(ReportPage.html, script: ReportPage.script) }

  /// The page as a server shows it that takes decisions.
  package var reviewPage: Data {
    page(
      ReportPage.html.replacingOccurrences(
        of: "default-src 'none';", with: "default-src 'none'; connect-src 'self';"),
      script: ReportPage.script + ReportPage.reviewScript)
  }

  private func page(_ html: String, script: String) -> Data {
    let plain = document.entries.map {
      "<h2>\(RunSummary.escaped($0.path))</h2><pre>\(RunSummary.escaped($0.message))</pre>"
    }
    return Data(
      Self.filled(
        html,
        [
          "<!--TITLE-->": RunSummary.escaped(document.origin.project),
          "/*STYLE*/": ReportPage.style, "<!--PLAIN-->": plain.joined(),
          "/*SCRIPT*/": script, "/*DATA*/": json,
        ]
      ).utf8)
  }

  /// A page with its marks replaced, in one pass: what stands in for a mark may hold another one.
  private static func filled(_ page: String, _ parts: [String: String]) -> String {
    var rest = page[...]
    var result = ""
    while let (mark, range) = parts.keys.compactMap({ mark in
      rest.firstRange(of: mark).map { (mark, $0) }
    }).min(by: { $0.1.lowerBound < $1.1.lowerBound }) {
      result += rest[..<range.lowerBound] + (parts[mark] ?? "")
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
