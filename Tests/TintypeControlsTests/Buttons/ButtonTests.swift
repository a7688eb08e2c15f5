import Testing
import Tintype
import TintypeTestSupport

/// Buttons: their backgrounds, and styles of one's own.
@MainActor
@Suite struct ButtonTests {
  private func expect(_ width: CGFloat, _ height: CGFloat) -> FrameExpectation {
    .withFixedFonts(width, height)
  }
  private func box(_ height: CGFloat) -> some View { Color.red.frame(width: 30, height: height) }
  private func layout<Content: View>(_ content: Content) -> LayoutSnapshot {
    ImageRenderer(content: content).layout()
  }

  /// A role alone brings a title, and in a bar a symbol.
  @Test func rolesHaveLabels() {
    func texts(_ role: ButtonRole) -> [String] {
      var texts: [String] = []
      layout(Button(role: role) {}).root.visit { texts += $0.lines }
      return texts
    }
    #expect(
      [ButtonRole.close, .cancel, .confirm, .destructive].map(texts) == [
        ["Close"], ["Cancel"], ["Done"], ["Delete"],
      ])
    func bar<Label: View>(_ button: Button<Label>) -> [CGRect] {
      var frames: [CGRect] = []
      let screen = NavigationStack { Color.red.toolbar { button } }
      ImageRenderer(content: screen.frame(width: 300, height: 200)).layout().root
        .visit { frames.append($0.frame) }
      return frames
    }
    #expect(bar(Button(role: .close) {}) == bar(Button("Close", systemImage: "xmark") {}))
  }

  @Test func paddingAroundALabel() {
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

  /// A plain button has the style that is set around it, as a text has.
  @Test func aPlainButtonHasTheStyleAround() throws {
    func color<V: View>(_ view: V) -> String? {
      ImageRenderer(content: view.foregroundStyle(.red)).layout().nodes(kind: "Text").first?
        .values["color"]
    }
    let plain = try #require(color(Button("A") {}.buttonStyle(.plain)))
    #expect(plain == color(Text("A")))
  }

  /// `Rules/Controls#Buttons`: below a button, texts are as near as to a text, and boxes as to a control.
  @Test func spaceBelowAButton() throws {
    func gap<Above: View, Below: View>(_ above: Above, _ below: Below) throws -> CGFloat {
      let layout = layout(
        VStack {
          above.named("a")
          below.named("b")
        })
      let upper = try #require(layout.frame("a")).maxY
      return try #require(layout.frame("b")).minY - upper
    }
    let button = Button("Button") {}
    #expect(try gap(button, Text("Text")) == (try gap(Text("Button"), Text("Text"))))
    #expect(try gap(button, button) == (try gap(Text("Button"), Text("Text"))))
    #expect(try gap(button, box(10)) == 8)
    #expect(try gap(button, button.buttonStyle(.bordered)) == 8)
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
