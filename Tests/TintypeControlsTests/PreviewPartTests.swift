import Testing
import Tintype
import TintypeControls

/// Which views a list of previews shows, one at a time.
@MainActor @Suite struct PreviewPartTests {
  private struct Both: View {
    var body: some View {
      Color.red.frame(width: 10, height: 20)
      Color.blue.frame(width: 30, height: 40)
    }
  }

  private struct One: View {
    var body: some View { Color.red.frame(width: 50, height: 60).previewDisplayName("inside") }
  }

  @ViewBuilder private var content: some View {
    Both().previewDisplayName("Both")
    One()
    Color.green.frame(width: 5, height: 6)
  }

  private func size(_ index: Int) -> CGSize {
    ImageRenderer(content: PreviewPart(content, index: index)).layout().size
  }

  /// Views of a body are one preview, in a column eight points apart.
  @Test func aViewOfAListIsOnePreview() {
    #expect(size(0) == CGSize(width: 30, height: 68))
    #expect(size(1) == CGSize(width: 50, height: 60) && size(2) == CGSize(width: 5, height: 6))
    #expect(size(3) == .zero && size(-1) == .zero)
  }

  @Test func namesOfPreviews() {
    var found: [PreviewSettings] = []
    _ = ImageRenderer(content: PreviewReader(content) { found = $0 }).layout()
    #expect(found.map(\.name) == ["Both", "inside", nil])
  }
}
