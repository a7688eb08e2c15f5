import Testing
import Tintype
import TintypeTestSupport

/// Sliders.
@MainActor
@Suite struct SliderTests {
  private func expect(_ width: CGFloat, _ height: CGFloat) -> FrameExpectation {
    .withKnownFonts(width, height)
  }

  @Test func aSliderTakesTheWidth() {
    expect(200, 100)("size 200 31") { Slider(value: .constant(0.5)) }
  }
}
