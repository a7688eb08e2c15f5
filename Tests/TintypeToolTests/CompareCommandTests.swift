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

  private func git(_ arguments: [String]) throws {
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments =
      ["git", "-c", "user.name=t", "-c", "user.email=t@localhost", "-C", tool.folder.path]
      + arguments
    try git.run()
    git.waitUntilExit()
    try #require(git.terminationStatus == 0)
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

  /// What both need stands in other files of their package, one of them in another module.
  @Test func versionsOfAFileAreComparedWithTheirPackage() throws {
    defer { tool.remove() }
    try tool.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App", targets: [.target(name: "Kit"), .target(name: "App", dependencies: ["Kit"])])
      """, to: "Package.swift")
    try tool.write(
      """
      import SwiftUI
      public struct Badge: View {
        public init() {}
        public var body: some View { Text("New").padding(inset) }
      }
      private let inset: CGFloat = 6
      """, to: "Sources/Kit/Badge.swift")
    try tool.write(
      """
      import SwiftUI
      private let inset: CGFloat = 9
      struct Title: View { var body: some View { Text("Lake").padding(inset) } }
      """,
      to: "Sources/App/Title.swift")
    func write(_ spacing: Int) throws {
      try tool.write(
        """
        import SwiftUI
        import Kit
        struct Card: View { var body: some View { HStack(spacing: \(spacing)) { Title(); Badge() } } }
        """, to: "Sources/App/Card.swift")
    }
    try write(8)
    for arguments in [["init", "-q"], ["add", "."], ["commit", "-qm", "one"]] {
      try git(arguments)
    }
    try write(20)
    let path = "Sources/App/Card.swift"
    let result = try tool.run("compare", "HEAD:\(path)", path, "--format", "svg")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("spacing 8 → 20 in Card"), "\(result.output)")
  }

  /// Both files declare the same names.
  @Test func twoVersionsAreCompared() throws {
    defer { tool.remove() }
    try tool.write(Self.card(8), to: "Card.swift")
    for arguments in [["init", "-q"], ["add", "Card.swift"], ["commit", "-qm", "one"]] {
      try git(arguments)
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
