import TintypeTesting
import XCTest

/// Every name of swift-snapshot-testing under XCTest.
final class EveryNameXCTests: XCTestCase {
  private var failures: [String] = []

  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
  }

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard description.contains(absenceOfReference) else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    failures.append(description)
  }

  /// Each assertion draws, finds no reference and says so; none says anything else.
  private func expectOneFailureEach(_ assertions: () throws -> Int) throws {
    var count = 0
    try withoutReferences { count = try assertions() }
    XCTAssertTrue(count > 0 && failures.count == count, "\(failures.count) of \(count)")
  }

  func testText() throws { try expectOneFailureEach { assertEveryText() } }

  func testFunctions() throws { try expectOneFailureEach { try assertEveryFunction() } }

  @MainActor func testPictures() async throws { try expectOneFailureEach { assertEveryPicture() } }

  @available(*, deprecated) func testOldNames() throws {
    try expectOneFailureEach { assertEveryOldName() }
  }
}
