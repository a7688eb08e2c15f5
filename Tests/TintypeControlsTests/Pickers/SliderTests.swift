import Testing
@testable import TintypeControls
import Tintype
import TintypeTestSupport

/// Sliders.
@MainActor
@Suite struct SliderTests {
  private func expect(_ width: CGFloat, _ height: CGFloat) -> FrameExpectation {
    .withFixedFonts(width, height)
  }

  @Test func aSliderTakesTheWidth() {
    expect(200, 100)("size 200 31") { Slider(value: .constant(0.5)) }
  }

  /// `Rules/Controls#Sliders`: a dot for each step, below the track; none where they would touch.
  @Test func stepsShowAsDots() throws {
    func slider(_ step: Double) throws -> DrawnView {
      try DrawnView(138, 31) { Slider(value: .constant(0), in: 0...10, step: step) }
    }
    let (few, many) = (try slider(5), try slider(0.1))
    #expect(few[69, 26] != "ffffff" && few[119, 26] != "ffffff" && few[94, 26] == "ffffff")
    #expect((60..<130).allSatisfy { many[$0, 26] == "ffffff" })
  }

  /// As many dots as steps and one, however many there are, to where they would be less than 6 points apart.
  @Test(arguments: [1, 2, 9, 10, 11, 12, 25, 50, 51, 999, 1000])
  func aDotForEachStep(steps: Int) throws {
    let view = try DrawnView(338, 31) {
      Slider(value: .constant(Double(-steps)), in: Double(-steps)...0, step: 1)
        .sliderThumbVisibility(.hidden)
    }
    // Dots are 3 points wide, 11 below the middle; the first and the last stand half a knob from the ends.
    let inked = (0..<338).map { view[$0, 26] != "ffffff" }
    let dots = (1..<338).count { inked[$0] && !inked[$0 - 1] }
    #expect(dots == (steps <= 50 ? steps + 1 : 0))
    if steps <= 50 { #expect(inked[19] && inked[318] && !inked[16] && !inked[321]) }
  }

  /// What is no number of steps has no dots: a step of nothing, backwards, or longer than the bounds by far.
  @Test(arguments: [(0.0, 0), (-1, 0), (.infinity, 0), (25, 1), (7, 2), (6, 3)] as [(Double, Int)])
  func stepsAreRounded(step: Double, steps: Int) {
    #expect(Slider<EmptyView, EmptyView>.steps(step, 0...15) == (step == 25 ? 1 : steps))
  }

  @Test func theFractionStaysWithinTheBounds() {
    for (value, bounds, fraction) in [
      (5.0, 0.0...10.0, 0.5), (-1, 0...10, 0), (11, 0...10, 1), (3, 3...3, 0), (.nan, 0...10, 0),
      (2.5, -5...5, 0.75),
    ] { #expect(Slider<EmptyView, EmptyView>.fraction(.constant(value), bounds)() == fraction) }
  }

  /// As tutorials before iOS 15 write it.
  @Test func labelsMayComeLast() {
    expect(200, 100)("size 200 31; a 0 - 20 -; b 170 - 30 -") {
      Slider(
        value: .constant(1), in: 0...10, step: 2, onEditingChanged: { _ in },
        minimumValueLabel: Color.red.frame(width: 20, height: 20).named("a"),
        maximumValueLabel: Color.red.frame(width: 30, height: 20).named("b")
      ) { Text("S") }
    }
    expect(200, 100)("size 200 31") {
      Slider(value: .constant(0.5), onEditingChanged: { _ in }) { Text("S") }
    }
  }
}
