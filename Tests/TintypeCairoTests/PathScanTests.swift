import CTintypeKernels
import Testing
import TintypeDrawing
import TintypeGeometry

@testable import TintypeCairo

/// The kernel that scans paths finds what Cairo finds, to the level.
@Suite struct PathScanTests {
  @Test(arguments: RandomOutline.Kind.allCases, 0..<4)
  func coverageIsThatOfCairo(_ kind: RandomOutline.Kind, _ part: UInt64) throws {
    for index in 0..<20 {
      var random = RandomOutline(seed: part * 1000 + UInt64(index))
      let path = random.path(kind)
      let style = FillStyle(eoFill: index % 2 == 0)
      guard
        var placed = ShapeKey.place(path, .inside(style), .identity)
      else { continue }
      let cairo = levels(try ShapeSpans(masked: placed.key), placed.key.width)
      for keepsOutline in [false, true] {
        placed.key.keepsOutline = keepsOutline
        let found = try ShapeSpans(placed.key)
        #expect((levels(found, placed.key.width) == cairo) as Bool, "\(kind) \(part) \(index)")
      }
    }
  }

  /// Lines of all joins and caps, on pixels of any size, also turned and turned over.
  @Test(arguments: RandomOutline.Kind.allCases, 0..<6)
  func linesAreThoseOfCairo(_ kind: RandomOutline.Kind, _ part: UInt64) throws {
    var scanned = 0
    for index in 0..<30 {
      var random = RandomOutline(seed: 7_000 + part * 1000 + UInt64(index))
      let (path, style, transform) = (random.path(kind), random.line(), random.transform())
      guard let placed = ShapeKey.place(path, .line(style), transform) else {
        continue
      }
      let cairo = try ShapeSpans(masked: placed.key, memory: .max)
      let found = try ShapeSpans(placed.key)
      if found.outline != nil { scanned += 1 }
      // Cairo cuts off what lies outside of a box that it takes for the line's, and some corners do.
      let width = placed.key.width
      #expect(
        (levels(found, width, in: cairo.ink) == levels(cairo, width, in: cairo.ink)) as Bool,
        "\(kind) \(part) \(index) \(style) \(transform)")
    }
    #expect(scanned > 20)
  }

  /// Cairo says where a line without a length has ends, and what closes a subpath once more.
  @Test(arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round])
  func linesWithoutLengthAndClosedTwiceAreThoseOfCairo(_ cap: CGLineCap, _ join: CGLineJoin) throws
  {
    let (placed, corner) = (CGPoint(x: 15, y: 16), CGPoint(x: 40, y: 21))
    var path = Path()
    path.move(to: placed)
    path.addLine(to: placed)
    path.move(to: CGPoint(x: 60, y: 60))
    path.closeSubpath()
    path.move(to: corner)
    path.addLine(to: CGPoint(x: 50, y: 31))
    path.addLine(to: CGPoint(x: 50, y: 31))
    path.addCurve(to: corner, control1: CGPoint(x: 50, y: 31), control2: corner)
    path.closeSubpath()
    path.closeSubpath()
    path.addCurve(to: corner, control1: corner, control2: corner)
    path.addLine(to: CGPoint(x: 70, y: 21))
    path.addCurve(to: corner, control1: CGPoint(x: 90, y: 90), control2: CGPoint(x: 90, y: 90))
    path.addLine(to: CGPoint(x: 30, y: 11))
    path.addLine(to: CGPoint(x: 50, y: 31))
    path.move(to: CGPoint(x: 1, y: 2))
    for width in [0.01, 1, 6] as [CGFloat] {
      let style = StrokeStyle(lineWidth: width, lineCap: cap, lineJoin: join)
      let found = try #require(ShapeKey.place(path, .line(style), .identity))
      let spans = try ShapeSpans(found.key)
      #expect(spans.outline != nil)
      #expect(
        levels(spans, found.key.width)
          == levels(try ShapeSpans(masked: found.key), found.key.width))
    }
  }

  /// All levels of a shape, row by row; of pixels of an area, where one is given.
  private func levels(_ shape: ShapeSpans, _ width: Int, in area: PixelArea? = nil) -> [UInt8] {
    let area = area ?? PixelArea(x0: 0, y0: 0, x1: width, y1: shape.rows.count)
    return shape.rows[area.y0..<area.y1].flatMap { row in
      var levels = [UInt8](repeating: 0, count: width)
      for span in shape.spans[Int(row.first)..<Int(row.first + row.count)] {
        levels.replaceSubrange(
          Int(span.x0)..<Int(span.x1),
          with: repeatElement(UInt8(span.cover), count: Int(span.x1 - span.x0)))
      }
      return levels[area.x0..<area.x1]
    }
  }

  @Test func pathsOfUprightAndLevelLinesAreLeftToCairo() throws {
    var path = Path(CGRect(x: 3.3, y: 4.4, width: 20, height: 30))
    path.addRect(CGRect(x: 13.3, y: 14.4, width: 20, height: 30))
    let placed = try #require(
      ShapeKey.place(path, .inside(FillStyle()), .identity))
    #expect(try ShapeSpans(placed.key).outline == nil)
  }

  @Test func linesWithoutLengthAndCurvesWithoutTurnsDoNoHarm() throws {
    let placed = CGPoint(x: 5, y: 6)
    var path = Path()
    path.closeSubpath()
    path.move(to: placed)
    path.addLine(to: placed)
    path.addCurve(to: placed, control1: placed, control2: placed)
    path.addLine(to: CGPoint(x: 9, y: 16))
    path.addLine(to: CGPoint(x: 13, y: 26))
    path.addCurve(
      to: CGPoint(x: 30, y: 20), control1: CGPoint(x: 13, y: 26), control2: CGPoint(x: 30, y: 20))
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 40, y: 7))
    path.addLine(to: CGPoint(x: 20, y: 9))
    path.move(to: CGPoint(x: 1, y: 2))
    let found = try #require(
      ShapeKey.place(path, .inside(FillStyle()), .identity))
    #expect(
      levels(try ShapeSpans(found.key), found.key.width)
        == levels(try ShapeSpans(masked: found.key), found.key.width))
  }

  /// Equal rows share their spans, whose number does not grow with the height.
  @Test func uprightEdgesAreScannedOnce() throws {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 120), cornerRadius: 20)
    let placed = try #require(
      ShapeKey.place(path, .inside(FillStyle()), .identity))
    let found = try ShapeSpans(placed.key)
    #expect(found.rows.indices.filter(found.isChanged).count < 70)
    #expect(found.outline == PixelArea(x0: 0, y0: 0, x1: 90, y1: 120))
  }

  /// Cairo rounds the positions of a gradient from where outlines begin in each row, also where
  /// nobody sees it.
  @Test(arguments: 0..<24) func slantedGradientsInCurvesAreThoseOfCairo(_ seed: UInt64) throws {
    var random = RandomOutline(seed: seed)
    let path = random.path(RandomOutline.Kind.allCases[Int(seed) % 6])
    let to = CGPoint(x: 20 + 31 * CGFloat(seed), y: 500 - 20 * CGFloat(seed))
    let paint = Paint.gradient(GalleryLists.stops, .linear(from: CGPoint(x: 13, y: 9), to: to))
    let scale: CGFloat = [1, 2, 1.5][Int(seed) % 3]
    let list = list(400, 400, scale: scale, [.fill(path, paint, FillStyle())])
    let whole = try cairoAlone(list, background: .white)
    let strips = try CairoRenderer.bitmap(
      of: list, scale: scale, background: .white, stripHeight: 33)
    #expect((whole == strips) as Bool)
  }

  @Test(arguments: [0xff30_4050, 0x8030_4050] as [UInt32])
  func allInstructionsFillAlike(_ color: UInt32) throws {
    let path = Path(ellipseIn: CGRect(x: 1.3, y: 2.2, width: 160, height: 90))
    let placed = try PlacedShape.inside(of: path)
    let pictures = try withAllInstructions { level in
      let layer = try RasterLayer(area: PixelArea(x0: 0, y0: 0, x1: 163, y1: 90))
      tintype_fill_rect(layer.pixels, layer.width, layer.local(layer.area), 0xff90_a0b0, 0)
      let clip = PixelArea(x0: 7, y0: 5, x1: 155, y1: 89).kernel
      placed.withKernel {
        tintype_fill_shape(layer.pixels, layer.width, 0, 0, clip, $0, color, level)
      }
      return layer.values
    }
    #expect(Set(pictures).count == 1)
    #expect(Set(pictures[0]).count > 50)
  }

  @Test func allInstructionsFillAroundAlike() throws {
    let path = Path(ellipseIn: CGRect(x: -9.7, y: 12.2, width: 160, height: 60))
    let placed = try PlacedShape.inside(of: path)
    let area = PixelArea(x0: 0, y0: 5, x1: 140, y1: 80)
    let pictures = try withAllInstructions { level in
      let layer = try RasterLayer(area: area)
      placed.withKernel {
        tintype_fill_around_shape(layer.pixels, area.kernel, $0, 0x8030_4050, level)
      }
      return layer.values
    }
    // As many pixels are left as the shape covers wholly.
    let layer = try RasterLayer(area: area)
    placed.withKernel {
      tintype_fill_shape(
        layer.pixels, layer.width, Int32(area.x0), Int32(area.y0), area.kernel, $0, .max, 0)
    }
    let expected = layer.values.map { $0 == .max ? 0 : 0x8030_4050 as UInt32 }
    #expect(pictures.allSatisfy { $0 == expected } as Bool)
    #expect(expected.contains(0))
  }

  @Test func aSlantedGradientInACircleIsDrawnByTheKernel() throws {
    let paint = Paint.gradient(
      GalleryLists.stops, .linear(from: CGPoint(x: 13, y: 9), to: CGPoint(x: 70, y: 50)))
    let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 70, height: 70))
    let list = list(100, 100, scale: 2, [.fill(circle, paint, FillStyle())])
    let plan = try DrawingPlan.make(list, scale: 2, PixelSize(list.size, scale: 2))
    #expect(plan.items.isEmpty)
    #expect(plan.gradients.count == 1)
  }
}

/// Outlines of several kinds, always the same ones for a seed.
struct RandomOutline {
  /// What outlines look like.
  enum Kind: CaseIterable, Sendable {
    case ellipse, rounded, continuous, star, lines, curves, tiny, many
  }

  private var random: RandomItems
  private var size: CGFloat = 60

  init(seed: UInt64) { random = RandomItems(seed: seed) }

  private mutating func index(_ range: ClosedRange<Double>) -> CGFloat {
    CGFloat(Double.random(in: range, using: &random))
  }

  /// A line of any width, with any corners and ends.
  mutating func line() -> StrokeStyle {
    StrokeStyle(
      lineWidth: [index(0.02...0.5), 1, 2, index(1...9), index(9...40)][
        Int.random(in: 0..<5, using: &random)],
      lineCap: [.butt, .round, .square][Int.random(in: 0..<3, using: &random)],
      lineJoin: [.miter, .round, .bevel][Int.random(in: 0..<3, using: &random)],
      miterLimit: [10, 4, 1.5][Int.random(in: 0..<3, using: &random)])
  }

  /// From points to pixels.
  mutating func transform() -> CGAffineTransform {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .identity
    case 1: CGAffineTransform(scaleX: 2, y: 2)
    case 2: CGAffineTransform(scaleX: index(0.2...3), y: index(0.2...3))
    case 3: CGAffineTransform(scaleX: -1.5, y: 1.5)
    case 4: CGAffineTransform(rotationAngle: index(0...6))
    default:
      CGAffineTransform(
        index(-2...2), index(-2...2), index(-2...2), index(-2...2), index(0...90),
        index(0...90))
    }
  }

  private mutating func point() -> CGPoint {
    CGPoint(x: index(0...1) * size * 2, y: index(0...1) * size * 2)
  }

  private mutating func box() -> CGRect {
    let placed = point()
    return CGRect(
      x: placed.x, y: placed.y, width: index(0.05...1) * size * 2,
      height: index(0.05...1) * size * 2)
  }

  /// An outline of a kind.
  mutating func path(_ kind: Kind) -> Path {
    size = [8, 60, 60, 150][Int.random(in: 0..<4, using: &random)]
    switch kind {
    case .ellipse: return Path(ellipseIn: box())
    case .rounded, .continuous:
      let box = box()
      return Path(
        roundedRect: box, cornerRadius: index(0...0.5) * min(box.width, box.height),
        style: kind == .rounded ? .circular : .continuous)
    case .star: return star()
    case .lines: return wild(steps: 12, curves: 0)
    case .curves: return wild(steps: 8, curves: 0.6)
    case .tiny:
      size = 2
      return wild(steps: 20, curves: 0.5)
    case .many:
      var path = wild(steps: 5, curves: 0.5)
      for _ in 0..<4 { path.addPath(Path(ellipseIn: box())) }
      return path
    }
  }

  private mutating func star() -> Path {
    var path = Path()
    let (tips, shift) = (Int.random(in: 2...6, using: &random) * 2 + 1, index(0...1))
    for tip in 0..<tips {
      let angle = Double(tip * 2) / Double(tips) * 2 * .pi + Double(shift)
      let point = CGPoint(x: size * (1 + cosine(angle)), y: size * (1 + cosine(angle - .pi / 2)))
      if tip == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  private func cosine(_ angle: Double) -> CGFloat { CGPoint(x: 1, y: 0).turned(by: angle).x }

  private mutating func wild(steps: Int, curves: Double) -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 0..<steps {
      if Double.random(in: 0..<1, using: &random) < curves {
        path.addCurve(to: point(), control1: point(), control2: point())
      } else {
        path.addLine(to: point())
      }
    }
    if Bool.random(using: &random) { path.closeSubpath() }
    return path
  }
}

extension CGPoint {
  fileprivate func turned(by angle: Double) -> CGPoint {
    applying(CGAffineTransform(rotationAngle: CGFloat(angle)))
  }
}
