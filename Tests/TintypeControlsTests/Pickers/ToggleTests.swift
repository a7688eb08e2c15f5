import Testing
import Tintype
import TintypeTestSupport

/// Toggles and their styles.
@MainActor
@Suite struct ToggleTests {
  private func expect(_ width: CGFloat, _ height: CGFloat) -> FrameExpectation {
    .withFixedFonts(width, height)
  }

  @Test func aSwitchIsTwentyEightPointsHigh() {
    expect(200, 100)("size 200 28") { Toggle("T", isOn: .constant(true)) }
  }

  /// `Rules/Controls#Subtitles`: a second text is smaller and fainter than the first.
  @Test func aSecondTextIsASubtitle() throws {
    let renderer = ImageRenderer(
      content: Toggle(isOn: .constant(true)) {
        Text("One")
        Text("Two").named("subtitle")
      })
    renderer.proposedSize = ProposedViewSize(width: 300, height: nil)
    renderer.scale = 2
    var heights: [String: CGFloat] = [:]
    var positions: [String: CGFloat] = [:]
    renderer.layout().root.visit { node in
      for line in node.lines {
        heights[line] = node.frame.height
        positions[line] = node.frame.minY
      }
    }
    func height(_ font: Font) -> CGFloat {
      let text = ImageRenderer(content: Text("T").font(font))
      text.scale = 2
      return text.layout().size.height
    }
    #expect(heights == ["One": height(.body), "Two": height(.subheadline)])
    #expect(positions["Two"] == height(.body) + 4)
  }

  /// The label of a disabled control has a third of its darkness.
  @Test func disabledLabelsAreFaint() throws {
    func darkest(_ isDisabled: Bool) throws -> Int {
      let drawn = try DrawnView(200, 30) {
        Toggle("MMMM", isOn: .constant(true)).disabled(isDisabled)
      }
      return (0..<60).map { Int(drawn[$0, 15].prefix(2), radix: 16) ?? 255 }.min() ?? 255
    }
    #expect(try darkest(false) == 0)
    #expect(try darkest(true) > 0x90)
  }

  private struct Bar: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: configuration.isOn ? 40 : 20, height: 6).named("bar")
    }
  }

  @Test func toggleStyleReplacesTheSwitch() {
    FrameExpectation(300, 100)("size 40 6; bar 0 0 40 6") {
      Toggle("x", isOn: .constant(true)).toggleStyle(Bar())
    }
    FrameExpectation(300, 100)("size 20 6; bar 0 0 20 6") {
      VStack { Toggle("x", isOn: .constant(false)) }.toggleStyle(Bar())
    }
    // A switch takes the space that it is proposed, a button that of its label.
    let renderer = ImageRenderer(
      content: Toggle("x", isOn: .constant(true)).toggleStyle(.button))
    renderer.proposedSize = ProposedViewSize(width: 300, height: nil)
    let button = ImageRenderer(content: Button("x") {}.buttonStyle(.borderedProminent))
    #expect(renderer.layout().size == button.layout().size)
  }
}
