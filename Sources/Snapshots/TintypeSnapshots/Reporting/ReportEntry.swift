import Foundation

/// One snapshot as the script of a report reads it.
package struct ReportEntry: Encodable {
  var name: String
  var path: String
  var test: String
  /// Where it is asserted: `Tests/CardTests.swift:12`; empty where nobody knows.
  var position: String
  /// The web address of that line.
  var link: String?
  var kind: String
  var kindTitle: String
  /// The number of its cause among those of the document.
  var cause: Int
  /// Whether there is a new snapshot to accept.
  var canAccept: Bool
  var message: String
  var accept: String
  /// What an author did, as far as can be told.
  var changes: [String]
  /// What followed from it.
  var consequences: [String]
  var elsewhere: [String]
  var figures: String
  var boxes: [PictureComparison.Box]
  /// The lines of a text that changed, as ``LineDifference`` writes them.
  var lines: [LineDifference.Row]
  /// Data URLs by role: reference, actual, difference.
  var images: [String: String]

  /// Describes a snapshot that waits.
  ///
  /// - Parameters:
  ///   - member: the snapshot, and what is known of it.
  ///   - cause: the number of its cause.
  ///   - origin: where the run comes from.
  init(_ member: ReviewGroup.Member, cause: Int, _ origin: RunOrigin) {
    let (item, outcome) = (member.item, member.outcome)
    let candidate = item.candidate
    self.init(item.file, outcome, cause: cause, origin)
    kindTitle = RunSummary.title(outcome.kind)
    canAccept = candidate != nil
    accept = item.acceptCommand
    images["actual"] = candidate.flatMap(Self.dataURL)
    images["difference"] =
      item.difference.flatMap(Self.dataURL) ?? member.difference.map(Self.dataURL)
    lines = Self.lines(item.file, candidate)
  }

  /// Describes a snapshot that passed.
  ///
  /// - Parameters:
  ///   - file: its reference.
  ///   - outcome: what was found of it.
  ///   - cause: the number of its cause.
  ///   - origin: where the run comes from.
  init(_ file: ProvenPath, _ outcome: SnapshotOutcome, cause: Int, _ origin: RunOrigin) {
    let source = SnapshotLocation.relative(outcome.file, to: file.root)
    let changes = outcome.layoutChanges
    // Of a list without a cause, all is what changed.
    let hasCause = changes.contains(where: \.isCause)
    name = (file.path as NSString).lastPathComponent
    path = file.relativePath
    test = outcome.test
    position = source.isEmpty ? "" : "\(source):\(outcome.line)"
    link = origin.link(to: source, line: outcome.line)
    kind = outcome.kind.rawValue
    kindTitle = RunSummary.title(outcome.kind)
    self.cause = cause
    canAccept = false
    message = outcome.message
    accept = ""
    self.changes = changes.filter { $0.isCause || !hasCause }.map(\.description)
    consequences = changes.filter { !$0.isCause && hasCause }.map(\.description)
    elsewhere = outcome.fingerprintDifferences
    figures = Self.figures(outcome)
    boxes = outcome.comparison?.boxes ?? []
    lines = Self.lines(of: file)
    images = [:]
    images["reference"] = Self.dataURL(file)
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

  /// A text of more bytes than this is not shown line by line.
  private static let longestText = 1 << 20

  /// What changed between two files of text; empty for pictures, and where one cannot be read.
  private static func lines(
    _ reference: ProvenPath, _ actual: ProvenPath?
  )
    -> [LineDifference.Row]
  {
    guard mediaType(reference) == nil, let actual,
      let new = (try? actual.contents()).flatMap(text)
    else { return [] }
    let old = reference.isFile ? (try? reference.contents()).flatMap(text) : ""
    let rows = old.map { LineDifference.rows(from: $0, to: new) } ?? []
    let rest = rows.count - mostLines
    return rest <= 0
      ? rows : rows.prefix(mostLines) + [.init(kind: .group, text: "… and \(rest) more lines")]
  }

  /// The page shows this many lines of a text.
  private static let mostLines = 2000

  /// The lines of a text that is a snapshot by its folder; a record may name any other file of the package.
  private static func lines(of reference: ProvenPath) -> [LineDifference.Row] {
    guard mediaType(reference) == nil,
      reference.components.dropLast().contains(SnapshotLocation.folderName),
      let text = (try? reference.contents()).flatMap(text)
    else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(mostLines)
    return lines.enumerated().map {
      .init(kind: .common, text: String($1), before: $0 + 1, after: $0 + 1)
    }
  }

  private static func text(_ data: Data) -> String? {
    data.count > longestText ? nil : String(data: data, encoding: .utf8)
  }

  private static func dataURL(_ png: Data) -> String {
    "data:image/png;base64,\(png.base64EncodedString())"
  }

  /// A picture file as a URL that holds it; nil for other files.
  private static func dataURL(_ file: ProvenPath) -> String? {
    guard let type = mediaType(file) else { return nil }
    return (try? file.contents()).map { "data:\(type);base64,\($0.base64EncodedString())" }
  }

  private static func mediaType(_ file: ProvenPath) -> String? {
    switch (file.name as NSString).pathExtension.lowercased() {
    case "png": "image/png"
    case "svg": "image/svg+xml"
    default: nil
    }
  }
}
