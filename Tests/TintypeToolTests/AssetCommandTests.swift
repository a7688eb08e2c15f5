import Foundation
import Testing
import TintypeDrawing
import TintypeImages
import TintypeTestSupport

/// Asset catalogs of an app, from the outside.
@Suite struct AssetCommandTests {
  private let tool: ToolProcess

  init() throws { tool = try ToolProcess() }

  private static let color = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "0x00", "green": "0x00", "blue": "0xFF", "alpha": "1.000"}}}]}
    """
  private static let drawing =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"6\" height=\"4\">"
    + "<rect width=\"6\" height=\"4\" fill=\"#f00\"/></svg>"

  private func writeApp() throws {
    let catalog = "App/Resources/Assets.xcassets"
    try tool.write(Self.color, to: "\(catalog)/BrandColor.colorset/Contents.json")
    // Other types have a color of this name too.
    try tool.write(Self.color, to: "\(catalog)/darkText.colorset/Contents.json")
    try tool.write(
      "{\"images\": [{\"filename\": \"a.svg\", \"idiom\": \"universal\"}]}",
      to: "\(catalog)/hero.imageset/Contents.json")
    try tool.write(Self.drawing, to: "\(catalog)/hero.imageset/a.svg")
    try tool.write(
      """
      import SwiftUI

      struct Page: View {
        var body: some View {
          VStack(spacing: 0) {
            Image(.hero)
            Color(.brand).frame(width: 6, height: 2)
            Text("").frame(width: 6, height: 2).background(.brand)
          }
        }
      }
      """, to: "App/Views/Page.swift")
  }

  private func pixels() throws -> Bitmap {
    try ImageFile.decode(try #require(tool.contents("out/Page.png")))
  }

  @Test func namesThatXcodeMakes() throws {
    defer { tool.remove() }
    try writeApp()
    let arguments = ["render", "App", "--size", "6x8", "--format", "png", "--scale", "1"]
    let result = try tool.run(arguments)
    #expect(result.status == 0)
    #expect(result.errors == "")
    let first = try pixels()
    #expect(first.width == 6 && first.height == 8)
    #expect(Array(first.pixels[0..<4]) == [0, 0, 255, 255])
    for row in 4..<8 { #expect(Array(first.pixels[row * 24..<row * 24 + 4]) == [255, 0, 0, 255]) }
    // The pictures are no longer the cache's when the catalog changes.
    let catalog = "App/Resources/Assets.xcassets"
    try tool.write(
      Self.color.replacingOccurrences(of: "\"green\": \"0x00\"", with: "\"green\": \"0xFF\""),
      to: "\(catalog)/BrandColor.colorset/Contents.json")
    #expect(try tool.run(arguments).status == 0)
    #expect(try Array(pixels().pixels[96..<100]) == [255, 255, 0, 255])
  }

  @Test func whatIsMissingIsAWarningATileOrAnError() throws {
    defer { tool.remove() }
    try tool.write(
      """
      import SwiftUI
      struct Page: View {
        var body: some View { VStack { Image("absent"); Text("here") } }
      }
      """, to: "Page.swift")
    let empty = try tool.run("render", "Page.swift", "--size", "100x100", "--format", "png")
    #expect(empty.status == 0)
    #expect(empty.errors.hasPrefix("Page.swift:2: warning: Page: Page draws nothing for the image"))
    let picture = tool.contents("out/Page.png")
    let tile = try tool.run(
      "render", "Page.swift", "--size", "100x100", "--format", "png", "--missing", "tile")
    #expect(tile.status == 0)
    #expect(tile.errors.contains("a dashed tile for the image \"absent\""))
    #expect(tool.contents("out/Page.png") != picture)
    let strict = try tool.run("render", "Page.swift", "--strict")
    #expect(strict.status == 1)
    #expect(
      strict.errors.hasPrefix("Page.swift:2: error: Page: There is no image named \"absent\""))
    #expect(try tool.run("render", "Page.swift", "--strict", "--missing", "tile").status == 64)
  }

  @Test func brokenCatalogsAreNamedAndTheRestDrawn() throws {
    defer { tool.remove() }
    try writeApp()
    try tool.write("{\n\"properties\" 1}", to: "App/Resources/Assets.xcassets/Group/Contents.json")
    try FileManager.default.createSymbolicLink(
      at: tool.folder.appending(path: "App/Resources/Assets.xcassets/loop"),
      withDestinationURL: tool.folder.appending(path: "App/Resources/Assets.xcassets"))
    let result = try tool.run("render", "App", "--size", "6x8", "--format", "png", "--scale", "1")
    #expect(result.status == 0)
    let lines = result.messages
    #expect(lines.count == 2)
    let catalog = "App/Resources/Assets.xcassets"
    #expect(lines.first == "\(catalog)/Group/Contents.json:2: warning: this is no valid JSON.")
    #expect(lines.last?.hasPrefix("\(catalog)/loop: warning: this folder is already part") == true)
    #expect(try Array(pixels().pixels[0..<4]) == [0, 0, 255, 255])
  }

  @Test func codeFindsTheFilesOfTheBundle() throws {
    defer { tool.remove() }
    try tool.write("{\"names\": [\"Ida\"]}", to: "App/Data/birds.json")
    try tool.write("\"bye\" = \"Good bye\";", to: "App/en.lproj/Localizable.strings")
    try tool.write("\"bye\" = \"See you\";", to: "App/en.lproj/Casual.strings")
    try tool.write(
      """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>CFBundleVersion</key><string>$(CURRENT_PROJECT_VERSION)</string>
      <key>CFBundleShortVersionString</key><string>2.3</string>
      <key>UIAppFonts</key><array><string>Absent.ttf</string></array>
      </dict></plist>
      """, to: "App/Info.plist")
    try tool.write(
      """
      import Foundation

      struct Birds: Decodable { let names: [String] }

      extension Bundle {
        func decode<T: Decodable>(_ type: T.Type, from file: String) -> T? {
          guard let url = self.url(forResource: file, withExtension: nil),
            let data = try? Data(contentsOf: url)
          else { return nil }
          return try? JSONDecoder().decode(T.self, from: data)
        }
      }
      """, to: "App/Model.swift")
    try tool.write(
      """
      import SwiftUI

      struct Page: View {
        final class Marker {}
        var body: some View {
          Text(Bundle.main.decode(Birds.self, from: "birds.json")?.names[0] ?? "nobody")
          Text(Bundle(for: Marker.self).path(forResource: "birds", ofType: "json") == nil ? "no" : "there")
          Text(Bundle.module.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "-")
          Text(Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "-")
          Text(NSLocalizedString("bye", comment: ""))
          Text(String(localized: "bye", table: "Casual"))
          Text("bye", tableName: "Casual")
        }
      }
      """, to: "App/Views/Page.swift")
    let result = try tool.run("inspect", "App")
    #expect(result.status == 0)
    for text in ["Ida", "there", "2.3", "1", "Good bye", "See you"] {
      #expect(result.output.contains("\"\(text)\""), "\(text)")
    }
    #expect(result.output.components(separatedBy: "\"See you\"").count == 3)
    #expect(
      result.messages
        == ["App/Info.plist:1: warning: The font file 'Absent.ttf' in UIAppFonts is not there."])
  }
}
