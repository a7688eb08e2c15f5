import Testing
import TintypeTesting

/// swift-snapshot-testing's inline snapshots under Swift Testing.
@Suite(.snapshots(record: .never)) struct InlineSnapshotTests {
  @Test func inlineSnapshot() {
    assertInlineSnapshot(of: ["Hello", "World"], as: .dump) {
      """
      ▿ 2 elements
        - "Hello"
        - "World"

      """
    }
  }

  @Test func aNamedClosure() {
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

  @Test func escaping() {
    assertInlineSnapshot(of: "Hello\"\"\"#, world", as: .lines) {
      ##"""
      Hello"""#, world
      """##
    }
  }

  @Test func aFunction() {
    assertCustomInlineSnapshot {
      "Hello"
    } is: {
      """
      - "Hello"

      """
    }
  }

  @Test func aFunctionWithSeveralLines() {
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

  @Test func aFunctionWithOneTrailingClosure() {
    assertCustomInlineSnapshot(of: { "Hello" }) {
      """
      - "Hello"

      """
    }
  }

  @Test func aFunctionOnSeveralLines() {
    assertCustomInlineSnapshot(
      of: { "Hello" }
    ) {
      """
      - "Hello"

      """
    }
  }

  @Test func aFunctionWithoutTrailingClosure() {
    assertCustomInlineSnapshot(
      of: { "Hello" },
      is: {
        """
        - "Hello"

        """
      }
    )
  }

  @Test func aFunctionWithoutArguments() {
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

  @Test func severalSnapshotsOfACall() {
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

  @Test func asynchronousAndThrowing() async throws {
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

  @Test func nestedInAClosure() {
    func withDependencies(operation: () -> Void) { operation() }
    withDependencies {
      assertInlineSnapshot(of: "Hello", as: .dump) {
        """
        - "Hello"

        """
      }
    }
  }

  @Test func carriageReturns() {
    assertInlineSnapshot(of: "This is a line\r\nAnd this is a line\r\n", as: .lines) {
      """
      This is a line\r
      And this is a line\r

      """
    }
  }

  @Test func carriageReturnsInARawString() {
    assertInlineSnapshot(of: "\"\"\"#This is a line\r\nAnd this is a line\r\n", as: .lines) {
      ##"""
      """#This is a line\##r
      And this is a line\##r

      """##
    }
  }
}
