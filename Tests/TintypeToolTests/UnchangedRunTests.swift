import Foundation
import Testing

/// A run after which nothing changed writes nothing; whatever changes is seen by the next.
@Suite struct UnchangedRunTests {
  private let tool: ToolProcess
  private static let picture = "Images/card@3x.png"

  init() throws {
    tool = try ToolProcess()
    try tool.drawLightPixels()
    // The folders above, which others work in, are none of the project.
    try tool.write("", to: "App.xcodeproj/project.pbxproj")
    try tool.write(Self.page("Card"), to: "Page.md")
    try tool.write(Self.drawing, to: "Images/dot.svg")
  }

  private static func page(_ text: String) -> String {
    "```swift name=card\nHStack { Text(\"\(text)\"); Image(\"dot\") }\n```\n"
  }

  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0H8V8H0Z"/></svg>
    """

  private func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: tool.folder.appending(path: path))
  }

  private func alter(_ path: String) throws {
    var data = try #require(tool.contents(path))
    data[data.count / 2] ^= 0x20
    try data.write(to: tool.folder.appending(path: path))
  }

  /// How many pictures `docs build` writes, and how many it leaves.
  private func build() throws -> (written: Int, current: Int) {
    let result = try tool.run("docs", "build", "--update")
    #expect(result.status == 0, "\(result.errors)")
    let counts = try #require(
      result.output.firstMatch(of: /(\d+) written, (\d+) unchanged\./), "\(result.output)")
    return (try #require(Int(counts.1)), try #require(Int(counts.2)))
  }

  @Test func docsBuildSeesEachChange() throws {
    defer { tool.remove() }
    #expect(try build() == (1, 0))
    let changes: [(name: String, written: Int, current: Int, make: () throws -> Void)] = [
      ("the code", 1, 0, { try tool.write(Self.page("Other"), to: "Page.md") }),
      ("a page of the same length", 1, 0, { try tool.write(Self.page("Othor"), to: "Page.md") }),
      ("a new page", 1, 1, { try tool.write("```swift\nText(\"New\")\n```\n", to: "New.md") }),
      ("a page that is gone", 0, 1, { try remove("New.md") }),
      (
        "an image", 1, 0,
        { try tool.write(Self.drawing.replacing("H8", with: "H4"), to: "Images/dot.svg") }
      ),
      ("a picture that is gone", 1, 0, { try remove(Self.picture) }),
      ("an altered picture", 1, 0, { try alter(Self.picture) }),
      (
        "settings", 1, 0,
        { try tool.write("format: png\nappearance: light\nscale: 4\n", to: "tintype.yml") }
      ),
    ]
    for change in changes {
      try change.make()
      #expect(try build() == (change.written, change.current), "\(change.name)")
      #expect(try build() == (0, change.written + change.current), "\(change.name)")
    }
  }

  @Test func renderSeesEachChange() throws {
    defer { tool.remove() }
    let out = "../out/card.png"
    func render() throws -> Data {
      let result = try tool.run("render", "Page.md", "-o", "../out", "--format", "png")
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.contains("card.png  "))
      return try #require(tool.contents(out))
    }
    let first = try render()
    #expect(try render() == first)
    try remove(out)
    #expect(try render() == first)
    try alter(out)
    #expect(try render() == first)
    try tool.write(Self.page("Other"), to: "Page.md")
    let second = try render()
    #expect(second != first)
    try tool.write(Self.drawing.replacing("H8", with: "H4"), to: "Images/dot.svg")
    #expect(try render() != second)
  }
}
