import Foundation
import Testing
import Tintype
import TintypeDrawing

/// What the engine says about how it came to a layout.
@MainActor
@Suite struct ExplainTests {
  private func renderer() -> ImageRenderer<some View> {
    let renderer = ImageRenderer(
      content: HStack(spacing: 10) {
        Color.red.frame(width: 100).accessibilityIdentifier("a \"quoted\" name")
        Color.green
        Color.blue.frame(minWidth: 50).layoutPriority(-1)
      })
    renderer.proposedSize = ProposedViewSize(width: 400, height: 80)
    return renderer
  }

  @Test func textNamesProposalsAndSizes() {
    let text = renderer().layout().explanation
    #expect(text.hasPrefix("HStack  x 0 y 0  400 x 80  proposed 400 x 80\n"))
    #expect(text.contains("│ divides 380 = 400 - 20 of gaps, keeps 50 for lower priorities:\n"))
    #expect(text.contains("proposed 165, takes 100\n"))
    #expect(text.contains("proposed 230, takes 230\n"))
    #expect(text.contains("priority -1, flexible by inf: proposed 50, takes 50\n"))
    // What is kept for lower priorities is taken by them: nothing is left and nothing is missing.
    #expect(!text.contains("left over"))
    #expect(!text.contains("too much"))
  }

  /// What draws long pictures asks for frames alone.
  @Test func aLayoutWithoutDetailsHasTheSameFrames() {
    let renderer = renderer()
    func nodes(_ layout: LayoutSnapshot) -> [LayoutNode] {
      var nodes: [LayoutNode] = []
      layout.root.visit { nodes.append($0) }
      return nodes
    }
    let reported = renderer.layout()
    #expect(nodes(reported).contains { !$0.queries.isEmpty && !$0.values.isEmpty })
    renderer.tellsDetails = false
    let brief = renderer.layout()
    #expect(nodes(brief).map(\.frame) == nodes(reported).map(\.frame))
    #expect(nodes(brief).map(\.title) == nodes(reported).map(\.title))
    #expect(nodes(brief).map(\.inkFrame) == nodes(reported).map(\.inkFrame))
    #expect(nodes(brief).allSatisfy { $0.queries.isEmpty && $0.values.isEmpty })
    #expect(brief.diagnostics == reported.diagnostics)
    #expect(brief.accessibilityElements == reported.accessibilityElements)
  }

  @Test func whatNobodyTookIsNamed() {
    func text(_ width: CGFloat) -> String {
      let renderer = ImageRenderer(
        content: HStack(spacing: 0) {
          Color.red.frame(width: 30)
          Color.blue.frame(width: 20)
        })
      renderer.proposedSize = ProposedViewSize(width: width, height: 10)
      return renderer.layout().explanation
    }
    #expect(text(60).contains("│ 10 left over\n"))
    #expect(text(44).contains("│ 6 too much\n"))
  }

  /// A stack that has nothing to divide proposes each child what it is proposed itself.
  @Test func stacksThatDivideNothingSaySoToo() {
    func text<Content: View>(_ content: Content, width: CGFloat? = nil) -> String {
      let renderer = ImageRenderer(content: content)
      renderer.proposedSize = ProposedViewSize(width: width, height: 10)
      return renderer.layout().explanation
    }
    let two = HStack(spacing: 8) {
      Color.red
      Color.blue.frame(width: 20)
    }
    let ideal = text(two)
    #expect(ideal.contains("│ proposes nil to each child; gaps take 8:\n"))
    #expect(ideal.contains("│ 1. Color 1: proposed nil, takes 10\n"))
    #expect(text(two, width: .infinity).contains("│ proposes inf to each child; gaps take 8:\n"))
    // One static child would take the stack's place.
    let one = text(HStack { ForEach(0..<1, id: \.self) { _ in Color.red.fixedSize() } }, width: 30)
    #expect(one.contains("│ divides 30 = 30 - 0 of gaps:\n"))
    #expect(one.contains("│ 1. fixedSize 1: proposed 30, takes 10\n"))
    #expect(one.contains("│ 20 left over\n"))
  }

  /// The axes of a color are apart, so that a stack asks it one length at a time; those of a text are
  /// not.
  @Test func aQuestionOnOneAxisIsShownAsSuch() throws {
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        Color.red
        Color.blue
        Text("A")
      })
    renderer.proposedSize = ProposedViewSize(width: 100, height: 50)
    let layout = renderer.layout()
    let colors = layout.nodes(kind: "Color")
    #expect(colors.count == 2)
    for color in colors {
      // Besides what it is placed with, which is a pair.
      #expect(color.probes.map(\.description) == ["width 0: 0", "width inf: inf"])
    }
    let text = try #require(layout.nodes(kind: "Text").first)
    #expect(!text.queries.isEmpty)
    #expect(text.queries.allSatisfy { $0.axis == nil })

    #expect(layout.explanation.contains("asked width 0: 0\n"))
    #expect(layout.explanation.contains("asked width inf: inf\n"))
    let width = LayoutNumber.text(text.frame.width)
    let height = LayoutNumber.text(text.frame.height)
    #expect(layout.explanation.contains("asked inf x 50: \(width) x \(height)\n"))
    let json = String(decoding: try layout.jsonData(), as: UTF8.self)
    let axes = json.components(separatedBy: "\"axis\" : \"horizontal\"").count - 1
    let queried = colors.flatMap(\.queries).filter { $0.axis == .horizontal }.count
    #expect(queried >= 4 && axes == queried + 1, "the stack's distribution has an axis, too")
    #expect(try JSONDecoder().decode(LayoutSnapshot.self, from: layout.jsonData()) == layout)
  }

  @Test func inspectionShowsDivisionsWithoutQuestions() {
    let text = renderer().layout().text(with: .distributions)
    #expect(text.contains("divides 380"))
    #expect(!text.contains("asked"))
    #expect(!renderer().layout().description.contains("divides"))
  }

  @Test func jsonIsValidAndComplete() throws {
    let snapshot = renderer().layout()
    let data = try snapshot.jsonData()
    #expect(try data == renderer().layout().jsonData())
    let text = String(decoding: data, as: UTF8.self)
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let root = try #require(object["root"] as? [String: Any])
    #expect(root["kind"] as? String == "HStack")
    let children = try #require(root["children"] as? [[String: Any]])
    #expect(children.count == snapshot.root.children.count)
    #expect(text.contains("\"a \\\"quoted\\\" name\""))
    // A stack asks for the extremes of flexible children.
    let queries = try #require(children.last?["queries"] as? [[String: Any]])
    #expect(queries.contains { ($0["proposal"] as? [String: Any])?["width"] as? String == "inf" })
    let distribution = try #require(root["distribution"] as? [String: Any])
    #expect((distribution["proposals"] as? [Any])?.count == 3)
    #expect(distribution["available"] as? Double == 380)
    #expect(distribution["reserve"] as? Double == 50)
  }

  @Test func nilProposalsAreNull() throws {
    let data = try ImageRenderer(content: Color.red).layout().jsonData()
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let root = try #require(object["root"] as? [String: Any])
    let proposal = try #require(root["proposal"] as? [String: Any])
    #expect(proposal["width"] is NSNull && proposal["height"] is NSNull)
  }

  @Test func rowsStandBesideThePicture() throws {
    let renderer = renderer()
    let picture = try renderer.displayList()
    let explained = try renderer.settled().explanationDisplayList()
    #expect(explained.size.width > picture.size.width + 200)
    #expect(try renderer.explanationPNGData().starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let svg = String(decoding: try renderer.explanationSVGData(), as: UTF8.self)
    #expect(svg.contains("<svg"))
  }

  @Test func proposalsAreLoggedInOrder() {
    let outer = ProposalLog.write
    defer { ProposalLog.write = outer }
    var lines: [String] = []
    ProposalLog.write = { lines.append($0) }
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 30)
        Color.green.logProposals("green")
      })
    renderer.proposedSize = ProposedViewSize(width: 100, height: 50)
    let layout = renderer.settle()
    _ = layout
    #expect(
      lines == [
        "green: proposed 0 x 50, takes 0 x 50", "green: proposed inf x 50, takes inf x 50",
        "green: proposed 70 x 50, takes 70 x 50",
      ])
  }

  @Test func loggingChangesNoFrame() {
    let outer = ProposalLog.write
    defer { ProposalLog.write = outer }
    ProposalLog.write = { _ in }
    func frames<Content: View>(_ content: Content) -> [CGRect] {
      let renderer = ImageRenderer(content: content)
      renderer.proposedSize = ProposedViewSize(width: 300, height: 100)
      return renderer.layout().nodes(kind: "Color").map(\.frame)
    }
    let plain = frames(
      HStack {
        Spacer()
        Color.red.layoutPriority(1).frame(maxWidth: 40)
        Color.blue.layoutPriority(2)
      })
    let logged = frames(
      HStack {
        Spacer().logProposals("spacer")
        Color.red.layoutPriority(1).frame(maxWidth: 40).logProposals("frame")
        Color.blue.layoutPriority(2).logProposals("blue")
      })
    #expect(plain == logged)
  }
}
