import Foundation
import Testing
import TintypeDrawing
import TintypeTestSupport

@testable import TintypeAssets

/// Colors of catalogs.
@Suite struct ColorSetTests {
  private func set(_ manifest: String) throws -> ColorSet {
    let folder = try TemporaryFolder()
    try folder.write(manifest.utf8, to: "a.colorset/Contents.json")
    return try ColorSet(folder: "\(folder.path)/a.colorset")
  }

  private func value(_ space: String, _ components: String) throws -> ColorSet.Value? {
    try set(
      """
      {"colors": [{"idiom": "universal", "color":
        {"color-space": "\(space)", "components": {\(components)}}}]}
      """
    ).value(isDark: false)
  }

  @Test(arguments: [
    "\"red\": \"1.000\", \"green\": \"0.2\", \"blue\": \"0.000\", \"alpha\": \"0.5\"",
    "\"red\": \"0xFF\", \"green\": \"0x33\", \"blue\": \"0x00\", \"alpha\": \"0.500\"",
    "\"red\": \"255\", \"green\": \"51\", \"blue\": \"0\", \"alpha\": \"0.5\"",
    "\"red\": 1, \"green\": 0.2, \"blue\": 0, \"alpha\": 0.5",
  ])
  func componentsAreWrittenInManyWays(components: String) throws {
    #expect(
      try value("srgb", components) == .color(RGBA(red: 1, green: 0.2, blue: 0, alpha: 0.5)))
  }

  @Test func otherSpacesAreConverted() throws {
    let gray = try value("gray-gamma-22", "\"white\": \"0.500\", \"alpha\": \"1.000\"")
    #expect(gray == .color(RGBA(red: 0.5, green: 0.5, blue: 0.5)))
    // White and grays are the same in both spaces; P3's full red is outside of sRGB.
    guard
      case .color(let white) = try value(
        "display-p3", "\"red\": \"1.0\", \"green\": \"1.0\", \"blue\": \"1.0\", \"alpha\": \"1.0\""),
      case .color(let red) = try value(
        "display-p3", "\"red\": \"0.8\", \"green\": \"0.2\", \"blue\": \"0.2\", \"alpha\": \"1.0\"")
    else {
      Issue.record("no color")
      return
    }
    #expect(abs(white.red - 1) < 1e-6 && abs(white.green - 1) < 1e-6 && abs(white.blue - 1) < 1e-6)
    // Computed by way of XYZ with the matrices of CSS Color 4.
    #expect(abs(red.red - 0.8715) < 0.0001)
    #expect(abs(red.green - 0.0939) < 0.0001)
    #expect(abs(red.blue - 0.1597) < 0.0001)
  }

  @Test func appearancesAndReferences() throws {
    let set = try set(
      """
      {"colors": [
        {"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "255"}}}
      ]}
      """)
    #expect(set.value(isDark: false) == .system("systemBlueColor"))
    #expect(set.value(isDark: true) == .color(RGBA(red: 0, green: 0, blue: 1)))
  }

  /// A whole number is a part of 255, and of 1 for opacity; a number with a point and a bare one are fractions.
  @Test(
    arguments: [
      ("\"1\"", 1.0 / 255, 1.0), ("\"1.\"", 1, 1), ("\"0XfF\"", 1, 1),
      ("\"0x80\"", 128.0 / 255, 128.0 / 255),
      ("\"128\"", 128.0 / 255, 128), ("2", 2, 2), ("\"1.5\"", 1.5, 1.5), ("\"-0.5\"", -0.5, -0.5),
    ] as [(String, Double, Double)])
  func numbers(text: String, part: Double, opacity: Double) throws {
    let components = "\"red\": 0, \"green\": \(text), \"blue\": 0, \"alpha\": \(text)"
    #expect(
      try value("srgb", components) == .color(RGBA(red: 0, green: part, blue: 0, alpha: opacity)))
    #expect(
      try value("gray-gamma-22", "\"white\": \(text)")
        == .color(RGBA(red: part, green: part, blue: part, alpha: 1)))
  }

  @Test func linearComponentsAreEncoded() throws {
    let color = try value("extended-linear-srgb", "\"red\": 1, \"green\": 0.5, \"blue\": 0")
    guard case .color(let value) = color else {
      Issue.record("no color")
      return
    }
    #expect(abs(value.red - 1) < 1e-9 && abs(value.green - 0.735357) < 1e-6 && value.blue == 0)
    #expect(value.alpha == 1)
  }

  @Test(arguments: ["much", "", "0xG", "inf", "nan", "1,5"])
  func textsThatAreNone(text: String) {
    #expect(throws: AssetProblem.self) {
      try value("srgb", "\"red\": 0, \"green\": \"\(text)\", \"blue\": 0")
    }
  }

  /// The parts of a set, the best for a dark phone first; which stands first in the file is no matter.
  @Test func theNearestPartOfASet() throws {
    func appearance(_ name: String, _ value: String) -> String {
      "\"appearances\": [{\"appearance\": \"\(name)\", \"value\": \"\(value)\"}]"
    }
    let (dark, light) = (appearance("luminosity", "dark"), appearance("luminosity", "light"))
    let parts = [
      "\"idiom\": \"iphone\", \(dark)", dark, "\"idiom\": \"ipad\", \(dark)",
      "\"idiom\": \"iphone\"",
      "\"idiom\": \"universal\"", "\"idiom\": \"ipad\"", "\"idiom\": \"iphone\", \(light)", light,
      "\"idiom\": \"mac\", \(light)", "\"locale\": \"de\", \"idiom\": \"iphone\", \(dark)",
      "\"subtype\": \"x\", \(dark)", "\"idiom\": \"iphone\", \(appearance("contrast", "high"))",
    ]
    func entry(_ index: Int) -> String {
      "{\"color\": {\"reference\": \"\(index)\"}, \(parts[index])}"
    }
    for index in 1..<parts.count {
      for order in [[index - 1, index], [index, index - 1]] {
        let colors = order.map(entry).joined(separator: ",")
        let value = try set("{\"colors\": [\(colors)]}").value(isDark: true)
        #expect(value == .system("\(index - 1)"))
      }
    }
    #expect(
      try set("{\"colors\": [\(entry(1)), \(entry(7))]}").value(isDark: false) == .system("7"))
  }

  /// Both sides of the gamma's straight beginning, and what P3 has outside of sRGB.
  @Test func gammaAndGamut() {
    for (linear, encoded) in [
      (0, 0), (0.001, 0.01292), (0.0031308, 0.040449936), (0.0032, 0.041323), (0.2140, 0.499956),
      (1, 1),
    ] { #expect(abs(ColorSpaces.encoded(linear) - encoded) < 2e-6, "\(linear)") }
    for gray in [0.02, 0.04045, 0.05, 0.5] {
      let color = ColorSpaces.sRGB(displayP3: (gray, gray, gray))
      #expect(
        abs(color.red - gray) < 1e-4 && abs(color.green - gray) < 1e-4
          && abs(color.blue - gray) < 1e-4)
    }
    #expect(ColorSpaces.sRGB(displayP3: (1, 0, 0)) == (1, 0, 0))
    #expect(ColorSpaces.sRGB(displayP3: (0, 1, 0)).green == 1)
  }

  @Test func invalidColorsAreReportedWithTheirLine() throws {
    #expect {
      try set("{\"colors\": [{\"idiom\": \"universal\"}]}")
    } throws: { error in
      let problem = error as? AssetProblem
      return problem?.reason == "the color set has no color" && problem?.line == 1
    }
    #expect {
      try set(
        "{\"colors\": [{\"color\": {\"components\": {\n\"red\": \"1.0\",\n\"green\": \"much\"}}}]}")
    } throws: { error in
      let problem = error as? AssetProblem
      return problem?.reason == "the color's component \"green\" is no number" && problem?.line == 3
    }
  }
}
