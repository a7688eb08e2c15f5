/// One test function of a run, as Swift Testing tells of it.
///
/// XCTest tells nobody from outside: its methods are known by what they assert.
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

  /// Creates a test.
  package init(function: String, file: String, isSkipped: Bool) {
    self.function = function
    self.file = file
    self.isSkipped = isSkipped
  }
}
