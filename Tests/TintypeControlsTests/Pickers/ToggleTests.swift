import Testing
import Tintype
import TintypeTestSupport

/// Toggles and their styles.
@MainActor
@Suite struct ToggleTests {
  private func expect(_ width: CGFloat, _ height: CGFloat) -> FrameExpectation {
    .withKnownFonts(width, height)
  }

  @Test func aSwitchIsThirtyPointsHigh() {
    expect(200, 100)("size 200 30") { Toggle("T", isOn: .constant(true)) }
  }

  private struct Bar: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: configuration.isOn ? 40 : 20, height: 6).named("bar")
    }
  }

  @Test func toggleStyleTakesThePlaceOfTheSwitch() {
    FrameExpectation(300, 100)("size 40 6; bar 0 0 40 6") {
      Toggle("x", isOn: .constant(true)).toggleStyle(Bar())
    }
    FrameExpectation(300, 100)("size 20 6; bar 0 0 20 6") {
      VStack { Toggle("x", isOn: .constant(false)) }.toggleStyle(Bar())
    }
    // A switch takes the room that it is offered, a button that of its label.
    let renderer = ImageRenderer(
      content: Toggle("x", isOn: .constant(true)).toggleStyle(.button))
    renderer.proposedSize = ProposedViewSize(width: 300, height: nil)
    let button = ImageRenderer(content: Button("x") {}.buttonStyle(.borderedProminent))
    #expect(renderer.layout().size == button.layout().size)
  }
}
