import Foundation
import Testing
import Tintype
import TintypeTestSupport

/// Progress views.
@MainActor
@Suite struct ProgressViewTests {
  private func expect(_ width: CGFloat, _ height: CGFloat) -> FrameExpectation {
    .withFixedFonts(width, height)
  }

  @Test func aBarTakesTheWidthAndASpinnerDoesNot() {
    expect(200, 100)("size 200 4") { ProgressView(value: 0.5) }
    expect(200, 100)("size 20 20") { ProgressView() }
  }

  /// A timer stands where the environment's `currentDate` is, at the beginning of 2001.
  @Test func aTimerShowsWhatIsLeft() throws {
    let start = Date(timeIntervalSinceReferenceDate: -25)
    let interval = start...start.addingTimeInterval(100)
    func blue(countsDown: Bool) throws -> Int {
      let drawn = try DrawnView(100, 4) {
        ProgressView(
          timerInterval: interval, countsDown: countsDown, label: { EmptyView() },
          currentValueLabel: { EmptyView() })
      }
      return (0..<100).filter { drawn[$0, 2] == "0088ff" }.count
    }
    #expect(try abs(blue(countsDown: true) - 75) < 3)
    #expect(try abs(blue(countsDown: false) - 25) < 3)
    let texts = ImageRenderer(content: ProgressView(timerInterval: interval)).layout()
      .nodes(kind: "Text").flatMap(\.lines)
    #expect(texts == ["1:15"])
  }
}
