import Testing
import Tintype
import TintypeTestSupport

/// Buttons: their grounds, and styles of one's own.
@MainActor
@Suite struct ButtonTests {
  private func expect(_ width: CGFloat, _ height: CGFloat) -> FrameExpectation {
    .withKnownFonts(width, height)
  }
  private func box(_ height: CGFloat) -> some View { Color.red.frame(width: 30, height: height) }
  private func layout<Content: View>(_ content: Content) -> LayoutSnapshot {
    ImageRenderer(content: content).layout()
  }

  @Test func roomAroundALabel() {
    expect(200, 100)("size 30 10") {
      Button {
      } label: {
        box(10)
      }.buttonStyle(.plain)
    }
    expect(200, 100)("size 54 24") {
      Button {
      } label: {
        box(10)
      }.buttonStyle(.bordered)
    }
    expect(200, 100)("size 70 40") {
      Button {
      } label: {
        box(10)
      }.buttonStyle(.borderedProminent).controlSize(.large)
    }
  }

  /// Styles of one's own are given the label and read the environment.
  @Test func buttonStyle() throws {
    struct Loud: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(isEnabled ? 10 : 20)
      }
    }
    let layout = layout(
      VStack {
        Button("A") {}.buttonStyle(Loud()).accessibilityIdentifier("on")
        Button("A") {}.buttonStyle(Loud()).disabled(true).accessibilityIdentifier("off")
      })
    let (on, off) = (try #require(layout["on"]).frame, try #require(layout["off"]).frame)
    #expect(off.width == on.width + 20)
  }
}
