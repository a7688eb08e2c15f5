/// What one assertion found.
///
/// The report, the tool and the manifest all read this.
public struct SnapshotOutcome: Sendable, Hashable, Codable {
  /// How an assertion ended.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The snapshot equals its reference, or differs within the tolerance.
    case passed
    /// The snapshot differs.
    case different
    /// The picture has another size.
    case size
    /// The snapshot differs, and the reference was made with other fonts or another renderer.
    case recordedElsewhere
    /// There is no reference.
    case missing
    /// A reference was written; the test fails so that this is not taken for a pass.
    case recorded
    /// What would be the reference was put beside it.
    case pending
    /// Another assertion of the run has the same path, holds, and is not equal.
    case duplicate
    /// The reference cannot be read, or nothing could be written or drawn.
    case unreadable
  }

  /// How it ended.
  public var kind: Kind
  /// The reference.
  public var reference: String
  /// The test, such as `CardTests/card()`.
  public var test: String
  /// The source file of the assertion.
  public var file: String
  /// Its line.
  public var line: Int
  /// What a person reads.
  public var message: String
  /// Where the new snapshot was put; nil where it was not.
  public var actual: String?
  /// Where the difference was drawn; nil where it was not.
  public var difference: String?
  /// The folder that the assertion named for its references; nil where it named none.
  public var directory: String?
  /// What comparing pictures found; nil for other formats.
  public var comparison: PictureComparison?
  /// What moved; empty where no layout is known.
  public var layoutChanges: [LayoutChange] = []
  /// How long the assertion took, in seconds; nil where nobody measured.
  public var seconds: Double?
  /// What differs in the surroundings.
  public var fingerprintDifferences: [String] = []
  /// What a person should know although the assertion passed.
  public var warnings: [String] = []

  /// Whether the assertion passed.
  public var isPass: Bool { kind == .passed }

  /// What an author did to make it differ, as far as can be told: `padding 16 → 18 in ProductCard`; nil where
  /// nothing can.
  public var cause: String? {
    if let first = layoutChanges.first { return first.description }
    guard let owner = comparison?.boxes.lazy.compactMap(\.owner).first else { return nil }
    return "pixels changed in \(owner)"
  }

  /// Creates an outcome.
  ///
  /// - Parameters:
  ///   - kind: how it ended.
  ///   - reference: the reference.
  ///   - test: the test.
  ///   - file: the source file of the assertion.
  ///   - line: its line.
  ///   - message: what a person reads.
  public init(
    kind: Kind, reference: String, test: String, file: String, line: Int, message: String = ""
  ) {
    self.kind = kind
    self.reference = reference
    self.test = test
    self.file = file
    self.line = line
    self.message = message
  }
}
