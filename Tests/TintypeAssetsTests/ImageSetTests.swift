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

  @Test func aSetWithoutFilesIsReported() throws {
    #expect {
      try set("{\"images\": [{\"idiom\": \"universal\", \"scale\": \"1x\"}]}")
    } throws: { error in
      (error as? AssetProblem)?.reason == "the image set names no file"
    }
  }
}
