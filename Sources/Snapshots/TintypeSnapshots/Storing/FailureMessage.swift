import Foundation

/// What a person reads of a failure: what moved, where, how much, why it may not be them, what to do.
enum FailureMessage {
  /// More lines than these are left to the report.
  private static let mostLines = 10

  /// The last lines of a failure whose reference another assertion of the run holds up.
  static func duplicate(_ location: SnapshotLocation, other: String) -> String {
    """
      Two assertions have the same reference, \(location.relativePath), and differ.
        The other one is in \(other). Tell them apart with `named:`.
    """
  }

  static func failed(_ location: SnapshotLocation, _ error: any Error) -> String {
    "Snapshot \(name(location)) failed: \(BoundedText.of("\(error)"))\n  reference: \(location.relativePath)"
  }

  /// What is to be said where the reference is broken.
  static func broken(
    _ outcome: SnapshotOutcome, _ location: SnapshotLocation, _ error: SnapshotError
  ) -> String {
    var text = failed(location, error)
    if let actual = outcome.actual {
      text += "\n  actual: \(SnapshotLocation.relative(actual, to: location.root))"
    }
    let accept = outcome.actual.map { _ in acceptCommand(location) }
    if let remedy = error.remedy(location.reference, acceptCommand: accept) {
      text += "\n  mend: \(remedy)"
    }
    return text
  }

  static func missing(
    _ outcome: SnapshotOutcome, _ location: SnapshotLocation, isContinuousIntegration: Bool
  ) -> String {
    switch outcome.kind {
    case .recorded:
      "Snapshot \(name(location)) had no reference; it is recorded now. Run the test again to compare with it."
        + "\n  reference: \(location.relativePath)"
    case .pending:
      "Snapshot \(name(location)) has no reference yet.\n  pending: \(SnapshotLocation.relative(location.pending, to: location.root))"
        + "\n  accept: \(acceptCommand(location))"
    default:
      "Snapshot \(name(location)) has no reference"
        + (isContinuousIntegration ? ", and none is recorded where CI is set." : ".")
        + "\n  reference: \(location.relativePath)"
        + (outcome.actual.map { "\n  actual: \(SnapshotLocation.relative($0, to: location.root))" }
          ?? "")
        + "\n  accept: \(acceptCommand(location))"
    }
  }

  static func different(
    _ outcome: SnapshotOutcome, _ location: SnapshotLocation, details: [String],
    diffTool: SnapshotTestingConfiguration.DiffTool, twin: String? = nil
  ) -> String {
    func relative(_ path: String) -> String { SnapshotLocation.relative(path, to: location.root) }
    var lines = [headline(outcome, location)]
    if let twin {
      lines.append(
        "  the same change as in \((twin as NSString).lastPathComponent), which says more")
    } else {
      lines += block("what", what(outcome, details))
      lines += block("where", whereLines(outcome))
    }
    lines += block("how much", howMuch(outcome))
    lines += block("why it may not be you", outcome.fingerprintDifferences)
    lines.append("  reference: \(location.relativePath)")
    guard let actual = outcome.actual else { return lines.joined(separator: "\n") }
    lines.append("  actual: \(relative(actual))")
    if let difference = outcome.difference { lines.append("  difference: \(relative(difference))") }
    lines.append(
      "  look: \(diffTool(currentFilePath: location.relativePath, failedFilePath: relative(actual)))"
    )
    lines.append("  accept: \(acceptCommand(location))")
    return lines.joined(separator: "\n")
  }

  /// What is to be said of two files without a test.
  static func files(_ outcome: SnapshotOutcome, details: [String]) -> String {
    let actual = outcome.actual ?? ""
    var lines = ["\(actual) differs from \(outcome.reference)."]
    lines += block("what", what(outcome, details))
    lines += block("where", whereLines(outcome))
    lines += block("how much", howMuch(outcome))
    lines += block("made elsewhere", outcome.fingerprintDifferences)
    return lines.joined(separator: "\n")
  }

  /// The command that makes the new snapshot the reference.
  static func acceptCommand(_ location: SnapshotLocation) -> String {
    "tintype accept " + SnapshotTestingConfiguration.DiffTool.quoted(location.relativePath)
  }

  private static func name(_ location: SnapshotLocation) -> String {
    "\"\((location.reference as NSString).lastPathComponent)\""
  }

  private static func headline(_ outcome: SnapshotOutcome, _ location: SnapshotLocation) -> String {
    let name = name(location)
    return switch outcome.kind {
    case .recorded:
      "Snapshot \(name) differed; the reference is recorded anew. Run the test again to compare with it."
    case .pending: "Snapshot \(name) differs from its reference; the new one waits to be accepted."
    case .recordedElsewhere:
      "Snapshot \(name) was recorded elsewhere: with other fonts or another renderer than here."
    case .size:
      "Snapshot \(name) differs: \(outcome.cause ?? "it has another size than its reference")."
    default: "Snapshot \(name) differs\(outcome.cause.map { ": \($0)" } ?? " from its reference")."
    }
  }

  private static func block(_ title: String, _ lines: [String]) -> [String] {
    guard !lines.isEmpty else { return [] }
    var shown = lines.prefix(mostLines).map { "    \($0)" }
    if lines.count > mostLines { shown.append("    … and \(lines.count - mostLines) more") }
    return ["  \(title):"] + shown
  }

  private static func what(_ outcome: SnapshotOutcome, _ details: [String]) -> [String] {
    if !outcome.layoutChanges.isEmpty { return folded(outcome.layoutChanges) }
    if !details.isEmpty { return details }
    guard let comparison = outcome.comparison else { return [] }
    let owners = comparison.boxes.compactMap(\.owner)
    let names = owners.enumerated().filter { owners.firstIndex(of: $1) == $0 }.map(\.element)
    return names.isEmpty
      ? [] : ["nothing moved; pixels changed in " + names.prefix(5).joined(separator: ", ")]
  }

  /// As many views as the line of consequences names.
  private static let mostFollowers = 3

  /// Causes a line each, and in one line what followed from them.
  private static func folded(_ changes: [LayoutChange]) -> [String] {
    let causes = changes.filter(\.isCause)
    let rest = changes.filter { !$0.isCause }
    guard !causes.isEmpty, rest.count > 1 else { return changes.map(\.description) }
    let more = causes.count - mostLines + 2
    let reported =
      causes.prefix(mostLines - 2).map(\.description)
      + (more > 0 ? ["… and \(more) more of the kind"] : [])
    let names = rest.prefix(mostFollowers).map { "\($0.view) \($0.detail)" }
    let others = rest.count - names.count
    let isMovesAlone = !rest.contains { $0.isOfControl == true }
    let what = isMovesAlone ? "views have other places or sizes" : "changes follow"
    return reported + [
      "so \(rest.count) \(what): \(names.joined(separator: "; "))"
        + (others > 0 ? "; and \(others) more" : "")
    ]
  }

  /// Rows or columns that came or went by themselves; where both did, or where the layout says what moved,
  /// the runs of lines say nothing.
  static func lineEdits(_ outcome: SnapshotOutcome) -> [String] {
    guard let edits = outcome.comparison?.lineEdits, outcome.layoutChanges.isEmpty,
      Set(edits.map(\.isInsertion)).count == 1
    else { return [] }
    return edits.map(\.description)
  }

  private static func whereLines(_ outcome: SnapshotOutcome) -> [String] {
    guard let comparison = outcome.comparison else { return [] }
    let edits = lineEdits(outcome)
    let boxes = comparison.boxes.map { box in
      "pixels \(box.bounds)" + (box.owner.map { " in \($0)" } ?? "") + " (\(box.count) changed)"
    }
    return edits + boxes
  }

  private static func howMuch(_ outcome: SnapshotOutcome) -> [String] {
    guard let comparison = outcome.comparison else { return [] }
    var lines: [String] = []
    if comparison.referenceSize != comparison.actualSize {
      lines.append("\(comparison.referenceSize) → \(comparison.actualSize) pixels")
    }
    lines.append(
      "\(comparison.differentPixels) of \(comparison.area) pixels (\(short(comparison.ratio * 100, 3)) %), "
        + "ΔE up to \(short(comparison.maxDeltaE, 2)), mean \(short(comparison.meanDeltaE, 2)), "
        + "components by up to \(comparison.maxChannel)")
    if let similarity = comparison.similarity { lines.append("similarity \(short(similarity, 5))") }
    let meant = comparison.passing.filter { $0.isMeant(area: comparison.area) }
    if !meant.isEmpty {
      lines.append("would pass with " + meant.map(\.description).joined(separator: " or "))
    } else if !comparison.passing.isEmpty {
      lines.append("no tolerance that can be meant lets it pass")
    }
    return lines
  }

  /// A number with at most some decimals, the same in every locale.
  static func short(_ value: Double, _ decimals: Int) -> String {
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    return Tolerance.short((value * factor).rounded() / factor)
  }
}
