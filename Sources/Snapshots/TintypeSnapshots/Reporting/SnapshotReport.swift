package import Foundation

/// One HTML file that shows what failed.
///
/// It needs no network and no other file.
package struct SnapshotReport {
  /// One failure as the page's script reads it.
  struct Entry: Encodable {
    var name: String
    var path: String
    var test: String
    var kind: String
    var kindTitle: String
    /// What made it fail, which entries are grouped by.
    var cause: String
    /// Whether there is a new snapshot to accept.
    var canAccept: Bool
    var message: String
    var accept: String
    var changes: [String]
    var elsewhere: [String]
    var figures: String
    var boxes: [PictureComparison.Box]
    /// Data URLs by role: reference, actual, difference.
    var images: [String: String]
  }

  private struct Document: Encodable {
    var summary: String
    var entries: [Entry]
  }

  private let entries: [Entry]
  private let summary: String

  /// Reads the files that failures name.
  ///
  /// - Parameters:
  ///   - items: the failures.
  ///   - summary: one line about the run.
  package init(items: [ReviewItem], summary: String) {
    self.summary = summary
    let explained = items.map(Self.explained)
    var causes: [String: String] = [:]
    for group in FailureGroup.groups(explained.map(\.0)) {
      for outcome in group.outcomes { causes[outcome.reference] = group.cause }
    }
    entries = zip(items, explained).map { item, found in
      Self.entry(item, found.0, found.difference, causes[found.0.reference] ?? "")
    }
  }

  private static func entry(
    _ item: ReviewItem, _ outcome: SnapshotOutcome, _ drawn: Data?, _ cause: String
  ) -> Entry {
    var images: [String: String] = [:]
    images["reference"] = dataURL(item.file)
    images["actual"] = item.candidate.flatMap(dataURL)
    images["difference"] = item.difference.flatMap(dataURL) ?? drawn.map(dataURL)
    return Entry(
      name: (item.reference as NSString).lastPathComponent, path: item.relativePath,
      test: outcome.test, kind: outcome.kind.rawValue, kindTitle: RunSummary.title(outcome.kind),
      cause: cause, canAccept: item.candidate != nil,
      message: outcome.message, accept: item.acceptCommand,
      changes: outcome.layoutChanges.map(\.description), elsewhere: outcome.fingerprintDifferences,
      figures: figures(outcome), boxes: outcome.comparison?.boxes ?? [], images: images)
  }

  /// What made a snapshot differ: a pending file that came with the sources has nobody's outcome, and is compared.
  private static func explained(_ item: ReviewItem) -> (SnapshotOutcome, difference: Data?) {
    let recorded = item.outcome
    guard recorded.layoutChanges.isEmpty, recorded.comparison == nil,
      let candidate = item.candidate,
      let found = try? FileComparison().compare(reference: item.file, actual: candidate),
      !found.outcome.isPass
    else { return (recorded, nil) }
    var outcome = recorded
    outcome.comparison = found.outcome.comparison
    outcome.layoutChanges = found.outcome.layoutChanges
    outcome.fingerprintDifferences = found.outcome.fingerprintDifferences
    outcome.message = [recorded.message, found.outcome.message].joined(separator: "\n")
    return (outcome, found.difference)
  }

  private static func figures(_ outcome: SnapshotOutcome) -> String {
    guard let comparison = outcome.comparison else { return "" }
    let size =
      comparison.referenceSize == comparison.actualSize
      ? "\(comparison.actualSize)" : "\(comparison.referenceSize) → \(comparison.actualSize)"
    let edits = FailureMessage.lineEdits(outcome).map { " · \($0)" }.joined()
    return "\(size) · \(comparison.differentPixels) pixels "
      + "(\(FailureMessage.short(comparison.ratio * 100, 3)) %) · "
      + "ΔE ≤ \(FailureMessage.short(comparison.maxDeltaE, 2))" + edits
  }

  private static func dataURL(_ png: Data) -> String {
    "data:image/png;base64,\(png.base64EncodedString())"
  }

  /// A picture file as a URL that holds it; nil for other files.
  private static func dataURL(_ file: ProvenPath) -> String? {
    let type: String
    switch (file.name as NSString).pathExtension.lowercased() {
    case "png": type = "image/png"
    case "svg": type = "image/svg+xml"
    default: return nil
    }
    return (try? file.contents()).map { "data:\(type);base64,\($0.base64EncodedString())" }
  }

  /// The data of the page, as a script element may hold it.
  package var json: String {
    let data =
      (try? JSONEncoder.stable.encode(Document(summary: summary, entries: entries))) ?? Data()
    // A `<` in a message must not end the script element that holds the data.
    return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
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
    let plain = entries.map {
      "<h2>\(RunSummary.escaped($0.path))</h2><pre>\(RunSummary.escaped($0.message))</pre>"
    }
    return Data(
      Self.filled(
        html,
        [
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
