extension SnapshotOutcome {
  /// What an author did to make it differ, as far as can be told: `padding 16 → 18 in ProductCard`; nil where
  /// nothing can.
  public var cause: String? {
    if let first = layoutChanges.first { return first.description }
    guard let owner = comparison?.boxes.lazy.compactMap(\.owner).first else { return nil }
    return "pixels changed in \(owner)"
  }
}
