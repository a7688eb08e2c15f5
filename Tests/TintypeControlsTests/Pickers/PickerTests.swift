import Testing
import Tintype
import TintypeTestSupport

/// Pickers.
@MainActor
@Suite struct PickerTests {
  private func expect(_ width: CGFloat, _ height: CGFloat) -> FrameExpectation {
    .withKnownFonts(width, height)
  }
  private func layout<Content: View>(_ content: Content) -> LayoutSnapshot {
    ImageRenderer(content: content).layout()
  }

  @Test func segmentsTakeTheWidth() {
    expect(200, 100)("size 200 31; a 0 0 200 31") {
      Picker("P", selection: .constant(1)) {
        Text("A").tag(1)
        Text("B").tag(2)
      }.pickerStyle(.segmented).named("a")
    }
  }

  /// Pickers show what their tags choose, also where the selection is optional.
  @Test func pickerSelection() {
    let menu = layout(
      Picker("Size", selection: .constant(Optional("m"))) {
        Text("Small").tag("s")
        Text("Medium").tag("m")
      })
    #expect(menu.nodes(kind: "Text").flatMap(\.lines) == ["Medium"])
  }
}
