import TintypeSnapshots

/// Why pictures are not those that their fences draw: by causes, each with its fences.
///
/// A fence has several files, of appearances and densities, which mostly have one cause.
struct PictureCauses {
  /// The causes, that of most fences first; pictures that something else stands in the way of are problems.
  let groups: [FailureGroup]

  /// Groups what was found.
  init(_ findings: [PictureFinding]) {
    var order: [String] = []
    var fences: [String: [(finding: PictureFinding, outcome: SnapshotOutcome)]] = [:]
    for finding in findings {
      guard let outcome = Self.outcome(of: finding) else { continue }
      let key = "\(finding.fence.page.path):\(finding.fence.view.entry.line)"
      if fences[key] == nil { order.append(key) }
      fences[key, default: []].append((finding, outcome))
    }
    groups = FailureGroup.groups(order.compactMap { Self.outcome(ofFence: fences[$0] ?? []) })
  }

  private static func outcome(of finding: PictureFinding) -> SnapshotOutcome? {
    let entry = finding.fence.view.entry
    var outcome: SnapshotOutcome
    switch finding.state {
    case .current, .foreign, .unreadable: return nil
    case .stale(let found): outcome = found
    case .missing:
      outcome = SnapshotOutcome(kind: .missing, reference: "", test: "", file: "", line: entry.line)
    }
    (outcome.file, outcome.line) = (DisplayPath.of(entry.file), entry.line)
    return outcome
  }

  /// The outcome of the file that says most, named by the fence and its files.
  private static func outcome(
    ofFence files: [(finding: PictureFinding, outcome: SnapshotOutcome)]
  ) -> SnapshotOutcome? {
    let telling = files.first { !$0.outcome.layoutChanges.isEmpty } ?? files.first
    guard var outcome = telling?.outcome, let first = files.first else { return nil }
    let more = files.count > 1 ? " and \(files.count - 1) more" : ""
    let path = DisplayPath.of(first.finding.file.location.path)
    outcome.reference = "\(outcome.file):\(outcome.line): \(path)\(more)"
    return outcome
  }
}
