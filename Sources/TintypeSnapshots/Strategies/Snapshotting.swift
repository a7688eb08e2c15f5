public import Foundation

/// A way to turn values into something that can be kept in a file and compared.
public struct Snapshotting<Value, Format> {
  /// The extension of the file; nil for none.
  public var pathExtension: String?
  /// How formats are written, read and compared.
  public var diffing: Diffing<Format>
  /// Makes the format of a value.
  public var snapshot: (Value) throws -> Format
  /// What the strategy adds to the name of a snapshot, such as a variant; nil for nothing.
  public var name: String?

  /// Creates a strategy.
  ///
  /// - Parameters:
  ///   - pathExtension: the extension of the file; nil for none.
  ///   - diffing: how formats are written, read and compared.
  ///   - snapshot: makes the format of a value.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (Value) throws -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = snapshot
  }

  /// A strategy for other values, which are turned into this one's first.
  ///
  /// - Parameter transform: makes this strategy's value.
  /// - Returns: the strategy.
  public func pullback<New>(
    _ transform: @escaping (New) throws -> Value
  ) -> Snapshotting<New, Format> {
    let snapshot = snapshot
    var strategy = Snapshotting<New, Format>(pathExtension: pathExtension, diffing: diffing) {
      try snapshot(transform($0))
    }
    strategy.name = name
    return strategy
  }
}

/// A strategy whose values are kept as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy for values that are kept as they are.
  ///
  /// - Parameters:
  ///   - pathExtension: the extension of the file; nil for none.
  ///   - diffing: how values are written, read and compared.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

/// Bytes that a failure shows: a picture, mostly.
public struct SnapshotAttachment: Sendable, Hashable {
  /// The name of the file, such as `difference.png`.
  public var name: String
  /// The file.
  public var data: Data

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - data: the file.
  public init(name: String, data: Data) {
    self.name = name
    self.data = data
  }
}

/// How values are written, read and compared.
public struct Diffing<Value> {
  /// Writes a value.
  public var toData: (Value) throws -> Data
  /// Reads a value.
  public var fromData: (Data) throws -> Value
  /// Compares a reference with a new value: nil where they are equal, else what a person should know.
  public var diff: (Value, Value) -> (String, [SnapshotAttachment])?
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

/// Why a snapshot could not be made or read.
public enum SnapshotError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reference is a stand-in that Git LFS left behind.
  case largeFilePointer
  /// The reference is not what its extension says.
  case unreadable(String)
  /// The value could not be drawn.
  case notDrawn(String)

  /// One sentence.
  public var description: String {
    switch self {
    case .largeFilePointer:
      "the reference is a Git LFS pointer and not the file itself: run `git lfs pull`"
    case .unreadable(let reason): "the reference cannot be read: \(reason)"
    case .notDrawn(let reason): "the snapshot could not be made: \(reason)"
    }
  }

  /// Throws where bytes are a Git LFS pointer.
  static func check(_ data: Data) throws {
    if data.prefix(40).starts(with: Data("version https://git-lfs.github.com".utf8)) {
      throw SnapshotError.largeFilePointer
    }
  }
}
