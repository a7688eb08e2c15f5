import Foundation
import Testing

/// What the pictures depend on: images, devices, appearance, scale.
@Suite struct PictureTests {
  private let tool: ToolProcess

  init() throws {
    tool = try ToolProcess()
  }

  /// The sizes in pixels that `render --json` reports, by name.
  private func sizes(_ result: ToolProcess.Result) throws -> [String: [Int]] {
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let views = try #require(document["views"] as? [[String: Any]])
    var sizes: [String: [Int]] = [:]
    for view in views {
      let name = try #require(view["name"] as? String)
      let pixels = try #require(view["pixels"] as? [String: Int])
      sizes[name] = [pixels["width"] ?? 0, pixels["height"] ?? 0]
    }
    return sizes
  }

  private func drawTile(width: Int) throws {
    try tool.write(
      "struct Tile: View { var body: some View { Color.red.frame(width: \(width), height: 8) } }",
      to: "Tile.swift")
    let result = try tool.run(
      "render", "Tile.swift", "-o", "docs/Images", "--format", "png", "--size", "\(width)x8")
    #expect(result.errors == "")
  }

  @Test func imagesAreLookedUpBesideTheInput() throws {
    defer { tool.remove() }
    try drawTile(width: 12)
    try tool.write(
      "```swift padding=0\nImage(\"Tile\")\n```\n\n```swift\nImage(\"absent\")\n```\n",
      to: "docs/a.md")
    let compiler = try tool.countingCompiler()
    let environment = ["TINTYPE_SWIFTC": compiler.path]
    let first = try tool.run("render", "docs/a.md", "--json", environment: environment)
    // What would be nothing at all is a tile that says what is missing.
    #expect(first.status == 0)
    #expect(
      first.errors.hasPrefix("docs/a.md:6: warning: a-02 draws a dashed tile for the image "))
    #expect(first.errors.contains("absent"))
    #expect(try sizes(first)["a-01"] == [72, 48])
    // Another image makes another picture, and takes no compiler.
    try drawTile(width: 20)
    let second = try tool.run("render", "docs/a.md", "--json", environment: environment)
    #expect(compiler.count() == 1)
    #expect(try sizes(second)["a-01"] == [120, 48])
  }

  @Test func imageThatIsNone() throws {
    defer { tool.remove() }
    try tool.write("no picture", to: "broken.png")
    try tool.write("```swift\nImage(\"broken\")\n```\n```swift\nText(\"a\")\n```\n", to: "a.md")
    let result = try tool.run("render", "a.md", "--format", "svg")
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("a.md:2: warning: a-01 draws a dashed tile for the image "))
    #expect(result.errors.contains("broken.png"))
    #expect(tool.names(in: "out") == ["a-01.svg", "a-02.svg"])
    let strict = try tool.run("render", "a.md", "--format", "svg", "--strict", "-o", "strict")
    #expect(strict.status == 1)
    #expect(strict.errors.hasPrefix("a.md:2: error: a-01: "))
    #expect(tool.names(in: "strict") == ["a-02.svg"])
  }

  @Test func deviceScaleAndSize() throws {
    defer { tool.remove() }
    let article = """
      ```swift id=phone device=iPhoneSE
      Color.red
      ```
      ```swift id=own
      Color.red
      ```
      ```swift id=fixed size=30x20 scale=1
      Color.red
      ```
      """
    try tool.write(article, to: "a.md")
    let result = try tool.run("render", "a.md", "--json", "--size", "50x", "--scale", "3")
    #expect(result.errors == "")
    #expect(
      try sizes(result) == ["phone": [1125, 2001], "own": [150, 30], "fixed": [30, 20]])
    let plain = try tool.run("render", "a.md", "--json")
    #expect(try sizes(plain)["phone"] == [750, 1334])
  }

  @Test func appearanceAndBordersChangeThePicture() throws {
    defer { tool.remove() }
    try tool.write("Text(\"a\").padding(4)", to: "A.swift")
    var pictures: Set<Data> = []
    for options in [["--appearance", "light"], ["--appearance", "dark"], ["--format", "svg"]] {
      #expect(try tool.run("render", "A.swift", options[0], options[1]).status == 0)
      pictures.insert(try #require(tool.contents("out/A.svg")))
    }
    // Light is what a view has by itself.
    #expect(pictures.count == 2)
    #expect(try tool.run("render", "A.swift", "--borders").status == 0)
    pictures.insert(try #require(tool.contents("out/A.svg")))
    #expect(pictures.count == 3)
  }

  @Test func viewWithoutSize() throws {
    defer { tool.remove() }
    let source = """
      struct Endless: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: CGFloat.infinity, height: 10)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          subviews[0].place(at: .zero, proposal: .zero)
        }
      }
      struct Far: View { var body: some View { Endless { Text("a") } } }
      struct Near: View { var body: some View { Text("a") } }
      """
    try tool.write(source, to: "A.swift")
    let result = try tool.run("render", "A.swift", "--format", "svg")
    #expect(result.status == 0)
    #expect(
      result.errors.contains("A.swift:11: warning: Far: Endless (Far) is without end wide"))
    #expect(tool.names(in: "out") == ["Far.svg", "Near.svg"])
    // What was asked to be as large as it likes has no picture where it has no end.
    let requested = try tool.run("render", "A.swift", "--size", "x10", "-o", "asked")
    #expect(requested.status == 1)
    #expect(requested.errors.contains("A.swift:11: error: Far: "))
    let inspected = try tool.run("inspect", "A.swift", "--json")
    #expect(inspected.output.contains("\"width\" : \"inf\""))
  }
}
