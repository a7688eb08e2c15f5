import Testing
import Tintype
import TintypeTestSupport

/// UIKit's colors behind `Color(_:)`.
@MainActor
@Suite struct UIColorTests {
  /// Unlike the system's, these are the same in every appearance.
  @Test func fixedColors() throws {
    func color(_ color: Color) throws -> String {
      try DrawnView(8, 8) { color }[4, 4]
    }
    #expect(try color(Color(.red)) == "ff0000")
    #expect(try color(Color(UIColor.brown)) == "996633")
    #expect(try color(Color(uiColor: .lightGray)) == "aaaaaa")
  }
}
