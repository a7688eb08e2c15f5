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
    #expect(text.hasPrefix("HStack: offered 400 x 80, takes 400 x 80, at (0, 0)\n"))
    #expect(text.contains("  divides 380 = 400 - 20 of gaps, keeps 50 for lower priorities:\n"))
    #expect(text.contains("offered 165, takes 100\n"))
    #expect(text.contains("offered 230, takes 230\n"))
    #expect(text.contains("priority -1, flexible by inf: offered 50, takes 50\n"))
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
    #expect(text.contains("{\"width\": \"inf\", \"height\": 80}"))
    let distribution = try #require(root["distribution"] as? [String: Any])
    #expect((distribution["offers"] as? [Any])?.count == 3)
  }

  @Test func nilProposalsAreNull() {
    let text = ImageRenderer(content: Color.red).layout().json()
    #expect(text.contains("\"proposal\": {\"width\": null, \"height\": null}"))
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
