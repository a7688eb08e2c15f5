import Foundation
import Testing

/// Previews of Swift files from the outside: which pictures they make, and how large.
@Suite struct PreviewRenderingTests {
  private let tool: ToolProcess

  init() throws { tool = try ToolProcess() }

  private func sizes(_ output: String) -> [String] {
    output.split(separator: "\n").map { line in
      let fields = line.split(separator: " ")
      return "\(fields[0].dropFirst(4)) \(fields[1]) \(fields[3])"
    }
  }

  @Test func previewsStandOnAScreen() throws {
    defer { tool.remove() }
    try tool.write(
      """
      import SwiftUI
      struct Card: View { var body: some View { Color.red.frame(width: 100, height: 50) } }
      #Preview("Small") { Card() }
      #Preview("Screen", traits: .landscapeLeft) { NavigationStack { Card() } }
      #Preview("Fixed", traits: .fixedLayout(width: 80, height: 40)) {
        @Previewable @State var color = Color.blue
        color
      }
      #Preview("Fits", traits: .sizeThatFitsLayout) { Card() }
      #Preview("Long") { Card().frame(height: 20_000) }
      #Preview("Blank") { EmptyView() }
      """, to: "Card.swift")
    let result = try tool.run("render", "Card.swift", "--format", "png")
    #expect(
      sizes(result.output) == [
        "Small.png 132 82", "Screen.png 874 402", "Fixed.png 80 40", "Fits.png 100 50",
        "Long.png 402 874", "Blank.png 402 874",
      ])
    #expect(result.errors.contains("Card.swift:10: warning: Long: frame is 20000 points high"))
    #expect(result.status == 0)
  }

  /// A fence is drawn as the same code in a file is: screens, what is as large as it is, what fills one side, and what
  /// is not there.
  @Test func aFenceIsDrawnAsAFileIs() throws {
    defer { tool.remove() }
    let bodies = [
      "TabView { Tab(\"Home\", systemImage: \"house\") { Text(\"Home\") } }",
      "NavigationStack { List { Text(\"Blue\") }.navigationTitle(\"Colors\") }",
      "Rectangle().fill(.orange)", "Circle().frame(height: 40)", "Text(\"Hello\")",
      "Text(\"Hello\").frame(maxWidth: .infinity)", "Image(\"absent\")",
      "HStack { Text(\"Beside\"); Image(\"absent\") }",
    ]
    let views = bodies.enumerated().map {
      "struct View\($0): View { var body: some View { \($1) } }"
    }
    try tool.write("import SwiftUI\n" + views.joined(separator: "\n"), to: "Views.swift")
    try tool.write(
      "# Views\n\n"
        + zip(bodies, bodies.indices).map { "```swift name=View\($1)\n\($0)\n```" }
        .joined(separator: "\n\n"), to: "views.md")
    let file = try tool.run("render", "Views.swift", "--format", "png", "-o", "file")
    let page = try tool.run("render", "views.md", "--format", "png", "-o", "page")
    #expect(page.output.replacing("page/", with: "file/") == file.output, "\(page.errors)")
    for index in bodies.indices {
      let name = "View\(index).png"
      #expect(tool.contents("page/\(name)") == tool.contents("file/\(name)"), "\(bodies[index])")
    }
    #expect(tool.names(in: "page").count == bodies.count)
  }

  @Test func aProviderHasAPictureForEachOfItsViews() throws {
    defer { tool.remove() }
    try tool.write(
      """
      import SwiftUI
      struct Card: View { var body: some View { Color.red.frame(width: 100, height: 50) } }
      struct Pair: View { var body: some View { Card(); Card() } }
      struct Card_Previews: PreviewProvider {
        static var previews: some View {
          Card().previewDisplayName("Plain")
          Pair().previewDisplayName("Pair").previewLayout(.sizeThatFits)
          Group { Card(); Card() }.previewLayout(.sizeThatFits)
          Card().ignoresSafeArea().previewDevice("iPhone SE (3rd generation)")
        }
      }
      """, to: "Card.swift")
    let result = try tool.run("render", "Card.swift", "--format", "png")
    #expect(
      sizes(result.output) == [
        "Card-Plain.png 132 82", "Card-Pair.png 100 108", "Card-3.png 100 50",
        "Card-4.png 100 50", "Card-5.png 375 667",
      ])
  }

  /// What one of several previews prefers is not said of the others.
  @Test func previewsKeepTheirAppearances() throws {
    defer { tool.remove() }
    try tool.write(
      """
      import SwiftUI
      struct Card: View { var body: some View { Color.primary.frame(width: 10, height: 10) } }
      struct Card_Previews: PreviewProvider {
        static var previews: some View {
          Card()
          Card().preferredColorScheme(.dark)
          ForEach(ColorScheme.allCases, id: \\.self) { Card().preferredColorScheme($0) }
        }
      }
      """, to: "Card.swift")
    #expect(try tool.run("render", "Card.swift", "--format", "png").status == 0)
    let pictures = (1...4).map { tool.contents("out/Card-\($0).png") }
    #expect(pictures[0] != nil && pictures[0] != pictures[1])
    #expect(Set(pictures) == [pictures[0], pictures[1]])
    #expect(pictures[2] != pictures[3])
  }

  @Test func twoPreviewsOfOneNameHaveAPictureEach() throws {
    defer { tool.remove() }
    try tool.write(
      """
      import SwiftUI
      #Preview("Same") { Color.red.frame(width: 5, height: 5) }
      #Preview("Same") { Color.blue.frame(width: 9, height: 9) }
      """, to: "Two.swift")
    let result = try tool.run("render", "Two.swift", "--format", "png")
    #expect(result.status == 0)
    #expect(sizes(result.output) == ["Same.png 37 37", "Same-2.png 41 41"])
    #expect(
      result.errors.hasPrefix(
        "Two.swift:3: warning: The preview at Two.swift:2 is named \"Same\" as well"))
  }

  @Test func aPreviewThatFailsLosesOnlyItself() throws {
    defer { tool.remove() }
    try tool.write(
      """
      import SwiftUI
      struct Card: View { var body: some View { Color.red.frame(width: 100, height: 50) } }
      #Preview("Wrong") { Missing() }
      #Preview("Right") { Card() }
      struct Late: Error {}
      struct Failing: PreviewModifier {
        static func makeSharedContext() async throws -> Int { throw Late() }
        func body(content: Content, context: Int) -> some View { content }
      }
      #Preview("Throws", traits: .modifier(Failing())) { Card() }
      struct Shared: PreviewModifier {
        static func makeSharedContext() async throws -> CGFloat { await Task.yield(); return 7 }
        func body(content: Content, context: CGFloat) -> some View { content.padding(context) }
      }
      #Preview("Changed", traits: .modifier(Shared())) { Card() }
      """, to: "Card.swift")
    let result = try tool.run("render", "Card.swift", "--format", "png")
    #expect(
      sizes(result.output) == ["Right.png 132 82", "Changed.png 146 96"], "\(result.errors)")
    #expect(result.errors.contains("Card.swift:3:21: error: cannot find 'Missing' in scope"))
    #expect(result.errors.contains("Card.swift:10: error: Throws: Late()"))
    #expect(result.status == 1)
  }

  @Test func aModuleThatIsNotThereStopsOnlyWhatUsesIt() throws {
    defer { tool.remove() }
    try tool.write(
      """
      import CoreGraphics
      import MapKit
      import SwiftUI
      struct Card: View { var body: some View { Color.red.frame(width: 100, height: 50) } }
      #Preview { Card() }
      """, to: "app/Card.swift")
    try tool.write(
      "import GameKit\nimport SwiftUI\nstruct Board: View {\n  let player = GKPlayer()\n  var body: some View { Text(\"a\") }\n}",
      to: "app/Board.swift")
    let result = try tool.run("render", "app", "--format", "png")
    // Nothing but the property needs it.
    #expect(sizes(result.output) == ["Board.png 41 52.33", "Card.png 132 82"])
    #expect(result.errors.contains("Board.swift:4:16: warning: there is no 'GKPlayer' here"))
    #expect(result.status == 0)
  }

  /// Of a file what does not compile is left out, and what needs it; causes are said first.
  @Test func aFaultyTypeLeavesTheRestOfItsFile() throws {
    defer { tool.remove() }
    try tool.write(
      """
      import SwiftUI
      struct Rows: View { var body: some View { VStack { Card(); Faulty() } } }
      struct Faulty: View { var body: some View { Color.red.framed() } }
      struct Card: View { var body: some View { Color.red.frame(width: 100, height: 50) } }
      extension Card { var number: Int { "a" } }
      struct Number: View { var body: some View { Text("\\(Card().number)") } }
      #Preview("Faulty") { Faulty() }
      #Preview("Card") { Card() }
      """, to: "Card.swift")
    let result = try tool.run("render", "Card.swift", "--format", "png")
    #expect(sizes(result.output) == ["Card.png 132 82"])
    #expect(
      result.messages == [
        "Card.swift:5:36: error: cannot convert return expression of type 'String' to return type 'Int';"
          + " 'number' is left out, and views that do not call it are drawn",
        "Card.swift:3:55: error: value of type 'Color' has no member 'framed'; 1 preview waits for this",
        "Card.swift:2:60: error: this needs 'Faulty' of line 3, which does not compile",
      ])
    #expect(result.status == 1)
  }
}
