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

  /// `Rules/Colors#Words-and-fills`: opacities in light and in dark, and both with increased contrast.
  @Test(
    arguments: [
      (.secondaryLabel, [0.6, 0.6, 0.8, 0.7]), (.tertiaryLabel, [0.3, 0.3, 0.7, 0.55]),
      (.placeholderText, [0.3, 0.3, 0.7, 0.55]), (.quaternaryLabel, [0.18, 0.16, 0.55, 0.4]),
      (.quinaryLabel, [0.1, 0.1, 0.3, 0.25]), (.fill, [0.2, 0.36, 0.28, 0.44]),
      (.secondaryFill, [0.16, 0.32, 0.24, 0.4]), (.tertiaryFill, [0.12, 0.24, 0.2, 0.32]),
      (.quaternaryFill, [0.08, 0.18, 0.16, 0.26]), (.separator, [0.29, 0.6, 0.37, 0.68]),
      (.faintSeparator, [0.12, 0.6, 0.37, 0.68]),
      (.rowSeparator, [25.0 / 255, 0.15, 0.2, 0.25]), (.controlFill, [0.16, 0.32, 0.24, 0.4]),
      (.glass, [0.92, 0.92, 0.96, 0.96]), (.label, [1, 1, 1, 1]), (.red, [1, 1, 1, 1]),
    ] as [(SystemColor, [Double])])
  func opacities(name: SystemColor, opacities: [Double]) {
    let look = Palette.iOS26[name]
    for shades in [look.base, look.elevated] {
      let found = [shades.light, shades.dark, shades.lightIncreased, shades.darkIncreased].map(
        \.alpha)
      #expect(zip(found, opacities).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
    }
  }

  /// The table of `Rules/Colors#Named-colors`, and what its text says of words, fills, grounds and controls.
  @Test(
    arguments: [
      (.red, "255,56,60 255,66,69 233,21,45 255,97,101"),
      (.orange, "255,141,40 255,146,48 197,83,0 255,160,86"),
      (.yellow, "255,204,0 255,214,0 161,106,0 254,223,67"),
      (.green, "52,199,89 48,209,88 0,137,50 74,217,104"),
      (.mint, "0,200,179 0,218,195 0,133,117 84,223,203"),
      (.teal, "0,195,208 0,210,224 0,129,152 59,221,236"),
      (.cyan, "0,192,232 60,211,254 0,126,174 109,217,255"),
      (.blue, "0,136,255 0,145,255 30,110,244 92,184,255"),
      (.link, "0,136,255 0,145,255 30,110,244 92,184,255"),
      (.indigo, "97,85,245 109,124,255 86,74,222 167,170,255"),
      (.purple, "203,48,224 219,52,242 176,47,194 234,141,255"),
      (.pink, "255,45,85 255,55,95 231,18,77 255,138,196"),
      (.brown, "172,127,94 183,138,102 149,109,81 219,166,121"),
      (.gray, "142,142,147 142,142,147 108,108,112 174,174,178"),
      (.secondaryLabel, "60,60,67 235,235,245 60,60,67 235,235,245"),
      (.fill, "120,120,128 120,120,128 120,120,128 120,120,128"),
      (.tertiaryFill, "118,118,128 118,118,128 118,118,128 118,118,128"),
      (.quaternaryFill, "116,116,128 116,116,128 116,116,128 116,116,128"),
      (.separator, "60,60,67 84,84,88 60,60,67 84,84,88"),
      (.rowSeparator, "0,0,0 255,255,255 0,0,0 255,255,255"),
      (.controlFill, "118,118,124 118,118,128 118,118,124 118,118,128"),
      (.secondaryBackground, "242,242,247 28,28,30 235,235,240 36,36,38"),
      (.tertiaryBackground, "255,255,255 44,44,46 255,255,255 54,54,56"),
    ] as [(SystemColor, String)])
  func components(name: SystemColor, colors: String) {
    let shades = Palette.iOS26[name].base
    let found = [shades.light, shades.dark, shades.lightIncreased, shades.darkIncreased].map {
      color in
      [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }.joined(
        separator: ",")
    }
    #expect(found.joined(separator: " ") == colors)
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
