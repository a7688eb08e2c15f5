import Testing
import Tintype
import TintypeDrawing
import TintypeTestSupport

/// Line boxes and baselines of texts, drawn over the picture.
@MainActor
@Suite struct TextBorderTests {
  /// The boxes that are filled over a text, without those of its own and the edges of lines.
  private func boxes(_ overlay: BorderOverlay) throws -> [CGRect] {
    let text = Text(verbatim: "one line\nand more").font(.system(size: 20))
    let renderer = ImageRenderer(content: text.padding(10).layoutBorders(overlay))
    renderer.scale = 2
    return Self.fills(in: try renderer.displayList().items)
  }

  private static func fills(in items: [DisplayItem]) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item {
      case .fill(_, .color(.black), _), .fill(_, .color(.white), _): []
      case .fill(let path, _, _): [path.boundingRect]
      case .group(let group): fills(in: group.items)
      default: []
      }
    }
  }

  @Test func eachLineShowsItsBoxAndItsBaseline() throws {
    let plain = try boxes(.article)
    let shown = try boxes(BorderOverlay.article.showingBaselines())
    #expect(plain.count == 1 && shown.count == 5 && shown[0] == plain[0])
    let text = Text(verbatim: "one line\nand more").font(.system(size: 20)).padding(10)
    for (index, line) in TextMeasure.lines(text).enumerated() {
      let (box, baseline) = (shown[1 + 2 * index], shown[2 + 2 * index])
      // A pixel high, below the letters' feet.
      #expect(abs(baseline.minY - line.baseline) <= 0.25 && baseline.height == 0.5)
      #expect(baseline.minX == line.x && baseline.width == line.width)
      #expect(abs(box.minY - line.baseline + line.ascent) <= 0.5)
      #expect(abs(box.maxY - line.baseline - line.descent) <= 0.5)
      #expect(abs(box.minX - line.x) <= 0.25 && abs(box.maxX - line.x - line.width) <= 0.25)
    }
  }
}
