import Foundation
import Testing
import TintypeTestSupport

@testable import TintypeAssets

/// The names that Xcode makes of assets.
@Suite struct AssetNamesTests {
  @Test(arguments: [
    ("hero", "hero"), ("Hero", "hero"), ("hero-image", "hero"), ("heroImage", "hero"),
    ("Hero Banner", "heroBanner"), ("icon_home-2", "iconHome2"), ("URLIcon", "urlIcon"),
    ("SF", "SF"), ("image", "image"), ("1x", "_1x"), ("default", "`default`"), ("...", ""),
    ("URL", "URL"), ("AB", "AB"), ("Ab", "ab"), ("aB", "aB"), ("AB1", "AB1"), ("ABc", "aBc"),
    ("A-b", "aB"),
    ("myIMAGE", "my"), ("my image", "my"), ("x-Image", "x"), ("imageIcon", "imageIcon"),
    ("Image Image", "image"),
  ])
  func properties(name: String, property: String) {
    #expect(AssetNames.propertyName(name, dropping: "Image") == property)
  }

  /// Folders are types, one in the other; of two assets with one name the first has it.
  @Test func namespacesAreNested() throws {
    let folder = try TemporaryFolder()
    for space in ["A.xcassets/a", "A.xcassets/a/b", "A.xcassets/Self"] {
      try folder.write(
        "{\"properties\": {\"provides-namespace\": true}}".utf8, to: "\(space)/Contents.json")
    }
    for name in ["one", "One", "a/two", "a/b/three", "a/b/four", "Self/five", "a/x\"y"] {
      try folder.write("{}".utf8, to: "A.xcassets/\(name).imageset/Contents.json")
    }
    let names = AssetNames(AssetIndex(catalogs: ["\(folder.path)/A.xcassets"]))
    #expect(
      names.images.map(\.asset) == ["One", "Self/five", "a/b/four", "a/b/three", "a/two", "a/x\"y"])
    #expect(names.images.map(\.types) == [[], ["`Self`"], ["A", "B"], ["A", "B"], ["A"], ["A"]])
    func line(_ name: String, _ asset: String) -> String {
      "static let \(name) = SwiftUI.ImageResource(name: \"\(asset)\", bundle: .main)\n"
    }
    #expect(
      names.source(besides: []) == "import SwiftUI\nextension ImageResource {\n"
        + line("one", "One")
        + "enum `Self` {\n" + line("five", "Self/five") + "}\nenum A {\n" + line("two", "a/two")
        + line("xY", "a/x\\\"y") + "enum B {\n" + line("four", "a/b/four")
        + line("three", "a/b/three")
        + "}\n}\n}\n")
  }

  /// A color is left to the code that declares it, in an extension of `Color` or of styles alone.
  @Test(
    arguments: [
      ("extension Color {\n  static let own = 1\n}\n", true),
      ("extension Color: P { static var own: Int }", true),
      ("extension ShapeStyle where Self == Color {\n  static var own: Int\n}", true),
      ("extension Color{static let own}", true),
      ("extension SwiftUI.Color { static let own }", true),
      ("extension Color {\n  static let owned = 1\n}\n", false),
      ("extension Color { static let own_ = 1 }", false),
      ("extension Colors { static let own = 1 }", false),
      ("extension Color {\n}\nstatic let own = 1", false),
      ("extension View { static let own = 1 }", false),
      ("static let own = 1", false), ("extension Color { let own = 1 }", false),
      ("extension Color { static let own2 }", false),
      ("extension View {\n}\nextension Color {\n  static let own = 1\n}\n", true),
    ])
  func colorsOfTheCode(code: String, isLeft: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("{}".utf8, to: "A.xcassets/own.colorset/Contents.json")
    let names = AssetNames(AssetIndex(catalogs: ["\(folder.path)/A.xcassets"]))
    let source = try #require(names.source(besides: ["", code]))
    #expect(source.contains("static var own: SwiftUI.Color") != isLeft)
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
