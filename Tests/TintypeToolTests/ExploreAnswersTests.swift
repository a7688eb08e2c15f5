import Foundation
import Testing
import Tintype
import TintypeTestSupport

@testable import TintypeProgram

/// What a page says of views besides their layouts, what figures share, and what stands where no script runs.
@MainActor @Suite struct ExploreAnswersTests {
  private struct Row: View {
    var body: some View {
      HStack(spacing: 10) {
        Color.red
        Text("Some words").fixedSize()
        Color.blue.frame(width: 30)
      }
    }
  }

  // MARK: Answers

  /// The answers of each view: to nil, 0 and infinity, then points of the curve.
  @Test func viewsAnswerToNilZeroAndInfinity() throws {
    let questions = ExplorationAnswers.questions(
      nil, ProposedViewSize(width: nil, height: 40), size: CGSize(width: 100, height: 40))
    #expect(questions.count == 27 && questions[0].width == nil && questions.last?.width == 168)
    let renderer = ImageRenderer(content: AnswerProbe(questions: questions) { Row() })
    renderer.tellsDetails = true
    renderer.proposedSize = ProposedViewSize(width: 200, height: 40)
    let layout = renderer.layout()
    let text = try #require(layout.nodes(kind: "Text").first).frame.width
    let found = try #require(ExplorationAnswers.json(of: layout.root))
    let values = try found.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [Any])
    }
    func ends(_ index: Int) -> [Int?] {
      values[index].prefix(3).map { ($0 as? [Int])?.first }
    }
    let fixed = Int(text * 1000)
    // The row, a color, what keeps its size, the text in it, a frame.
    #expect(ends(0) == [10_000 + fixed + 50_000, fixed + 50_000, -1])
    #expect(ends(1) == [10_000, 0, -1])
    #expect(ends(2) == [fixed, fixed, fixed])
    #expect(ends(3).first == fixed)
    #expect(ends(4) == [30_000, 30_000, 30_000])
    // A color takes what it is proposed.
    let curve = values[1].dropFirst(3).map { $0 as? Int }
    #expect(curve.count >= 18 && curve.count % 3 == 0, "\(curve)")
    for at in stride(from: 0, to: curve.count, by: 3) { #expect(curve[at] == curve[at + 1]) }
  }

  @Test func whatIsNoProbeHasNoAnswers() {
    #expect(ExplorationAnswers.json(of: ImageRenderer(content: Row()).layout().root) == nil)
  }

  // MARK: Pages

  private static let code = """
    import SwiftUI
    struct Row: View {
      var spacing: CGFloat = 10
      var body: some View {
        HStack(spacing: spacing) { Color.red; Text("1 < 2").fixedSize() }.frame(height: 20)
      }
    }

    """

  private func page(_ options: String..., body: (ToolProcess, String) throws -> Void) throws {
    let tool = try ToolProcess()
    defer { tool.remove() }
    try tool.write(Self.code, to: "Row.swift")
    let result = try tool.run(
      ["explore", "Row.swift", "--vary", "spacing: 0|10|20", "-o", "row.html"] + options)
    #expect(result.status == 0, "\(result.errors)")
    try body(tool, String(decoding: try #require(tool.contents("row.html")), as: UTF8.self))
  }

  @Test func aPageIsAPictureWithoutScripts() throws {
    try page("--width", "60...90") { _, text in
      let parts = text.split(separator: "noscript>")
      let shown = try #require(parts.first { $0.contains("</svg>") && !$0.contains("tx-stage\"") })
      #expect(shown.contains("<svg ") && shown.contains("width=\"90\""), "\(shown.prefix(400))")
      #expect(shown.contains("var spacing: CGFloat = 10\n") && shown.contains("1 &lt; 2"))
      #expect(!shown.contains("<script") && !text.contains("data-shared"))
    }
  }

  @Test(.enabled(if: Browser.program != nil)) func theCurveFollowsTheView() throws {
    try page("--width", "60...90") { tool, _ in
      let address = tool.folder.appending(path: "row.html").absoluteString
      let page = try Browser(try #require(Browser.program), address: address)
      let figure = "document.querySelector('.tintype-explore')"
      try page.wait(for: "\(figure).dataset.state === 'ready'")
      let sentence = "\(figure).querySelector('.tx-curve p').textContent"
      #expect(try page.value("\(figure).querySelector('.tx-curve').hidden") == "false")
      #expect(try page.value(sentence).contains("\u{221E} \u{2192} \u{221E}\u{A0}×\u{A0}20"))
      _ = try page.value("\(figure).querySelectorAll('.tx-tree li')[4].click()")
      // The text keeps its width.
      #expect(try !page.value(sentence).contains("\u{2192} \u{221E}"))
    }
  }

  /// Figures of one page, and pages in frames around which there is the script of the guide, change together.
  @Test(.enabled(if: Browser.program != nil), arguments: [false, true])
  func figuresChangeTogether(inFrames: Bool) throws {
    try page("--share") { tool, text in
      let start = try #require(text.range(of: "<figure class=\"tintype"))
      let end = try #require(text.range(of: "</figure>"))
      let figure = String(text[start.lowerBound..<end.upperBound])
      let escaped = text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
      let frame = "<iframe srcdoc=\"\(escaped)\" width=\"400\" height=\"10\"></iframe>"
      let guide = try String(
        contentsOf: PackageFolder.root.appending(
          path: "Sources/SwiftUI/Tintype/Tintype.docc/Publish.md"), encoding: .utf8)
      let script = try #require(
        guide.firstMatch(of: /<script>[^<]*tintypeShared[^`]*?<\/script>/)?.0)
      let body = inFrames ? frame + frame + script : figure + figure
      try tool.write("<!doctype html><meta charset=utf-8>\(body)", to: "both.html")
      let address = tool.folder.appending(path: "both.html").absoluteString
      let page = try Browser(try #require(Browser.program), address: address)
      let figures =
        inFrames
        ? "[...document.querySelectorAll('iframe')].map(f => f.contentDocument.querySelector('.tintype-explore'))"
        : "[...document.querySelectorAll('.tintype-explore')]"
      try page.wait(for: "\(figures).every(f => f?.dataset.state === 'ready')")
      _ = try page.value(
        "\(figures)[0].querySelector('.tx-value[value=\"2\"]').click()")
      try page.wait(for: "\(figures)[1].tintype.state.values[0] === 2")
      #expect(try page.value("\(figures)[1].querySelector('.tx-code mark').textContent") == "20")
      if inFrames {
        try page.wait(for: "[...document.querySelectorAll('iframe')].every(f => f.height > 100)")
      }
    }
  }
}
