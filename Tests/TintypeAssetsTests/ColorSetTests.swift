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
