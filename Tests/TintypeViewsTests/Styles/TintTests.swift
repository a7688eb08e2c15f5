import Testing
import Tintype
import TintypeDrawing
import TintypeTestSupport
import TintypeViews

/// Tints that are made of tints.
@MainActor
@Suite struct TintTests {
  @Test func aTintOfTheAccentColorIsTheAppsOwn() throws {
    let view = try DrawnView(20, 20) {
      Rectangle().fill(.tint).tint(.accentColor).tint(Color(red: 1, green: 0, blue: 0))
    }
    let plain = try DrawnView(20, 20) { Rectangle().fill(Color.accentColor) }
    #expect(view[10, 10] == plain[10, 10])
    let faded = try DrawnView(20, 20) {
      Rectangle().fill(Color.accentColor).tint(.accentColor.opacity(0.5))
    }
    #expect(faded[10, 10] != plain[10, 10] && faded[10, 10] != "ffffff")
  }

  @Test func aTintOfTheTintIsTheOneAround() throws {
    let view = try DrawnView(20, 20) {
      Rectangle().fill(.tint).tint(.tint).tint(Color(red: 1, green: 0, blue: 0))
    }
    #expect(view.isPlain(0..<20, 0..<20, "ff0000"))
  }

  /// A style keeps its meaning where its type is erased: the less important level of the style around.
  @Test func anErasedLevelIsOneOfTheStyleAround() throws {
    func square<S: ShapeStyle>(_ style: S) throws -> DrawnView {
      try DrawnView(20, 20) {
        Rectangle().fill(.foreground).foregroundStyle(style)
          .foregroundStyle(Color(red: 0, green: 0, blue: 1))
      }
    }
    let erased = try square(AnyShapeStyle(.secondary))
    let bare = try square(.secondary)
    #expect(erased[10, 10] == bare[10, 10])
    let black = try DrawnView(20, 20) { Rectangle().fill(.secondary) }
    #expect(erased[10, 10] != black[10, 10])
  }
}
