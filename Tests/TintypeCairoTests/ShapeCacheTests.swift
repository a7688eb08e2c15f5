import CTintypeAllocations
import Testing
import TintypeDrawing
import TintypeGeometry

@testable import TintypeCairo

/// What a shape covers is found once for all pictures that have it, as long as it is not forgotten.
@Suite struct ShapeCacheTests {
  private func key(_ width: CGFloat) throws -> ShapeKey {
    let path = Path(
      roundedRect: CGRect(x: 3, y: 5, width: width, height: 40), cornerRadius: 12)
    return try #require(
      ShapeKey.place(path, .inside(FillStyle()), .identity)
    ).key
  }

  @Test func equalShapesAreFoundOnce() throws {
    let cache = ShapeCache(budget: 1 << 20)
    let first = try cache.spans(of: key(50))
    #expect(try cache.spans(of: key(50)) === first)
    #expect(try cache.spans(of: key(51)) !== first)
    // Spans begin and end elsewhere where outlines are kept.
    var outlined = try key(50)
    outlined.keepsOutline = true
    #expect(try cache.spans(of: outlined) !== first)
    cache.removeAll()
    #expect(try cache.spans(of: key(50)) !== first)
  }

  @Test func unusedShapesLeaveTheCache() throws {
    let one = try ShapeSpans(key(50)).byteCount + key(50).byteCount
    let cache = ShapeCache(budget: 8 * one)
    let (used, unused) = (try cache.spans(of: key(50)), try cache.spans(of: key(51)))
    for width in 60..<160 {
      _ = try cache.spans(of: key(CGFloat(width)))
      #expect(try cache.spans(of: key(50)) === used)
      #expect(cache.byteCount <= 16 * one)
    }
    #expect(try cache.spans(of: key(51)) !== unused)
  }

  @Test func aShapeLargerThanTheCacheStaysUntilTheNext() throws {
    let cache = ShapeCache(budget: 1)
    let large = try cache.spans(of: key(50))
    #expect(try cache.spans(of: key(50)) === large)
    _ = try cache.spans(of: key(51))
    _ = try cache.spans(of: key(52))
    #expect(try cache.spans(of: key(50)) !== large)
  }

  @Test func picturesShareShapes() throws {
    let card = Path(roundedRect: CGRect(x: 7, y: 9, width: 77, height: 33), cornerRadius: 11)
    func spans(_ x: CGFloat, _ color: RGBA) throws -> ShapeSpans? {
      let item = DisplayItem.fill(card.offsetBy(dx: x, dy: 0), .color(color), FillStyle())
      let list = DisplayList(size: CGSize(width: 200, height: 60), scale: 1, items: [item])
      return try DrawingPlan.make(list, scale: 1, PixelSize(list.size, scale: 1)).shapes.first?
        .spans
    }
    #expect(try spans(0, .black) === spans(20, .white))
  }

  /// A small picture costs what is drawn of it, not what the parts of the pipeline ask memory for.
  @Test func aPictureOfOneShapeNeedsLittleMemory() throws {
    let card = Path(roundedRect: CGRect(x: 10, y: 10, width: 50, height: 50), cornerRadius: 8)
    let list = DisplayList(
      size: CGSize(width: 70, height: 70), scale: 2,
      items: [.fill(card, .color(.black), FillStyle())])
    var pixels = [UInt32](repeating: 0, count: 140 * 140)
    func count() throws -> Int {
      let before = tintype_allocation_count()
      try pixels.withUnsafeMutableBufferPointer {
        try CairoRenderer.draw(list, background: .white, on: #require($0.baseAddress))
      }
      return tintype_allocation_count() - before
    }
    _ = try count()
    let found = try count()
    #if DEBUG
    #expect(found <= 75)
    #else
    #expect(found <= 30)
    #endif
  }

  /// Rows that a slanted side crosses stay in the key, beside a straight side too, whichever way each goes.
  @Test func tallTrianglesKeepTheirSlantedSide() throws {
    let corners = [CGPoint(x: 5, y: 2), CGPoint(x: 5, y: 290), CGPoint(x: 50, y: 290)]
    for points in [corners, corners.reversed()] {
      for other in [false, true] {
        let path = Path { path in
          path.addLines(other ? points.map { CGPoint(x: 55 - $0.x, y: 292 - $0.y) } : points)
          path.closeSubpath()
        }
        let list = list(60, 300, [.fill(path, .color(.pureRed), FillStyle())])
        let bitmap = try CairoRenderer.bitmap(of: list, scale: 1, background: nil)
        let isSame = try bitmap == cairoAlone(list, background: nil)
        #expect(isSame)
      }
    }
  }
}
