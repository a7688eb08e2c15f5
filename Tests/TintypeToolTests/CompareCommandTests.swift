import Foundation
import Testing
import TintypeTestSupport

/// `tintype compare` and fences that name another one, from the outside.
@Suite struct CompareCommandTests {
  private let tool: ToolProcess

  init() throws {
    tool = try ToolProcess()
  }

  private static let tags = """
    import SwiftUI
    #Preview("Padding first") { Text("Limited").padding(8).background(.yellow) }
    #Preview("Background first") { Text("Limited").background(.yellow).padding(8) }
    """

  private static func card(_ spacing: Int) -> String {
    """
    import SwiftUI
    struct Card: View {
      var body: some View {
        HStack(spacing: \(spacing)) {
          Text("Left")
          Text("Right")
        }
      }
    }
    """
  }

  @Test func twoOrdersOfModifiersStandSideBySide() throws {
    defer { tool.remove() }
    try tool.write(Self.tags, to: "Tag.swift")
    let result = try tool.run(
      "compare", "Tag.swift:Padding first", "Tag.swift:Background first", "--format", "svg",
      "--appearance", "both")
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output.contains(
        "order of modifiers padding, background → background, padding in Text \"Limited\"\n"))
    let names = tool.names(in: "out")
    #expect(names == ["Background-first.svg", "Background-first~dark.svg"])
    let picture = String(
      decoding: try #require(tool.contents("out/Background-first.svg")), as: UTF8.self)
    #expect(picture.contains("Padding first and Background first side by side: order of modifiers"))
    let typo = try tool.run("compare", "Tag.swift:Paddin first", "Tag.swift:Background first")
    #expect(typo.status == 66)
    #expect(typo.errors.contains("no view 'Paddin first'; did you mean 'Padding first'?"))
    let missing = try tool.run("compare", "Tag.swift", "Nothing.swift")
    #expect(missing.status == 66)
    #expect(missing.errors.contains("There is no file 'Nothing.swift'"))
  }

  /// Both files declare the same names.
  @Test func twoVersionsAreCompared() throws {
    defer { tool.remove() }
    try tool.write(Self.card(8), to: "Card.swift")
    for arguments in [["init", "-q"], ["add", "Card.swift"], ["commit", "-qm", "one"]] {
      let git = try Process.run(
        URL(filePath: "/usr/bin/env"),
        arguments: [
          "git", "-c", "user.name=t", "-c", "user.email=t@localhost", "-C", tool.folder.path,
        ] + arguments)
      git.waitUntilExit()
      try #require(git.terminationStatus == 0)
    }
    try tool.write(Self.card(20), to: "Card.swift")
    let result = try tool.run("compare", "HEAD:Card.swift", "Card.swift", "--json")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains(#""detail" : "HStack spacing 8 → 20""#), "\(result.output)")
    #expect(result.output.contains(#""view" : "Card""#))
    let same = try tool.run("compare", "Card.swift", "Card.swift")
    #expect(same.output.hasSuffix("Both have the same layout.\n"))
  }

  @Test func aFenceNamesAnother() throws {
    defer { tool.remove() }
    let page = """
      ```swift name=before size=200x60
      HStack(spacing: 4) { Text("Left"); Text("Right") }
      ```

      ```swift name=after size=200x60 compare=before
      HStack(spacing: 24) { Text("Left"); Text("Right") }
      ```

      ```swift name=lost size=200x60 compare=befor
      Text("Alone")
      ```
      """
    try tool.write(page, to: "Page.md")
    let first = try tool.run("render", "Page.md", "--format", "png")
    #expect(first.status == 1)
    #expect(
      first.errors.contains("Page.md:10: error: No view is called 'befor' to compare with;"))
    #expect(first.errors.contains("did you mean 'before'?"))
    let drawn = try #require(tool.contents("out/after.png"))
    // What it is compared with is a part of it.
    try tool.write(page.replacing("spacing: 4", with: "spacing: 5"), to: "Page.md")
    _ = try tool.run("render", "Page.md", "--format", "png")
    let again = try #require(tool.contents("out/after.png"))
    #expect(drawn != again)
  }
}
