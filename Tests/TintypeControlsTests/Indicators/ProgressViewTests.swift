import Testing
import Tintype
import TintypeTestSupport

/// Progress views.
@MainActor
@Suite struct ProgressViewTests {
  private func expect(_ width: CGFloat, _ height: CGFloat) -> FrameExpectation {
    .withKnownFonts(width, height)
  }

  @Test func aBarTakesTheWidthAndASpinnerDoesNot() {
    expect(200, 100)("size 200 4") { ProgressView(value: 0.5) }
    expect(200, 100)("size 20 20") { ProgressView() }
  }
}
