import Testing
import Tintype

/// An editor takes what it is proposed, and is as high as its lines where that is nothing.
@MainActor
@Suite struct TextEditorTests {
  private let text = "One\nTwo\nThree"

  @Test func anEditorWithoutProposedHeightFitsItsLines() throws {
    let editor = ImageRenderer(content: TextEditor(text: .constant(text)).frame(width: 200))
    let lines = ImageRenderer(content: Text(text)).layout().size.height
    #expect(editor.layout().size == CGSize(width: 200, height: lines + 16))
    let least = ImageRenderer(
      content: TextEditor(text: .constant(text)).frame(width: 200, height: 20))
    #expect(least.layout().size == CGSize(width: 200, height: 20))
    let empty = ImageRenderer(content: TextEditor(text: .constant("")).frame(width: 200))
    #expect(empty.layout().size.height > 30)
  }

  @Test func aRowShowsAllLinesOfAnEditor() throws {
    let form = ImageRenderer(
      content: Form { TextEditor(text: .constant(text)).frame(maxHeight: 100) }
        .frame(width: 320, height: 600))
    let layout = form.layout()
    let shown = try #require(layout.nodes(kind: "Text").first)
    #expect(shown.lines == ["One", "Two", "Three"])
    let row = try #require(layout.root.first { $0.owner == "TextEditor" })
    #expect(row.frame.minY <= shown.frame.minY && shown.frame.maxY <= row.frame.maxY)
  }
}
