import Testing
import Tintype
import TintypeTestSupport

/// An expectation that expects nothing, or something of nobody, is a failure that says so.
@MainActor
@Suite struct FrameExpectationTests {
  private func complaints(_ expected: String, diagnostics: Int = 0) -> [String] {
    var expectation = FrameExpectation(100, 50)
    expectation.diagnostics = diagnostics
    return expectation.complaints(expected) {
      HStack(spacing: 0) {
        Color.red.frame(width: 20).named("a")
        ViewThatFits {
          Color.blue.frame(width: 70, height: 10).named("b")
          Color.green.frame(width: 1).named("c")
        }
      }
    }
  }

  @Test(arguments: [
    "size 90 50", "a 0 0 20 50", " a 0 - 20 - ; b 20 20 70 10 ", "c none", "size - -",
    "a 0 0 2e1 50",
  ])
  func expectationsThatHoldPass(_ expected: String) {
    #expect(complaints(expected) == [])
  }

  @Test(arguments: [
    ("", "nothing is expected"), ("  ", "nothing is expected"),
    ("size 90 50; ", "there is an entry without a name"),
    ("sise 90 50", "there is no sise, expected [\"90\", \"50\"]"),
    ("aa 0 0 20 50", "there is no aa, expected [\"0\", \"0\", \"20\", \"50\"]"),
    ("aa none", "no view is given the name aa"),
    ("b none", "b: [20.0, 20.0, 70.0, 10.0], expected none"),
    ("a nobody", "a: nobody is no number"), ("c nobody", "there is no c, expected [\"nobody\"]"),
    ("a 0 0 20 x", "a: x is no number"), ("a 0 0 20 nan", "a: nan is no number"),
    ("a", "a: 0 numbers, where 4 are compared"), ("a 0 0", "a: 2 numbers, where 4 are compared"),
    ("size 90 50 0", "size: 3 numbers, where 2 are compared"),
    ("a 0 0 20 49.9", "a: [0.0, 0.0, 20.0, 50.0], expected [\"0\", \"0\", \"20\", \"49.9\"]"),
  ])
  func failedExpectationsAreNamed(_ expected: String, _ complaint: String) {
    #expect(complaints(expected) == [complaint])
  }

  @Test func everyEntryIsLookedAt() {
    #expect(complaints("a 1 1 1 1; b none; d 1 1 1 1").count == 3)
  }

  @Test func diagnosticsAreCounted() {
    #expect(complaints("size 90 50", diagnostics: 1) == ["diagnostics, expected 1: []"])
  }

  /// A name of an earlier expectation is no excuse.
  @Test func namesAreForgotten() {
    #expect(complaints("c none") == [])
    let later = FrameExpectation(10, 10).complaints("c none") { Color.red.named("a") }
    #expect(later == ["no view is given the name c"])
  }
}
