import Testing
import Tintype
import TintypeTestSupport

/// Steppers.
@MainActor
@Suite struct StepperTests {
  private func expect(_ width: CGFloat, _ height: CGFloat) -> FrameExpectation {
    .withKnownFonts(width, height)
  }

  @Test func aStepperTakesTheWidth() {
    expect(200, 100)("size 200 32") { Stepper("S", value: .constant(1)) }
  }
}
