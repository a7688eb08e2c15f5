import Testing
import TintypeDrawing

@testable import Tintype

/// Explanations as trees.
@MainActor
@Suite struct ExplanationTreeTests {
  private struct Card: View {
    var body: some View {
      HStack {
        Color.red.frame(width: 40)
        Text("Title").padding(4)
      }
      .padding(8)
      .background(.yellow)
    }
  }

  private func outline(_ levels: Int = 8) throws -> ExplanationOutline {
    let renderer = ImageRenderer(content: Card())
    renderer.proposedSize = ProposedViewSize(width: 200, height: 80)
    var options = ExplanationOptions()
    options.form = .tree
    return try ExplanationOutline(
      renderer.settleForLayout().layout(tellsDetails: true).root, options, levels: levels)
  }

  @Test func aNodeStandsForEachViewThatChangesSomething() throws {
    let rows = try outline().rows
    #expect(
      rows.map(\.title) == [
        "Card › padding 8", "HStack", "frame width 40", "Color red",
        "padding 4",
        "Text “Title”",
      ])
    #expect(rows.map(\.parent) == [nil, 0, 1, 2, 1, 4])
    #expect(try outline(2).rows.count == 2 && outline(2).hidden == 4)
  }

  @Test func aWideTreeShowsItsFirstViews() throws {
    var options = ExplanationOptions()
    options.form = .tree
    let row = HStack { ForEach(0..<40) { Text(verbatim: "View \($0)") } }
    let renderer = ImageRenderer(content: row)
    renderer.proposedSize = ProposedViewSize(width: 400, height: 80)
    let list = try renderer.settleForLayout().explanationDisplayList(options)
    let file = String(decoding: try renderer.settle().data(.svg, of: list), as: UTF8.self)
    #expect(list.size.width <= ExplanationTree.widthLimit)
    #expect(file.contains("reveal-F\"") && !file.contains("reveal-T\""))
  }

  @Test func bothSidesAreSeenTogetherInFilesOfVectors() throws {
    let renderer = ImageRenderer(content: Card())
    var options = ExplanationOptions()
    options.form = .tree
    let picture = renderer.settleForLayout()
    let list = try picture.explanationDisplayList(options)
    let file = String(decoding: try picture.data(.svg, of: list), as: UTF8.self)
    #expect(file.components(separatedBy: "class=\"reveal-B\" opacity=\"0\"").count == 3)
    #expect(file.contains("svg:has(.reveal-B:hover) .reveal-B{opacity:1}"))
  }
}
