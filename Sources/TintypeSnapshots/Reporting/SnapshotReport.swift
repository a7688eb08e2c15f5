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
    images["reference"] = dataURL(item.reference)
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
  private static func dataURL(_ path: String) -> String? {
    let type: String
    switch (path as NSString).pathExtension.lowercased() {
    case "png": type = "image/png"
    case "svg": type = "image/svg+xml"
    default: return nil
    }
    return FileManager.default.contents(atPath: path).map {
      "data:\(type);base64,\($0.base64EncodedString())"
    }
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
      ReportPage.html.replacingOccurrences(of: "/*STYLE*/", with: ReportPage.style)
        .replacingOccurrences(of: "<!--PLAIN-->", with: plain.joined())
        .replacingOccurrences(of: "/*SCRIPT*/", with: ReportPage.script)
        .replacingOccurrences(of: "/*DATA*/", with: json).utf8)
  }
}
