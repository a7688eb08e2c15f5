import Testing
import Tintype
import TintypeTestSupport

/// Steppers.
@MainActor
@Suite struct StepperTests {
  private func expect(_ width: CGFloat, _ height: CGFloat) -> FrameExpectation {
    .withFixedFonts(width, height)
  }

  @Test func aStepperTakesTheWidth() {
    expect(200, 100)("size 200 32") { Stepper("S", value: .constant(1)) }
  }

  /// As tutorials before iOS 15 write it.
  @Test func aLabelMayComeLast() throws {
    let label = { Color.red.frame(width: 20, height: 10).named("l") }
    expect(200, 100)("size 200 32; l 0 11 20 10") {
      Stepper(value: .constant(1), step: 2, onEditingChanged: { _ in }, label: label)
    }
    expect(200, 100)("size 200 32; l 0 11 20 10") {
      Stepper(onIncrement: {}, onDecrement: {}, label: label)
    }
    let lowest = try shades(
      Stepper(value: .constant(0), in: 0...5, onEditingChanged: { _ in }, label: label))
    #expect(lowest == (try shades(Stepper("S", value: .constant(0), in: 0...5))))
  }

  @Test func aLabelThatIsHiddenMayBeBroughtBack() {
    let stepper = Stepper("S", value: .constant(1))
    expect(200, 100)("size 94 32") { stepper.labelsVisibility(.hidden) }
    expect(200, 100)("size 94 32") { stepper.labelsVisibility(.automatic).labelsHidden() }
    expect(200, 100)("size 200 32") { stepper.labelsVisibility(.visible).labelsHidden() }
  }

  /// `Rules/Controls#Steppers`: the darkest pixels of the two sides.
  private func shades<S: View>(_ stepper: S) throws -> [String] {
    let view = try DrawnView(94, 32) { stepper.labelsHidden() }
    return [0..<47, 48..<94].map { xs in
      xs.flatMap { x in (8..<24).map { view[x, $0] } }.min() ?? ""
    }
  }

  @Test func theSideThatWouldLeaveTheBoundsIsDimmed() throws {
    let middle = try shades(Stepper("S", value: .constant(3), in: 0...5))
    let lowest = try shades(Stepper("S", value: .constant(0), in: 0...5))
    let highest = try shades(Stepper("S", value: .constant(5), in: 0...5))
    #expect(lowest[0] > middle[0] && lowest[1] == middle[1])
    #expect(highest[0] == middle[0] && highest[1] > middle[1])
    let down = try shades(Stepper("S", onIncrement: nil, onDecrement: {}))
    #expect(down[0] == middle[0] && down[1] > middle[1])
  }
}
