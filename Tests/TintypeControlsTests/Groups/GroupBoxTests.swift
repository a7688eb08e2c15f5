import Testing
import Tintype
import TintypeTestSupport

/// What boxes stand on.
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
}
