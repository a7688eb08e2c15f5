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

  @Test func textNamesOffersAndWhatWasTaken() {
    let text = renderer().layout().explanation
    #expect(text.hasPrefix("HStack  x 0 y 0  400 x 80  offered 400 x 80\n"))
    #expect(text.contains("│ divides 380 = 400 - 20 of gaps, keeps 50 for lower priorities:\n"))
    #expect(text.contains("offered 165, takes 100\n"))
    #expect(text.contains("offered 230, takes 230\n"))
    #expect(text.contains("priority -1, flexible by inf: offered 50, takes 50\n"))
    // What is kept for lower priorities is taken by them: nothing is left and nothing is missing.
    #expect(!text.contains("left over"))
    #expect(!text.contains("too much"))
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

  /// A stack that has nothing to divide offers each child what it is offered itself.
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
    #expect(ideal.contains("│ offers nil to each child; gaps take 8:\n"))
    #expect(ideal.contains("│ 1. Color 1: offered nil, takes 10\n"))
    #expect(text(two, width: .infinity).contains("│ offers inf to each child; gaps take 8:\n"))
    // One static child would take the stack's place.
    let one = text(HStack { ForEach(0..<1, id: \.self) { _ in Color.red.fixedSize() } }, width: 30)
    #expect(one.contains("│ divides 30 = 30 - 0 of gaps:\n"))
    #expect(one.contains("│ 1. fixedSize 1: offered 30, takes 10\n"))
    #expect(one.contains("│ 20 left over\n"))
  }

  @Test func inspectionShowsDivisionsWithoutQuestions() {
    let text = renderer().layout().text(with: .distributions)
    #expect(text.contains("divides 380"))
    #expect(!text.contains("asked"))
    #expect(!renderer().layout().description.contains("divides"))
  }

  @Test func jsonIsValidAndComplete() throws {
    let snapshot = renderer().layout()
    let text = snapshot.json()
    #expect(text == renderer().layout().json())
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let root = try #require(object["root"] as? [String: Any])
    #expect(root["kind"] as? String == "HStack")
    let children = try #require(root["children"] as? [[String: Any]])
    #expect(children.count == snapshot.root.children.count)
    #expect(text.contains("\"a \\\"quoted\\\" name\""))
    // A stack asks for the extremes of flexible children.
    let queries = try #require(children.last?["queries"] as? [[String: Any]])
    #expect(queries.contains { ($0["proposal"] as? [String: Any])?["width"] as? String == "inf" })
    let distribution = try #require(root["distribution"] as? [String: Any])
    #expect((distribution["offers"] as? [Any])?.count == 3)
    #expect(distribution["available"] as? Double == 380)
    #expect(distribution["reserve"] as? Double == 50)
  }

  @Test func nilProposalsAreNull() throws {
    let text = ImageRenderer(content: Color.red).layout().json()
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let root = try #require(object["root"] as? [String: Any])
    let proposal = try #require(root["proposal"] as? [String: Any])
    #expect(proposal["width"] is NSNull && proposal["height"] is NSNull)
  }

  @Test func diagramStandsBelowThePicture() throws {
    let renderer = renderer()
    let picture = try renderer.displayList()
    let explained = try renderer.explanationDisplayList()
    #expect(explained.size.height > picture.size.height + 60)
    #expect(try renderer.explanationPNG().starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let svg = String(decoding: try renderer.explanationSVG(), as: UTF8.self)
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
    let layout = renderer.layOut()
    _ = layout
    #expect(
      lines == [
        "green: offered 0 x 50, takes 0 x 50", "green: offered inf x 50, takes inf x 50",
        "green: offered 70 x 50, takes 70 x 50",
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
