/// What comparing a reference with a new value found.
package struct SnapshotAssessment: Sendable {
  /// Whether the value passes.
  package var isMatch: Bool
  /// Whether the value equals the reference, so that writing it would change nothing.
  package var isExact: Bool
  /// What kind of failure this is.
  package var kind: SnapshotOutcome.Kind = .different
  /// What changed, in lines; used where there is no layout.
  package var details: [String] = []
  /// What comparing pictures found.
  package var comparison: PictureComparison?
  /// What moved.
  package var layoutChanges: [LayoutChange] = []
  /// What differs in the surroundings.
  package var fingerprintDifferences: [String] = []
  /// What a person should know although the value passes.
  package var warnings: [String] = []
  /// Files that show the failure; one named `difference` before its extension is the difference.
  package var attachments: [SnapshotAttachment] = []

  /// Creates an assessment.
  package init(isMatch: Bool, isExact: Bool) {
    self.isMatch = isMatch
    self.isExact = isExact
  }

  /// Nothing differs.
  package static let match = SnapshotAssessment(isMatch: true, isExact: true)

  /// Nothing differs but maybe what the drawings were made with: a run that records all takes it over.
  ///
  /// - Parameters:
  ///   - here: what the new drawing was made with.
  ///   - there: what the reference was made with.
  /// - Returns: a match.
  static func match(of here: Fingerprint?, with there: Fingerprint?) -> SnapshotAssessment {
    guard let here, let there else { return .match }
    let isSame = here.differences(fromReference: there).isEmpty
    return SnapshotAssessment(isMatch: true, isExact: isSame)
  }
}
