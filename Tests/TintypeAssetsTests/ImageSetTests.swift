import Foundation
import Testing
import TintypeTestSupport

@testable import TintypeAssets

/// Which file of a picture is taken.
@Suite struct ImageSetTests {
  private func set(_ manifest: String) throws -> ImageSet {
    let folder = try TemporaryFolder()
    try folder.write(manifest.utf8, to: "a.imageset/Contents.json")
    return try ImageSet(folder: "\(folder.path)/a.imageset")
  }

  private func file(_ set: ImageSet, _ scale: CGFloat, dark: Bool = false) -> String? {
    set.file(scale: scale, isDark: dark).map { ($0.path as NSString).lastPathComponent }
  }

  @Test func theScaleOfTheDisplayOrTheNextOne() throws {
    let set = try set(
      """
      {"images": [
        {"filename": "1.png", "idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x"},
        {"filename": "3.png", "idiom": "universal", "scale": "3x"}
      ]}
      """)
    #expect(file(set, 1) == "1.png")
    #expect(file(set, 2) == "3.png")
    #expect(file(set, 3) == "3.png")
    #expect(set.isTemplate == nil && !set.keepsVectors)
  }

  @Test func theAppearanceGoesBeforeTheScale() throws {
    let set = try set(
      """
      {"images": [
        {"filename": "any@2x.png", "idiom": "universal", "scale": "2x"},
        {"filename": "dark.png", "idiom": "universal", "scale": "1x",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "ipad@2x.png", "idiom": "ipad", "scale": "2x"},
        {"filename": "contrast.png", "idiom": "universal", "scale": "2x",
          "appearances": [{"appearance": "contrast", "value": "high"}]}
      ], "properties": {"template-rendering-intent": "template"}}
      """)
    #expect(file(set, 2) == "any@2x.png")
    #expect(file(set, 2, dark: true) == "dark.png")
    #expect(set.isTemplate == true)
  }

  @Test(arguments: ["../b.png", "/etc/b.png", "b/c.png", "..", ".", ""])
  func aSetNamesFilesOfItsFolderAlone(_ name: String) {
    #expect(throws: AssetProblem.self) {
      try set(#"{"images": [{"filename": "a.png"}, {"filename": "\#(name)"}]}"#)
    }
  }

  @Test func slices() throws {
    let set = try set(
      """
      {"images": [{"filename": "a.png", "idiom": "universal", "scale": "2x", "resizing": {
        "mode": "3-part-horizontal", "center": {"mode": "tile", "width": 1},
        "cap-insets": {"left": 8, "right": 6, "top": 5}
      }}]}
      """)
    #expect(
      set.files.first?.slices
        == ImageSet.Slices(top: 0, left: 8, bottom: 0, right: 6, isTiled: true))
  }

  /// Each mode keeps the sides across which it is cut, and none is shorter than nothing.
  @Test(
    arguments: [
      ("9-part", [1, 2, 3, 4]), ("3-part-horizontal", [0, 2, 0, 4]),
      ("3-part-vertical", [1, 0, 3, 0]),
    ] as [(String, [Double])])
  func modesOfSlices(mode: String, sides: [Double]) throws {
    func slices(_ caps: String, center: String = "") throws -> ImageSet.Slices? {
      try set(
        """
        {"images": [{"filename": "a.png", "resizing": {"mode": "\(mode)", \(center)
          "cap-insets": {\(caps)}}}]}
        """
      ).files.first?.slices
    }
    #expect(
      try slices("\"top\": 1, \"left\": 2, \"bottom\": 3, \"right\": 4")
        == ImageSet.Slices(
          top: sides[0], left: sides[1], bottom: sides[2], right: sides[3], isTiled: false))
    #expect(
      try slices(
        "\"top\": -1, \"left\": -2, \"bottom\": -3", center: "\"center\": {\"mode\": \"stretch\"},")
        == ImageSet.Slices(top: 0, left: 0, bottom: 0, right: 0, isTiled: false))
  }

  /// Files of no scale are as good as the right one; larger ones go before smaller ones, the nearest first.
  @Test(
    arguments: [
      (["1x", "2x", "3x"], 1, 0), (["1x", "2x", "3x"], 1.5, 1), (["1x", "2x", "3x"], 3, 2),
      (["1x", "2x", "3x"], 4, 2), (["1x", "2x", "3x"], 0, 0), (["1x", "3x"], 2, 1),
      (["3x", "2x"], 1, 1),
      (["1x", "2x"], 3, 1), (["2x", ""], 2, 0), (["2x", ""], 3, 1), (["0x", "2x"], 2, 0),
      (["0x", "3x"], 2, 0),
      (["100x", "3x"], 2, 0), (["99x", "3x"], 2, 1), (["1x", "9x"], 3, 1), (["2", "2x"], 3, 0),
    ] as [([String], CGFloat, Int)])
  func scales(scales: [String], wanted: CGFloat, index: Int) throws {
    let images = scales.enumerated().map {
      "{\"filename\": \"\($0.offset)\", \"scale\": \"\($0.element)\"}"
    }
    #expect(file(try set("{\"images\": [\(images.joined(separator: ","))]}"), wanted) == "\(index)")
  }

  @Test func propertiesOfTheSet() throws {
    func set(_ properties: String) throws -> ImageSet {
      try self.set("{\"images\": [{\"filename\": \"a.pdf\"}], \"properties\": {\(properties)}}")
    }
    #expect(try set("\"template-rendering-intent\": \"original\"").isTemplate == false)
    #expect(try set("\"preserves-vector-representation\": true").keepsVectors)
    #expect(try !set("\"preserves-vector-representation\": false").keepsVectors)
  }

  @Test func aSetWithoutFilesIsReported() throws {
    #expect {
      try set("{\"images\": [{\"idiom\": \"universal\", \"scale\": \"1x\"}]}")
    } throws: { error in
      (error as? AssetProblem)?.reason == "the image set names no file"
    }
  }
}
