import Foundation
import Testing

/// What `tintype fonts` lists, and what it says of what is missing.
///
/// `TINTYPE_FONTS` names a folder that stands in for those of the machine.
@Suite struct FontsCommandTests {
  private struct Font: Decodable {
    var family: String
    var weight: Int
    var role: String
    var path: String
    var sha256: String?
    var package: String?
    var problem: String?
  }

  private let tool: ToolProcess

  init() throws {
    tool = try ToolProcess()
  }

  /// A folder with the system font alone.
  private func folder() throws -> String {
    let folder = tool.folder.appending(path: "fonts/opentype")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "inter").path,
      withDestinationPath: "/usr/share/fonts/opentype/inter")
    return folder.deletingLastPathComponent().path
  }

  private func fonts(_ json: String) throws -> [Font] {
    try JSONDecoder().decode([Font].self, from: Data(json.utf8))
  }

  @Test func everyDeclaredFontIsListedWithItsDigest() throws {
    defer { tool.remove() }
    let result = try tool.run("fonts")
    #expect(result.status == 0 && result.errors == "")
    let lines = result.output.split(separator: "\n")
    let regular = try #require(lines.first { $0.hasSuffix("/Inter-Regular.otf") })
    let digest = try #require(regular.split(separator: " ").first)
    #expect(digest.count == 64 && digest.allSatisfy(\.isHexDigit))
    #expect(regular.contains("  Inter 400 (system)  /usr/share/fonts/"))
    for role in [
      "rounded", "serif", "monospaced", "widths", "fallback", "emoji", "script Arab", "script Hebr",
    ] {
      #expect(lines.contains { $0.contains("(\(role))") }, "\(role)")
    }
    #expect(!lines.contains { $0.hasPrefix("missing:") })
  }

  @Test func aMissingRoleNamesThePackageThatBringsIt() throws {
    defer { tool.remove() }
    let result = try tool.run("fonts", environment: ["TINTYPE_FONTS": try folder()])
    // Nothing is wrong until a text asks for one of them.
    #expect(result.status == 0)
    let missing = result.output.split(separator: "\n").filter { $0.hasPrefix("missing:") }
    func line(_ package: String) -> Substring? {
      missing.first { $0.hasSuffix("; install it with: apt-get install \(package)") }
    }
    #expect(missing.count == 8)
    #expect(line("fonts-dejavu-core")?.hasPrefix("missing: by name, fallback;") == true)
    #expect(
      missing.contains(
        "missing: serif; install it with: tintype setup (fontpkg-source-serif-4)"))
    #expect(line("fonts-noto-color-emoji")?.hasPrefix("missing: emoji;") == true)
    #expect(line("fonts-noto-core")?.contains("script Arab, script Hebr") == true)
    #expect(line("fonts-noto-cjk")?.contains("script Hani Hira Kana Bopo") == true)
    #expect(!missing.contains { $0.contains("system") })
    #expect(
      result.errors.contains(
        "warning: The font family “Noto Color Emoji” is not installed; install the Debian package "
          + "fonts-noto-color-emoji."))
    let listed = result.output.split(separator: "\n").filter {
      !$0.hasPrefix("missing:") && !$0.contains("(symbols)")
    }
    #expect(listed.count == 36 && listed.allSatisfy { $0.contains("/inter/Inter") })
  }

  @Test func theDocumentSaysTheSame() throws {
    defer { tool.remove() }
    let path = try folder()
    let result = try tool.run("fonts", "--json", environment: ["TINTYPE_FONTS": path])
    let fonts = try fonts(result.output)
    let emoji = try #require(fonts.first { $0.role == "emoji" })
    #expect(emoji.sha256 == nil && emoji.package == "fonts-noto-color-emoji")
    #expect(emoji.problem?.contains("fonts-noto-color-emoji") == true)
    #expect(emoji.path == "\(path)/truetype/noto/NotoColorEmoji.ttf")
    let inter = try #require(fonts.first { $0.family == "Inter" && $0.weight == 700 })
    #expect(inter.problem == nil && inter.sha256?.count == 64)
  }

  @Test func anAddedCollectionIsListedFaceByFace() throws {
    defer { tool.remove() }
    let file = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
    let result = try tool.run("fonts", "--json", "--font", file)
    #expect(result.status == 0)
    let added = try fonts(result.output).filter { $0.role == "added" }
    #expect(added.count > 4 && added.allSatisfy { $0.path == file })
    #expect(added.contains { $0.family == "Noto Sans CJK KR" })
  }

  @Test func aRenderNamesTheFontThatItLacks() throws {
    defer { tool.remove() }
    try tool.write(
      """
      import SwiftUI
      struct Plain: View { var body: some View { Text("plain") } }
      struct Code: View { var body: some View { Text("code").monospaced() } }
      struct Named: View { var body: some View { Text("a").font(.custom("Noto Sans", size: 9)) } }
      """, to: "A.swift")
    let environment = ["TINTYPE_FONTS": try folder()]
    let result = try tool.run("render", "A.swift", "--format", "svg", environment: environment)
    #expect(result.status != 0)
    #expect(
      result.errors.contains("run “tintype setup”, which takes it from fontpkg-jetbrains-mono"))
    // Installed on the machine, but not in the folder.
    #expect(
      result.errors.contains(
        "A.swift:4: warning: Named: Named sets text in the system's font: the font family"
          + " \"Noto Sans\" is not there"))
    #expect(result.output.contains("Named.svg"))
    #expect(result.output.contains("Plain.svg"))
  }
}
