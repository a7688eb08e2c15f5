import Testing
import Tintype
import TintypeTestSupport

/// Renderers of users' own.
@MainActor
@Suite struct TextRendererTests {
  private struct Mark: TextAttribute, Equatable { var index = 1 }

  /// Draws what a closure draws.
  private struct Drawing: TextRenderer {
    var body: (Text.Layout, inout GraphicsContext) -> Void
    func draw(layout: Text.Layout, in context: inout GraphicsContext) { body(layout, &context) }
  }

  private var text: Text {
    Text("One \(Text("two").customAttribute(Mark()).underline()) three\nfour")
      .font(.system(size: 20))
  }

  /// A view in the upper left corner of 200 by 60 points.
  private func drawn(_ view: some View) throws -> DrawnView {
    try DrawnView(200, 60) { view.frame(width: 200, height: 60, alignment: .topLeading) }
  }

  private func areSame(_ a: DrawnView, _ b: DrawnView) -> Bool {
    (0..<200).allSatisfy { x in (0..<60).allSatisfy { a[x, $0] == b[x, $0] } }
  }

  @Test func linesDrawnAsTheyStandAreTheText() throws {
    let plain = try drawn(text)
    let rendered = try drawn(
      text.textRenderer(Drawing { layout, context in for line in layout { context.draw(line) } }))
    #expect(areSame(plain, rendered) && plain.colors > 2)
  }

  @Test func slicesDrawnOneByOneAreTheText() throws {
    let word = Text(verbatim: "Hamlet").font(.system(size: 30))
    let rendered = try drawn(
      word.textRenderer(
        Drawing { layout, context in
          for line in layout { for run in line { for slice in run { context.draw(slice) } } }
        }))
    #expect(areSame(try drawn(word), rendered))
  }

  @Test func partsHaveTheirPositionsAndAttributes() throws {
    var parts: [(marked: Bool, slices: Int)] = []
    var (lines, widths): (Int, [CGFloat]) = (0, [])
    _ = try DrawnView(200, 60) {
      text.textRenderer(
        Drawing { layout, _ in
          lines = layout.count
          for run in layout[0] {
            parts.append((run[Mark.self] == Mark(), run.count))
            widths.append(run.typographicBounds.width)
            let sum = run.reduce(0) { $0 + $1.typographicBounds.width }
            #expect(abs(sum - run.typographicBounds.width) < 0.01)
            #expect(run.typographicBounds.rect.height > 20 && run.typographicBounds.origin.y > 15)
          }
          #expect(abs(widths.reduce(0, +) - layout[0].typographicBounds.width) < 0.01)
        })
    }
    #expect(lines == 2 && parts.map(\.marked) == [false, true, false])
    #expect(parts.map(\.slices) == [4, 3, 6])
  }

  @Test func aContextMovesWhatIsDrawn() throws {
    let square = Text(verbatim: "\u{25A0}").font(.system(size: 20))
    let moved = try drawn(
      square.textRenderer(
        Drawing { layout, context in
          context.translateBy(x: 40, y: 0)
          for line in layout { context.draw(line) }
        }))
    #expect(moved.isPlain(0..<38, 0..<60, "ffffff") && moved.colors > 1)
  }

  private struct Wide: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      CGSize(width: text.sizeThatFits(proposal).width + 100, height: 50)
    }
  }

  @Test func aRendererMayChangeTheSize() {
    let plain = ImageRenderer(content: text).layout().size
    let wide = ImageRenderer(content: text.textRenderer(Wide())).layout().size
    #expect(wide == CGSize(width: plain.width + 100, height: 50))
  }
}
