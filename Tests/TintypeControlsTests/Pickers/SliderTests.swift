import Testing
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
