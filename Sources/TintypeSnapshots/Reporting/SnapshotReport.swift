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
    entries = items.map(Self.entry)
  }

  private static func entry(_ item: ReviewItem) -> Entry {
    let outcome = item.outcome
    var images: [String: String] = [:]
    images["reference"] = dataURL(item.file)
    images["actual"] = item.candidate.flatMap(dataURL)
    images["difference"] = item.difference.flatMap(dataURL)
    return Entry(
      name: (item.reference as NSString).lastPathComponent, path: item.relativePath,
      test: outcome.test, kind: outcome.kind.rawValue, kindTitle: RunSummary.title(outcome.kind),
      message: outcome.message, accept: item.acceptCommand,
      changes: outcome.layoutChanges.map(\.description), elsewhere: outcome.fingerprintDifferences,
      figures: figures(outcome.comparison), boxes: outcome.comparison?.boxes ?? [], images: images)
  }

  private static func figures(_ comparison: PictureComparison?) -> String {
    guard let comparison else { return "" }
    let size =
      comparison.referenceSize == comparison.actualSize
      ? "\(comparison.actualSize)" : "\(comparison.referenceSize) → \(comparison.actualSize)"
    let edits = comparison.lineEdits.map { " · \($0)" }.joined()
    return "\(size) · \(comparison.differentPixels) pixels "
      + "(\(FailureMessage.short(comparison.ratio * 100, 3)) %) · "
      + "ΔE ≤ \(FailureMessage.short(comparison.maxDeltaE, 2))" + edits
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

  /// The page.
  package var html: Data {
    let data =
      (try? JSONEncoder.stable.encode(Document(summary: summary, entries: entries))) ?? Data()
    // A `<` in a message must not end the script element that holds the data.
    let json = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
    let plain = entries.map {
      "<h2>\(RunSummary.escaped($0.path))</h2><pre>\(RunSummary.escaped($0.message))</pre>"
    }
    return Data(
      Self.filled(
        ReportPage.html,
        [
          "/*STYLE*/": ReportPage.style, "<!--PLAIN-->": plain.joined(),
          "/*SCRIPT*/": ReportPage.script, "/*DATA*/": json,
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
