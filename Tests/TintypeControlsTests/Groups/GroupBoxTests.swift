import Testing
import Tintype
import TintypeTestSupport

/// What boxes stand on, and where their content is.
@MainActor
@Suite struct GroupBoxTests {
  /// As Apple's `backgroundStyle` is described by: a box takes the style that is set around it.
  @Test func boxesTakeTheBackgroundThatIsSet() throws {
    func color(_ style: Color?) throws -> String {
      try DrawnView(100, 100) {
        let box = GroupBox { Color.clear }
        if let style { box.backgroundStyle(style) } else { box }
      }[50, 50]
    }
    #expect(try color(nil) == "f2f2f7")
    #expect(try color(Color(red: 1, green: 0, blue: 0)) == "ff0000")
  }

  /// The gap below a title is that of a stack, 2.7 more than between views without wishes.
  @Test func contentStandsBelowTheTitle() throws {
    let renderer = ImageRenderer(
      content: GroupBox("Title") { Color.red.frame(width: 100, height: 20) })
    renderer.scale = 3
    let layout = renderer.layout()
    let title = try #require(layout.nodes(kind: "Text").first).frame
    let content = try #require(layout.nodes(kind: "Color").first).frame
    #expect(title.minY == 16)
    #expect(abs(content.minY - title.maxY - 10.7) < 0.4)
  }
}
