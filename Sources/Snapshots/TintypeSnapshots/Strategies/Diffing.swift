public import Foundation

/// How values are written, read and compared.
public struct Diffing<Value> {
  /// Writes a value.
  public var toData: (Value) throws -> Data
  /// Reads a value.
  public var fromData: (Data) throws -> Value
  /// Compares a reference with a new value: nil where they are equal, else what a person should know.
  public var diff: (Value, Value) -> (String, [SnapshotAttachment])?
  /// Writes a value in little time, to be finished when it is kept; nil where `toData` takes little itself.
  package var toDraft: ((Value) throws -> Data)?
  /// Compares the bytes of a reference with a new value; where set, it is asked in place of `diff`.
  package var assess: ((Data, Value) throws -> SnapshotAssessment)?

  /// Creates a way to compare.
  ///
  /// - Parameters:
  ///   - toData: writes a value.
  ///   - fromData: reads a value.
  ///   - diff: compares a reference with a new value.
  public init(
    toData: @escaping (Value) throws -> Data, fromData: @escaping (Data) throws -> Value,
    diff: @escaping (Value, Value) -> (String, [SnapshotAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }

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
