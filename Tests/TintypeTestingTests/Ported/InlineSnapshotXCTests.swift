import TintypeTesting
import XCTest

/// swift-snapshot-testing's inline snapshots under XCTest.
final class InlineSnapshotXCTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .never) { super.invokeTest() }
  }

  func testInlineSnapshot() {
    assertInlineSnapshot(of: ["Hello", "World"], as: .dump) {
      """
      ▿ 2 elements
        - "Hello"
        - "World"

      """
    }
  }

  func testANamedClosure() {
    assertInlineSnapshot(
      of: ["Hello", "World"], as: .dump,
      matches: {
        """
        ▿ 2 elements
          - "Hello"
          - "World"

        """
      })
  }

  func testEscaping() {
    assertInlineSnapshot(of: "Hello\"\"\"#, world", as: .lines) {
      ##"""
      Hello"""#, world
      """##
    }
  }

  func testAFunction() {
    assertCustomInlineSnapshot {
      "Hello"
    } is: {
      """
      - "Hello"

      """
    }
  }

  func testAFunctionWithSeveralLines() {
    assertCustomInlineSnapshot {
      """
      "Hello"
      "World"
      """
    } is: {
      #"""
      - "\"Hello\"\n\"World\""

      """#
    }
  }

  func testAFunctionWithOneTrailingClosure() {
    assertCustomInlineSnapshot(of: { "Hello" }) {
      """
      - "Hello"

      """
    }
  }

  func testAFunctionOnSeveralLines() {
    assertCustomInlineSnapshot(
      of: { "Hello" }
    ) {
      """
      - "Hello"

      """
    }
  }

  func testAFunctionWithoutTrailingClosure() {
    assertCustomInlineSnapshot(
      of: { "Hello" },
      is: {
        """
        - "Hello"

        """
      }
    )
  }

  func testAFunctionWithoutArguments() {
    func assertArgumentless(
      expected: (() -> String)? = nil, line: UInt = #line, column: UInt = #column
    ) {
      assertInlineSnapshot(
        of: "Hello", as: .dump,
        syntaxDescriptor: InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is"),
        matches: expected, line: line, column: column)
    }
    assertArgumentless {
      """
      - "Hello"

      """
    }
  }

  func testSeveralSnapshotsOfACall() {
    assertResponse {
      """
      https://www.pointfree.co/
      """
    } head: {
      """
      HTTP/1.1 200 OK
      Content-Type: text/html; charset=utf-8
      """
    } body: {
      """
      <!doctype html>
      <p>What's the point?</p>
      """
    }
  }

  func testAsynchronousAndThrowing() async throws {
    func assertLater(
      of value: () -> String, is expected: (() -> String)? = nil, line: UInt = #line,
      column: UInt = #column
    ) async throws {
      try await Task.sleep(for: .milliseconds(1))
      assertCustomInlineSnapshot(of: value, is: expected, line: line, column: column)
    }
    try await assertLater {
      "Hello"
    } is: {
      """
      - "Hello"

      """
    }
  }

  func testNestedInAClosure() {
    func withDependencies(operation: () -> Void) { operation() }
    withDependencies {
      assertInlineSnapshot(of: "Hello", as: .dump) {
        """
        - "Hello"

        """
      }
    }
  }

  func testCarriageReturns() {
    assertInlineSnapshot(of: "This is a line\r\nAnd this is a line\r\n", as: .lines) {
      """
      This is a line\r
      And this is a line\r

      """
    }
  }

  func testCarriageReturnsInARawString() {
    assertInlineSnapshot(of: "\"\"\"#This is a line\r\nAnd this is a line\r\n", as: .lines) {
      ##"""
      """#This is a line\##r
      And this is a line\##r

      """##
    }
  }
}
