import Foundation
import Testing
import TintypeTestSupport

@testable import TintypeAssets

/// The names that Xcode makes of assets.
@Suite struct AssetNamesTests {
  @Test(arguments: [
    ("hero", "hero"), ("Hero", "hero"), ("hero-image", "hero"), ("heroImage", "hero"),
    ("Hero Banner", "heroBanner"), ("icon_home-2", "iconHome2"), ("URLIcon", "urlIcon"),
    ("SF", "sf"), ("image", "image"), ("1x", "_1x"), ("default", "`default`"), ("...", ""),
  ])
  func properties(name: String, property: String) {
    #expect(AssetNames.propertyName(name, dropping: "Image") == property)
  }

  @Test func sources() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "{\"properties\": {\"provides-namespace\": true}}".utf8,
      to: "A.xcassets/my icons/Contents.json")
    for name in [
      "hero.imageset", "my icons/star.imageset", "BrandColor.colorset", "red.colorset",
      "own.colorset",
    ] {
      try folder.write("{}".utf8, to: "A.xcassets/\(name)/Contents.json")
    }
    let names = AssetNames(AssetIndex(catalogs: ["\(folder.path)/A.xcassets"]))
    let own = "extension Color {\n  static let own = Color(\"own\")\n}\n"
    let source = try #require(names.source(besides: [own]))
    #expect(source.contains("static let hero = SwiftUI.ImageResource(name: \"hero\""))
    #expect(
      source.contains(
        "enum MyIcons {\nstatic let star = SwiftUI.ImageResource(name: \"my icons/star\""))
    #expect(source.contains("static let brand = SwiftUI.ColorResource(name: \"BrandColor\""))
    #expect(
      source.contains("static var brand: SwiftUI.Color { .init(SwiftUI.ColorResource.brand) }"))
    // SwiftUI has the one, and the code the other.
    #expect(source.contains("static let red") && !source.contains("static var red"))
    #expect(source.contains("static let own") && !source.contains("static var own"))
    #expect(AssetNames(AssetIndex(catalogs: [])).source(besides: []) == nil)
  }
}
