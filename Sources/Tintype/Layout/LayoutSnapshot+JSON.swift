import Foundation

extension LayoutSnapshot {
  /// The layout as one JSON document.
  ///
  /// Lengths are in points; a missing proposal is `null` and infinity is `"inf"`. Keys are sorted, so
  /// that two documents of one layout are equal byte for byte.
  ///
  /// - Returns: the document, with a line a value and a line feed at the end.
  public func json() -> String {
    let document = Document(
      size: LayoutRecord.Proposal(ProposedViewSize(size)), evaluations: evaluations,
      diagnostics: diagnostics.map { Document.Diagnostic(path: $0.path, message: $0.message) },
      root: LayoutRecord(root))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding fails for numbers that JSON cannot hold, which a record writes as strings.
    guard let data = try? encoder.encode(document) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    struct Diagnostic: Encodable {
      let path: String
      let message: String
    }

    let size: LayoutRecord.Proposal
    let evaluations: Int
    let diagnostics: [Diagnostic]
    let root: LayoutRecord
  }
}
