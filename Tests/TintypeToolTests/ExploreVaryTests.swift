import Foundation
import Testing
import Tintype
import TintypeTestSupport

@testable import TintypeProgram

/// Pages in which readers change values in the code.
@MainActor @Suite(.serialized) struct ExploreVaryTests {
  // MARK: The data

  private static var values = (spacing: 0.0, padding: 0.0, alignment: VerticalAlignment.center)

  private struct Card: View {
    let values = ExploreVaryTests.values
    var body: some View {
      HStack(alignment: values.alignment, spacing: values.spacing) {
        Image(systemName: "star.fill").foregroundStyle(.orange)
        Text("A title that wraps where there is little room").layoutPriority(1)
        Text("12 %")
      }
      .padding(values.padding)
      .frame(width: 220)
    }
  }

  private static func parameter(_ name: String, _ count: Int, slot: Int) -> ExplorationParameter {
    let labels = (0..<count).map { "\(2 * $0)" }
    return ExplorationParameter(
      name: name, isRange: count > 3, labels: labels, texts: labels, slot: slot,
      choices: Array(0..<count), start: 0)
  }

  private static func drawing(
    _ counts: [Int], appearances: [String] = ["light", "dark"]
  ) -> ExplorationDrawing<Card> {
    var exploration = Exploration()
    exploration.parameters = zip(["spacing", "padding", "alignment"], counts).enumerated().map {
      parameter($1.0, $1.1, slot: $0)
    }
    exploration.code = "HStack(spacing: \u{84}0\u{84})"
    exploration.appearances = appearances
    var drawing = ExplorationDrawing(exploration: exploration, proposal: .unspecified) { variant in
      let renderer = ImageRenderer(content: Card())
      renderer.environment.colorScheme = variant.appearance == "dark" ? .dark : .light
      renderer.scale = 2
      return renderer
    }
    drawing.choose = choose
    return drawing
  }

  private static func choose(_ choices: [Int: Int]) {
    values = (
      2 * Double(choices[0] ?? 0), 2 * Double(choices[1] ?? 0),
      [.center, .top, .bottom][choices[2] ?? 0]
    )
  }

  /// The measure of the whole: three parameters of 20 values, 8,000 layouts, are at most 300 kB.
  @Test func combinationsAreStoredAsDifferences() throws {
    let drawing = Self.drawing([20, 20, 3], appearances: ["light"])
    var drawn = 0
    var counting = drawing
    counting.progress = {
      drawn = max(drawn, $0); #expect($1 == 1200)
    }
    let result = try counting.page(titled: "Card")
    #expect(drawing.exploration.layouts == 1200 && drawn == 1200)
    #expect(result.page.count < 60_000, "\(result.page.count)")
    #expect(result.diagnostics.isEmpty)
  }

  @Test func tooManyCombinationsAreRefused() {
    var exploration = Self.drawing([20, 20, 20]).exploration
    #expect(exploration.layouts == 8000 && exploration.excess == nil)
    exploration.dynamicTypes = ["large", "xLarge"]
    #expect(exploration.excess?.contains("16000 layouts, more than 8000") == true)
  }

  @Test func aParameterThatChangesNothingIsReported() throws {
    var drawing = Self.drawing([3, 2], appearances: ["light"])
    drawing.choose = { Self.choose([0: $0[0] ?? 0]) }
    let result = try drawing.page(titled: "Card")
    #expect(result.diagnostics == ["no value of 'padding' changes anything"])
  }

  @Test(.enabled(if: Browser.program != nil)) func theScriptMakesEveryCombination() throws {
    let result = try Self.drawing([3, 5, 3]).page(titled: "Card")
    let folder = try TemporaryFolder()
    let file = folder.appending("card.html")
    try result.page.write(to: file)
    let page = try Browser(try #require(Browser.program), address: file.absoluteString)
    let figure = "document.querySelector('.tintype-explore')"
    try page.wait(for: "\(figure).dataset.state === 'ready'")
    var outlines = ExplorationIndex()
    for spacing in 0..<3 {
      for alignment in 0..<3 {
        for appearance in ["light", "dark"] {
          for padding in 0..<5 {
            Self.choose([0: spacing, 1: padding, 2: alignment])
            let renderer = ImageRenderer(content: Card())
            renderer.svgOptions = Exploration.svgOptions
            renderer.environment.colorScheme = appearance == "dark" ? .dark : .light
            renderer.scale = 2
            let picture = renderer.settle()
            let data = try picture.data(.svg, of: picture.displayList(for: .pdf))
            let expected = ExplorationFrame(data, &outlines).lines
              .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
            let found = try page.value(
              "\(figure).tintype.frame(0, 0, 0, \(appearance == "dark"), [\(spacing), \(padding), \(alignment)])"
                + ".markup.join('\\n')")
            #expect(found == expected)
          }
        }
      }
    }
  }

  // MARK: The command

  private static let card = """
    import SwiftUI
    struct Card: View {
      var spacing: CGFloat = 8
      var body: some View {
        HStack(alignment: .center, spacing: spacing) {
          Text("A name").padding(4).background(.yellow)
          Text("12:30\\nnow")
        }
      }
    }

    """

  private func tool(_ text: String, _ name: String) throws -> ToolProcess {
    let tool = try ToolProcess()
    try tool.write(text, to: name)
    return tool
  }

  @Test(.enabled(if: Browser.program != nil)) func aReaderChangesTheCode() throws {
    let tool = try tool(Self.card, "Card.swift")
    defer { tool.remove() }
    let result = try tool.run(
      "explore", "Card.swift", "--vary",
      "spacing: 0...40, alignment: top|center|bottom, modifiers: padding,background | background,padding",
      "-o", "card.html")
    #expect(result.status == 0 && result.output.contains("  66 layouts"), "\(result.errors)")
    let file = tool.folder.appending(path: "card.html")
    let page = try Browser(try #require(Browser.program), address: file.absoluteString)
    let figure = "document.querySelector('.tintype-explore')"
    try page.resize(width: 320, height: 640)
    try page.wait(for: "\(figure).dataset.state === 'ready'")
    try page.wait(
      for: "document.documentElement.scrollWidth === document.documentElement.clientWidth")
    let code = "\(figure).querySelector('.tx-code').textContent"
    #expect(try page.value(code).contains("spacing: CGFloat = 8\n"))
    #expect(try !page.value(code).contains("import"))
    let width = "\(figure).querySelector('.tx-drawing').width.baseVal.value"
    let before = try Double(page.value(width)) ?? 0

    // The slider begins with what the code has; a key makes it the next.
    try page.press("Tab")
    #expect(try page.value("document.activeElement.getAttribute('aria-valuetext')") == "8")
    try page.press("ArrowRight")
    #expect(try page.value(code).contains("spacing: CGFloat = 12\n"))
    #expect(try Double(page.value(width)) == before + 4)
    // Buttons of one choice are one stop.
    try page.press("Tab")
    #expect(try page.value("document.activeElement.parentElement.textContent") == "center")
    try page.press("ArrowRight")
    #expect(try page.value(code).contains("alignment: .bottom,"))
    try page.press("Tab")
    try page.press("ArrowRight")
    #expect(try page.value(code).contains("Text(\"A name\").background(.yellow).padding(4)\n"))
    let tree = "\(figure).querySelector('.tx-tree').textContent"
    #expect(try page.value(tree).contains("padding 4"))
    #expect(
      try page.value(
        "[...\(figure).querySelectorAll('.tx-code mark')].map(m => m.textContent).join('|')")
        == "12|.bottom|.background(.yellow).padding(4)")
  }

  /// A picture beside the page, and the same view in another fence, have what stands in the code.
  @Test func aFenceVariesWhatItNeeds() throws {
    let tool = try tool(
      """
      ```swift norender
      let gap: CGFloat = 10
      struct Pair: View {
        var body: some View { HStack(spacing: gap) { Text("a"); Text("b") } }
      }
      ```

      ```swift name=varied vary="gap: 0|10|30, padding: 0...8" explore=width:1...400
      Pair()
        .padding(4)
      ```

      ```swift name=plain size=300x
      Pair()
      ```

      """, "p.md")
    defer { tool.remove() }
    let result = try tool.run("render", "p.md", "--format", "svg", "-o", "out")
    #expect(result.status == 1 && result.errors.contains("layouts, more than"), "\(result.errors)")
    let text = String(decoding: try #require(tool.contents("p.md")), as: UTF8.self)
    try tool.write(text.replacing("width:1...400", with: "\"width:40...80 step:10\""), to: "p.md")
    let again = try tool.run("render", "p.md", "--format", "svg", "-o", "out")
    #expect(again.status == 0, "\(again.errors)")
    #expect(tool.names(in: "out") == ["plain.svg", "varied.html", "varied.svg"])
    // The command makes the pages that fences ask for.
    let pages = try tool.run("explore", "p.md", "-o", "pages")
    #expect(pages.status == 0 && tool.names(in: "pages") == ["varied.html"], "\(pages.errors)")
    try tool.write("```swift\nText(\"a\")\n```\n", to: "q.md")
    let none = try tool.run("explore", "q.md", "-o", "pages")
    #expect(none.status == 64 && none.errors.contains("No fence here says"), "\(none.errors)")
  }

  @Test(arguments: [
    ("gap: 0|1", "Card.swift:2: error: The code has no 'gap'"),
    (
      "alignment: top|middle",
      "Card.swift:5:26: error: type 'VerticalAlignment' has no member 'middle'"
    ),
  ])
  func whatIsWrongNamesItsLine(vary: String, reason: String) throws {
    let tool = try tool(Self.card, "Card.swift")
    defer { tool.remove() }
    let result = try tool.run("explore", "Card.swift", "--vary", vary)
    #expect(result.status == 1 && result.errors.contains("Card.swift:"), "\(result.errors)")
    #expect(result.errors.contains(reason.split(separator: "error: ")[1]), "\(result.errors)")
  }
}
