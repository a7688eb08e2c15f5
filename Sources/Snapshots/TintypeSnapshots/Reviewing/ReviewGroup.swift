package import Foundation

/// Snapshots that wait, with what made them differ.
package struct ReviewGroup: Sendable {
  /// A snapshot and what is known of it.
  package struct Member: Sendable {
    /// The snapshot.
    package let item: ReviewItem
    /// What its assertion found, or what comparing its files does.
    package let outcome: SnapshotOutcome
    /// The picture of the difference where no file holds one; nil where nothing was compared.
    package let difference: Data?
  }

  /// What a person reads, such as `padding 16 → 18 in ProductCard`.
  package let cause: String
  /// The snapshots, in their order.
  package let members: [Member]

  /// Groups snapshots, the cause of most first.
  ///
  /// - Parameter items: the snapshots.
  /// - Returns: the groups, none without a member.
  package static func groups(_ items: [ReviewItem]) -> [ReviewGroup] {
    let members = items.map(Member.init)
    var open = Dictionary(grouping: members, by: \.outcome.reference)
    return FailureGroup.groups(members.map(\.outcome)).map { group in
      let found = group.outcomes.compactMap { open[$0.reference]?.removeFirst() }
      return ReviewGroup(cause: group.cause, members: found)
    }
  }
}

extension ReviewGroup.Member {
  /// Explains a snapshot: a pending file that came with the sources has nobody's outcome, and is compared.
  fileprivate init(_ item: ReviewItem) {
    let recorded = item.outcome
    guard recorded.test.isEmpty, let candidate = item.candidate,
      let found = try? FileComparison().compare(reference: item.file, actual: candidate),
      !found.outcome.isPass
    else {
      self.init(item: item, outcome: recorded, difference: nil)
      return
    }
    var outcome = recorded
    outcome.comparison = found.outcome.comparison
    outcome.layoutChanges = found.outcome.layoutChanges
    outcome.fingerprintDifferences = found.outcome.fingerprintDifferences
    // Who reads it elsewhere has other folders.
    let message = found.outcome.message.replacing(item.file.root + "/", with: "")
    outcome.message = recorded.message + "\n" + message
    self.init(item: item, outcome: outcome, difference: found.difference)
  }
}
