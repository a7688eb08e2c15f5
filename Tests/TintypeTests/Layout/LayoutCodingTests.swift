import Foundation
import Testing

@testable import Tintype

/// A layout is its own JSON: what is written is read back equal.
@MainActor
@Suite struct LayoutCodingTests {
  private func decoded<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func aLayoutIsReadBackEqual() throws {
    let renderer = ImageRenderer(
      content: VStack {
        HStack {
          Text("Two lines of it, مرحبا").frame(width: 90); Color.red; Spacer()
        }
        .accessibilityIdentifier("row")
        Color.blue.blur(radius: 2).rotationEffect(.degrees(30)).layoutPriority(-1)
      })
    renderer.proposedSize = ProposedViewSize(width: 200, height: nil)
    let layout = renderer.layout()
    #expect(layout.nodes(kind: "Text").first?.lines.count ?? 0 > 1)
    #expect(layout.nodes(kind: "HStack").first?.distribution?.proposals.count == 3)
    #expect(try decoded(layout) == layout)
    #expect(try JSONDecoder().decode(LayoutSnapshot.self, from: layout.jsonData()) == layout)
  }

  private func nested(_ levels: Int) -> LayoutSnapshot {
    var node = LayoutNode(kind: "Color", frame: .zero, proposal: .unspecified)
    for _ in 1..<levels {
      node = LayoutNode(
        kind: "padding", frame: .zero, proposal: .unspecified, children: [node])
    }
    return LayoutSnapshot(size: .zero, root: node, evaluations: levels, diagnostics: [])
  }

  @Test(arguments: [1, 2, 250])
  func aLayoutOfModerateDepthIsWritten(levels: Int) throws {
    let layout = nested(levels)
    #expect(layout.root.levels == levels)
    #expect(try JSONDecoder().decode(LayoutSnapshot.self, from: layout.jsonData()) == layout)
  }

  @Test(arguments: [256, 257, 2000])
  func aLayoutThatIsTooDeepForJSONSaysSo(levels: Int) {
    let layout = nested(levels)
    #expect(throws: LayoutDepthError(levels: levels)) { try layout.jsonData() }
    #expect(LayoutDepthError(levels: levels).description.contains("\(levels) levels"))
  }

  @Test func infinityAndNothingAreReadBackEqual() throws {
    let node = LayoutNode(
      kind: "frame",
      frame: CGRect(x: -1.5, y: -CGFloat.infinity, width: CGFloat.infinity, height: 0),
      proposal: ProposedViewSize(width: nil, height: .infinity),
      queries: [
        LayoutQuery(proposal: .unspecified, size: CGSize(width: 0.1, height: CGFloat.infinity)),
        LayoutQuery(
          proposal: ProposedViewSize(width: 3, height: nil), size: CGSize(width: 3, height: 0),
          axis: .horizontal),
      ],
      distribution: LayoutDistribution(
        axis: .vertical, proposed: nil, gaps: 8,
        proposals: [
          LayoutDistribution.ChildProposal(
            child: 0, proposed: .infinity, taken: .infinity, priority: -.infinity,
            flexibility: .infinity),
          LayoutDistribution.ChildProposal(child: 1, proposed: nil, taken: 1),
        ]),
      inkFrame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let snapshot = LayoutSnapshot(
      size: CGSize(width: CGFloat.infinity, height: 0), root: node, evaluations: 3,
      diagnostics: [LayoutDiagnostic(path: "frame", message: "has no end")])
    #expect(try decoded(snapshot) == snapshot)
  }

  @Test func aQuestionNamesItsAxisOnlyWhereItHasOne() throws {
    var query = LayoutQuery(
      proposal: ProposedViewSize(width: nil, height: .infinity), size: CGSize(width: 4, height: 5))
    #expect(
      try json(query) == #"{"height":5,"proposal":{"height":"inf","width":null},"width":4}"#)
    query.axis = .vertical
    #expect(try json(query).contains(#""axis":"vertical""#))
    #expect(try decoded(query) == query)
  }

  @Test(arguments: [1.5, -.infinity, .infinity, 0, 0.1 + 0.2])
  func lengthsSurviveJSON(points: Double) throws {
    #expect(try decoded([LayoutLength(points)]) == [LayoutLength(points)])
  }

  @Test func nanSurvivesCodingAndOtherStringsDoNot() throws {
    #expect(try decoded([LayoutLength(.nan)])[0].points.isNaN)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([LayoutLength].self, from: Data(#"["infinite"]"#.utf8))
    }
  }

  @Test func everyPartOfALayoutCounts() {
    let line = LayoutTextLine(
      text: "a", range: 0..<1, x: 0, baseline: 9, width: 5, ascent: 9, descent: 3,
      runs: [
        LayoutTextRun(
          font: "Inter", fontDigest: "d", size: 9, text: "a", range: 0..<1, x: 0, baseline: 9,
          advance: 5)
      ])
    let node = LayoutNode(kind: "Text", frame: .zero, proposal: .unspecified, textLines: [line])
    #expect(node.lines == ["a"])
    let changes: [(inout LayoutNode) -> Void] = [
      { $0.kind = "b" }, { $0.identifier = "b" }, { $0.frame.origin.x = 1 },
      { $0.proposal.width = .infinity },
      { $0.queries = [LayoutQuery(proposal: .unspecified, size: .zero)] },
      { $0.textLines[0].runs[0].direction = .rightToLeft }, { $0.textLines[0].width = 6 },
      { $0.children = [$0] }, { $0.owner = "Card" },
      {
        $0.distribution = LayoutDistribution(axis: .vertical, proposed: 1, gaps: 0, proposals: [])
      },
      { $0.inkFrame = .zero }, { $0.values = ["color": "#FFFFFF"] },
      { $0.accessibility = AccessibilityProperties() },
    ]
    for (index, change) in changes.enumerated() {
      var other = node
      change(&other)
      #expect(other != node, "change \(index)")
    }
    // Two changes are of texts, and authorship counts for nothing: a new property needs a change above.
    #expect(Mirror(reflecting: node).children.count == changes.count)
  }
}
