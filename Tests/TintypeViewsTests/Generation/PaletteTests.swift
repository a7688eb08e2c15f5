import Testing
import TintypeDrawing
import TintypeViews

/// `Rules/Colors`: which look of a color an environment chooses.
@Suite struct PaletteTests {
  private func color(
    _ color: SystemColor, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> RGBA {
    var environment = EnvironmentValues()
    change(&environment)
    return color.rgba(in: environment)
  }

  /// `Rules/Colors#Named-colors`: one of them in its four looks.
  @Test func appearanceAndContrastChooseTheColor() {
    #expect(color(.blue) == RGBA(bytes: 0, 136, 255))
    #expect(color(.blue) { $0.colorScheme = .dark } == RGBA(bytes: 0, 145, 255))
    #expect(color(.blue) { $0._colorSchemeContrast = .increased } == RGBA(bytes: 30, 110, 244))
    #expect(
      color(.blue) {
        $0.colorScheme = .dark
        $0._colorSchemeContrast = .increased
      } == RGBA(bytes: 92, 184, 255))
  }

  /// `Rules/Colors#Grounds`: only what is dark is lighter over the screen.
  @Test func darkBackgroundsAreLighterOverTheScreen() {
    #expect(color(.background) { $0.isElevated = true } == .white)
    #expect(
      color(.background) {
        $0.colorScheme = .dark
        $0.isElevated = true
      } == RGBA(bytes: 28, 28, 30))
    #expect(
      color(.red) {
        $0.colorScheme = .dark
        $0.isElevated = true
      } == RGBA(bytes: 255, 66, 69))
  }

  /// Another generation is another value: nothing but the environment's is asked.
  @Test func anotherGenerationIsAnotherValue() {
    let gray = Palette.iOS26[.gray]
    let generation = Generation(
      name: "gray", palette: Palette { _ in gray }, controls: .iOS26, lists: .iOS26,
      bars: .iOS26, search: .iOS26, tabs: .iOS26)
    #expect(color(.red) { $0.generation = generation } == gray.base.light)
  }

  /// More contrast never means less: words on the background that they stand on.
  @Test(
    arguments: [ColorScheme.light, .dark], [SystemColor.secondaryLabel, .red, .green, .yellow])
  func increasedContrastIsMore(scheme: ColorScheme, name: SystemColor) {
    func distance(_ contrast: ColorSchemeContrast) -> Double {
      func environment(_ values: inout EnvironmentValues) {
        values.colorScheme = scheme
        values._colorSchemeContrast = contrast
      }
      let background = color(.background, environment).luminance
      let ink = color(name, environment)
      return abs(ink.luminance * ink.alpha + background * (1 - ink.alpha) - background)
    }
    #expect(distance(.increased) > distance(.standard))
  }
}

extension RGBA {
  /// How bright the color looks, 0 to 1.
  fileprivate var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
