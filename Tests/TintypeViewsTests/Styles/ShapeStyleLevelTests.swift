import Testing
import Tintype
import TintypeTestSupport

/// Styles for content of less importance: `.background.secondary`, `Color.red.tertiary`.
@MainActor
@Suite struct ShapeStyleLevelTests {
  private func color(_ style: some ShapeStyle) throws -> String {
    try DrawnView(8, 8) { Rectangle().fill(style) }[4, 4]
  }

  @Test func theBackgroundHasAColorForEachLevel() throws {
    #expect(try color(.background) == "ffffff")
    #expect(try color(.background.secondary) == color(Color(.secondarySystemBackground)))
    #expect(try color(.background.tertiary) == color(Color(.tertiarySystemBackground)))
  }

  @Test func fillsHaveAColorForEachLevel() throws {
    #expect(try color(.fill.tertiary) == color(Color(.tertiarySystemFill)))
    #expect(try color(.fill.secondary) != color(.fill))
  }

  @Test func aColorFadesByLevel() throws {
    let black = Color(red: 0, green: 0, blue: 0)
    #expect(try color(black.secondary) == color(black.opacity(0.5)))
    #expect(try color(AnyShapeStyle(black).tertiary) == color(black.opacity(0.25)))
    #expect(try color(black.secondary.secondary) == color(black.tertiary))
  }

  /// `Rules/Colors#Words-and-fills`: 0.5, 0.25, 0.18 and 0.1 of the style around.
  @Test func levelsFadeTheStyleAround() throws {
    let black = Color(red: 0, green: 0, blue: 0)
    func inside(_ style: HierarchicalShapeStyle) throws -> String {
      try DrawnView(8, 8) { Rectangle().foregroundStyle(style).foregroundStyle(black) }[4, 4]
    }
    for (style, opacity) in [
      (HierarchicalShapeStyle.primary, 1), (.secondary, 0.5), (.tertiary, 0.25),
      (.quaternary, 0.18),
      (.quinary, 0.1),
    ] { #expect(try inside(style) == color(black.opacity(opacity))) }
  }

  @Test func aLevelOfALevelIsFurtherDown() throws {
    #expect(try color(HierarchicalShapeStyle.secondary.secondary) == color(.tertiary))
  }

  /// `Rules/Colors#Words-and-fills`: levels inside of one another do not add up.
  @Test func levelsInsideOfLevelsAreThoseOfTheStyleAround() throws {
    let black = Color(red: 0, green: 0, blue: 0)
    func inner(of style: some ShapeStyle) throws -> String {
      try DrawnView(8, 8) {
        VStack { Rectangle().foregroundStyle(.tertiary) }.foregroundStyle(.secondary)
          .foregroundStyle(style)
      }[4, 4]
    }
    #expect(try inner(of: .primary) == color(.tertiary))
    #expect(try inner(of: black) == color(black.tertiary))
  }

  @Test func anAuthorsBackgroundFades() throws {
    let drawn = try DrawnView(8, 8) {
      Rectangle().fill(.background.secondary)
        .backgroundStyle(Color(red: 0, green: 0, blue: 0))
    }
    #expect(try drawn[4, 4] == color(Color(red: 0, green: 0, blue: 0).opacity(0.5)))
  }
}
