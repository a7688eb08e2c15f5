/// Failures that one edit made, as far as can be told.
///
/// A value that changed alike in several views is one edit: of a shared color, say, or of a style.
package struct FailureGroup {
  /// What a person reads, such as `padding 16 → 18 in ProductCard, CartRow`.
  package var cause: String
  /// The failures, in the order of the run.
  package var outcomes: [SnapshotOutcome]

  /// Groups failures, the cause of most first.
  package static func groups(_ failed: [SnapshotOutcome]) -> [FailureGroup] {
    var order: [String] = []
    var members: [String: [SnapshotOutcome]] = [:]
    for outcome in failed {
      let key = key(outcome)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(outcome)
    }
    let groups = order.map { key in
      let outcomes = members[key] ?? []
      return FailureGroup(cause: heading(outcomes), outcomes: outcomes)
    }
    return groups.enumerated().sorted { one, other in
      let (a, b) = (one.element.outcomes.count, other.element.outcomes.count)
      return a == b ? one.offset < other.offset : a > b
    }.map(\.element)
  }

  /// The causes, each with some of its failures: at most a screen.
  ///
  /// - Parameter groups: the groups, in the order in which they are told.
  /// - Returns: an empty line before each cause, and the names of its references behind it.
  package static func lines(_ groups: [FailureGroup]) -> [String] {
    var lines: [String] = []
    for group in groups.prefix(mostGroups) {
      lines += ["", group.cause]
      lines += group.outcomes.prefix(mostNames).map { "  " + $0.reference }
      let rest = group.outcomes.count - mostNames
      if rest > 0 { lines.append("  … and \(rest) more") }
    }
    let rest = groups.count - mostGroups
    if rest > 0 { lines += ["", "… and \(rest) more causes"] }
    return lines
  }

  private static let mostGroups = 12
  private static let mostNames = 4

  /// Whether the layout of a kind of failure tells what made it.
  private static func hasCause(_ outcome: SnapshotOutcome) -> Bool {
    [.different, .size, .pending].contains(outcome.kind)
  }

  private static func key(_ outcome: SnapshotOutcome) -> String {
    guard hasCause(outcome) else { return RunSummary.title(outcome.kind) }
    return outcome.layoutChanges.first?.cause ?? outcome.cause ?? RunSummary.title(outcome.kind)
  }

  private static func heading(_ outcomes: [SnapshotOutcome]) -> String {
    let reported = outcomes.map { outcome in
      (hasCause(outcome) ? outcome.cause : nil) ?? RunSummary.title(outcome.kind)
    }
    guard let first = reported.first else { return "" }
    let changes = outcomes.compactMap(\.layoutChanges.first)
    guard Set(reported).count > 1, let change = changes.first else { return first }
    guard change.kind == .value else { return change.isCause ? change.cause : first }
    let views = changes.flatMap(\.subjects)
    let unique = views.enumerated().filter { views.firstIndex(of: $1) == $0 }.map(\.element)
    return "\(change.detail) in \(LayoutChange.names(unique))"
  }
}
