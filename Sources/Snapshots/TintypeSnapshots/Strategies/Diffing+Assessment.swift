import Foundation

extension Diffing {
  /// Writes a value in little time.
  func draft(_ value: Value) throws -> Data { try (toDraft ?? toData)(value) }

  /// Compares the bytes of a reference with a new value.
  func assessment(reference: Data, value: Value) throws -> SnapshotAssessment {
    if let assess { return try assess(reference, value) }
    if let data = try? toData(value), data == reference { return .match }
    guard let (text, attachments) = try diff(fromData(reference), value) else {
      return .match
    }
    var result = SnapshotAssessment(isMatch: false, isExact: false)
    result.details = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    result.attachments = attachments
    return result
  }
}
