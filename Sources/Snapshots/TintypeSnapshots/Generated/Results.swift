// Made of Fixtures/Names/TintypeSnapshots/Results.txt by `make names`: change that file instead.
// swift-format-ignore-file

public import Foundation

/// What one assertion found. The report, the tool and the manifest all read this.
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
  public var message: String = ""
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
  /// Creates an outcome.
  ///
  /// - Parameters:
  ///   - kind: how it ended.
  ///   - reference: the reference.
  ///   - test: the test, such as `CardTests/card()`.
  ///   - file: the source file of the assertion.
  ///   - line: its line.
  ///   - message: what a person reads.
  public init(kind: Kind, reference: String, test: String, file: String, line: Int, message: String = "") { self.kind = kind; self.reference = reference; self.test = test; self.file = file; self.line = line; self.message = message }
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
  ///
  /// - Parameters:
  ///   - isMatch: whether the value passes.
  ///   - isExact: whether the value equals the reference, so that writing it would change nothing.
  package init(isMatch: Bool, isExact: Bool) { self.isMatch = isMatch; self.isExact = isExact }
  /// Nothing differs.
  package static let match = SnapshotAssessment(isMatch: true, isExact: true)
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
  ///   - name: the name of the file, such as `difference.png`.
  ///   - data: the file.
  public init(name: String, data: Data) { self.name = name; self.data = data }
}

/// An outcome and the files that show it.
package struct SnapshotVerification: Sendable {
  /// What was found.
  package var outcome: SnapshotOutcome
  /// Reference, picture and difference.
  package var attachments: [SnapshotAttachment] = []
}

/// One test function of a run, as Swift Testing tells of it. XCTest tells nobody from outside: its methods are known by what they assert, and by their complaints.
package struct RunTest: Sendable, Hashable, Codable {
  /// The name as `#function` gives it, such as `card(_:)`.
  package var function: String
  /// The source file, from the package's folder on where it is in it.
  package var file: String
  /// Whether the test was disabled, cancelled, or left out by a condition.
  package var isSkipped: Bool
  /// The whole name, such as `ShopTests.CardTests/card(_:)`; nil where it is not known.
  package var name: String?
  /// Whether the test failed; nil where it is not known.
  package var hasFailed: Bool?
  /// Where it failed, such as `Tests/CardTests.swift:7`, empty for an unknown place; nil where nothing is known.
  package var failures: [String]?
  /// Creates a test.
  ///
  /// - Parameters:
  ///   - function: the name as `#function` gives it, such as `card(_:)`.
  ///   - file: the source file, from the package's folder on where it is in it.
  ///   - isSkipped: whether the test was disabled, cancelled, or left out by a condition.
  package init(function: String, file: String, isSkipped: Bool) { self.function = function; self.file = file; self.isSkipped = isSkipped }
}

/// One way in which a layout differs from its reference.
public struct LayoutChange: Sendable, Hashable, Codable, CustomStringConvertible {
  /// What happened to a view.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// The view shows another text.
    case text
    /// The view was given another value: a color, a font, an inset.
    case value
    /// The view is new.
    case inserted
    /// The view is gone.
    case removed
    /// The view has another size, and maybe another place.
    case resized
    /// The view has another place.
    case moved
    /// The view stands elsewhere among its siblings.
    case reordered
  }
  /// What happened.
  public var kind: Kind
  /// The view, such as `Text "Total"`.
  public var view: String
  /// What changed, such as `x 12 → 15, width 80 → 77`.
  public var detail: String
  /// How many views in it moved along.
  public var followers: Int
  /// The views, where the change is one of several views that differ in the same; nil for one.
  package var views: [String]?
  /// Whether the change is inside of a control that was given another style, size or value; nil for no.
  package var isOfControl: Bool?
  /// Whether the change is what an author did, as far as can be told, and not what followed from it.
  package var isCause: Bool { kind != .resized && kind != .moved && isOfControl != true }
  /// The names of the views that changed alike.
  internal var subjects: [String] { views ?? [Self.unnumbered(view)] }
}
