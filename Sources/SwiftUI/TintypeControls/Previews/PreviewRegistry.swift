/// A preview that is found when a program runs: what `#Preview` becomes in a package's build.
@MainActor @preconcurrency
public protocol PreviewRegistry {
  /// The module and the file in which it stands, such as `Shop/Card.swift`.
  static var fileID: String { get }
  /// The line on which it begins, from 1.
  static var line: Int { get }
  /// The type of the view of which it consists; nil where it is no single call of an initializer.
  static var shownType: String? { get }
  /// Makes the preview.
  static func makePreview() throws -> Preview
}
