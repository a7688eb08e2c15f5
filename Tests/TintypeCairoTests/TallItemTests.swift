import CTintypeKernels
import Testing
import TintypeDrawing
import TintypeGeometry

@testable import TintypeCairo

/// What is as tall as a page is drawn strip by strip.
@Suite struct TallItemTests {
  private static let page = CGRect(x: 2, y: 3, width: 96, height: 994)
  private static let stops = GalleryLists.stops

  private static func gradient(_ path: Path, _ shape: GradientShape) -> DisplayItem {
    .fill(path, .gradient(stops, shape), FillStyle())
  }

  private static let items: [(name: String, item: DisplayItem)] = [
    (
      "border",
      .stroke(Path(page.insetBy(dx: 0.5, dy: 0.5)), .color(.black), StrokeStyle(lineWidth: 1))
    ),
    (
      "round border",
      .stroke(
        Path(roundedRect: page, cornerRadius: 12), .color(.pureRed), StrokeStyle(lineWidth: 1.5))
    ),
    ("round page", .fill(Path(roundedRect: page, cornerRadius: 20), .color(.black), FillStyle())),
    ("ellipse", .fill(Path(ellipseIn: page), .color(.pureBlue), FillStyle())),
    (
      "round, down",
      gradient(
        Path(roundedRect: page, cornerRadius: 9), .linear(from: .zero, to: CGPoint(x: 0, y: 900)))
    ),
    (
      "down", gradient(Path(page), .linear(from: .zero, to: CGPoint(x: 0, y: 1000)))
    ),
    (
      "across",
      gradient(Path(page), .linear(from: .zero, to: CGPoint(x: 90, y: 0)))
    ),
    (
      "slanted", gradient(Path(page), .linear(from: .zero, to: CGPoint(x: 90, y: 700)))
    ),
    (
      "radial",
      gradient(
        Path(roundedRect: page, cornerRadius: 30),
        .radial(center: CGPoint(x: 40, y: 500), startRadius: 10, endRadius: 300))
    ),
    (
      "angular",
      gradient(
        Path(page), .angular(center: CGPoint(x: 50.3, y: 440), startAngle: 0, endAngle: 6))
    ),
  ]

  private func drawing(_ item: DisplayItem) throws -> StripDrawing {
    let list = list(100, 1000, [item])
    let plan = try DrawingPlan.make(list, scale: 1, PixelSize(list.size, scale: 1))
    return StripDrawing(plan, background: .white, stripHeight: 100)
  }

  @Test(arguments: items.map(\.name)) func everyStripIsAUnit(_ name: String) throws {
    let item = try #require(Self.items.first { $0.name == name }?.item)
    #expect(try drawing(item).unitCount == 10)
    for scale: CGFloat in [1, 2, 3] {
      let list = list(100, 1000, scale: scale, [.box(0, 0, 100, 500, .pureGreen), item])
      let whole = try cairoAlone(list, background: .white)
      let strips = try CairoRenderer.bitmap(
        of: list, scale: scale, background: .white, stripHeight: 100)
      #expect((whole == strips) as Bool)
    }
  }

  @Test func whatGoesStraightDownIsDrawnOnce() throws {
    for name in ["border", "round border", "round page", "across"] {
      let item = try #require(Self.items.first { $0.name == name }?.item)
      // The first row of each strip, and both ends.
      #expect(try drawing(item).drawnRows < 10 + 2 * 35, "\(name)")
    }
  }

  @Test func cardsOfAllHeightsShareTheirCoverage() throws {
    let cards = (0..<5).map { index in
      DisplayItem.fill(
        Path(
          roundedRect: CGRect(x: 10, y: 20, width: 50, height: 200 + CGFloat(index) * 31),
          cornerRadius: 12), .color(.black), FillStyle())
    }
    let list = list(100, 1000, cards)
    let plan = try DrawingPlan.make(list, scale: 1, PixelSize(list.size, scale: 1))
    let shapes = plan.steps.compactMap { step in
      if case .shape(let shape, _) = step.action {
        ObjectIdentifier(plan.shapes[shape].spans)
      } else {
        nil
      }
    }
    #expect(shapes.count == 5 && Set(shapes).count == 1)
  }

  @Test func coverageIsFoundInPiecesAsAtOnce() throws {
    let path = Path(ellipseIn: CGRect(x: 3.3, y: 5.1, width: 300, height: 200))
    for cover in [ShapeKey.Cover.inside(FillStyle()), .line(StrokeStyle(lineWidth: 7.3))] {
      let placed = try #require(ShapeKey.place(path, cover, .identity))
      let (once, pieces) = (
        try ShapeSpans(masked: placed.key), try ShapeSpans(masked: placed.key, memory: 7 * 320)
      )
      #expect(once.ink == pieces.ink)
      for (a, b) in zip(once.rows, pieces.rows) {
        let (left, right) = (
          once.spans[Int(a.first)..<Int(a.first + a.count)],
          pieces.spans[Int(b.first)..<Int(b.first + b.count)]
        )
        #expect(left.elementsEqual(right) { ($0.x0, $0.x1, $0.cover) == ($1.x0, $1.x1, $1.cover) })
      }
    }
  }

  @Test(arguments: 0..<40) func randomTallItemsAreTheSameInStrips(_ seed: UInt64) throws {
    var random = RandomItems(seed: seed)
    let items = [random.background(), random.line(), random.shape()]
    let tall = DisplayGroup(items: items, transform: CGAffineTransform(scaleX: 1, y: 7))
    let list = list(120, 840, [.group(tall)])
    let whole = try cairoAlone(list, background: .white)
    for stripHeight in [33, 200] {
      let strips = try CairoRenderer.bitmap(
        of: list, scale: 1, background: .white, stripHeight: stripHeight)
      #expect((whole == strips) as Bool)
    }
  }
}
