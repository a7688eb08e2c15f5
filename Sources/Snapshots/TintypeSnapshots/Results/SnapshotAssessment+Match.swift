extension SnapshotAssessment {
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
