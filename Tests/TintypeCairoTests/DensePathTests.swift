import CTintypeKernels
import Testing
import TintypeDrawing
import TintypeGeometry

@testable import TintypeCairo

/// Paths of more lines in a row than Cairo sorts in good time.
@Suite struct DensePathTests {
  /// A star with a curved side, drawn so many times in one path.
  private static func stars(_ count: Int) -> Path {
    Path { path in
      for _ in 0..<count {
        path.move(to: CGPoint(x: 30.3, y: 4.2))
        path.addLine(to: CGPoint(x: 47.1, y: 54.6))
        path.addLine(to: CGPoint(x: 3.4, y: 23.5))
        path.addLine(to: CGPoint(x: 56.8, y: 22.9))
        path.addQuadCurve(to: CGPoint(x: 14.2, y: 55.3), control: CGPoint(x: 50, y: 50))
        path.closeSubpath()
      }
    }
  }

  /// How the stars, drawn once and so many times, differ: levels of 255, most first.
  private func differences(_ count: Int, _ draw: (Path) -> DisplayItem) throws -> [Int] {
    let pictures = try [1, count].map { count in
      try CairoRenderer.bitmap(
        of: list(60, 60, [draw(Self.stars(count))]), scale: 1, background: .white
      ).pixels
    }
    #expect(pictures[0].contains { $0 < 128 })
    return zip(pictures[0], pictures[1]).map { abs(Int($0) - Int($1)) }.sorted(by: >)
  }

  /// Both count edges on grids of 15 rows a pixel, Cairo some of them exactly: a row is 17 levels, rounded.
  private func expectAlike(_ levels: [Int]) {
    #expect(levels[0] <= 18)
    #expect(levels.count { $0 > 2 } * 50 < levels.count, "more than two in a hundred are visible")
  }

  private static let canvas = PixelArea(x0: 0, y0: 0, x1: 60, y1: 60)
  private static let styles = [
    StrokeStyle(lineWidth: 0.5), StrokeStyle(lineWidth: 3, lineCap: .square, lineJoin: .miter),
    StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round),
    StrokeStyle(lineWidth: 2, lineJoin: .bevel, dash: [7, 3], dashPhase: 2),
    StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 9]),
    StrokeStyle(lineWidth: 4, lineCap: .square, dash: [6, 9]),
  ]

  @Test("A line that one path draws over and over looks as drawn once", arguments: styles)
  func strokes(_ style: StrokeStyle) throws {
    expectAlike(try differences(3000) { .stroke($0, .color(.black), style) })
  }

  @Test("So does a shape, by either rule", arguments: [true, false])
  func fills(isEvenOdd: Bool) throws {
    // An odd number of times is once.
    expectAlike(
      try differences(3001) { .fill($0, .color(.black), FillStyle(eoFill: isEvenOdd)) })
  }

  @Test("Without smooth edges a pixel is covered or not")
  func hardEdges() throws {
    let style = FillStyle(antialiased: false)
    let picture = try CairoRenderer.bitmap(
      of: list(60, 60, [.fill(Self.stars(3001), .color(.black), style)]), scale: 1,
      background: .white)
    #expect(Set(picture.pixels) == [0, 255])
  }

  @Test("Only a path of many lines in one row of visible pixels is counted")
  func counted() {
    func isDense(_ path: Path, _ clip: PixelArea = Self.canvas) -> Bool {
      Accelerator(isOn: true).isDense(path, in: .init(transform: .identity, clip: clip))
    }
    #expect(isDense(Self.stars(3000)))
    #expect(!isDense(Self.stars(500)))
    #expect(!isDense(Self.stars(3000), PixelArea(x0: 0, y0: 60, x1: 60, y1: 90)))
    let stairs = Path { path in
      path.move(to: .zero)
      for y in 0..<60_000 { path.addLine(to: CGPoint(x: 50 * (y % 2), y: y)) }
    }
    let isDenseWhenTall = isDense(stairs, PixelArea(x0: 0, y0: 0, x1: 60, y1: 60_000))
    #expect(!isDenseWhenTall)
    let isDenseWhenFlat = isDense(stairs.applying(CGAffineTransform(scaleX: 1, y: 0.0001)))
    #expect(isDenseWhenFlat)
  }

  @Test("A line that is counted in portions has no seams", arguments: [true, false])
  func portions(isClosed: Bool) throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 50, y: 30))
      for step in 1..<1200 {
        let angle = CGFloat(step) * .pi / 600
        path.addLine(to: CGPoint(x: 30 + 20 * cos(angle), y: 30 + 20 * sin(angle)))
      }
      if isClosed { path.closeSubpath() }
    }
    let style = StrokeStyle(lineWidth: 3, lineJoin: .round)
    let layer = try RasterLayer(area: Self.canvas)
    let coverage = try [4096, 1 << 20].map { portion in
      setPath(path, on: layer)
      let mask = try DensePath(of: layer.context, dashed: nil, .identity, Self.canvas)
        .stroked(style, portion: portion)
      return (0..<mask.stride * 60).map { Int(mask.bytes[$0]) }
    }
    #expect(coverage[1].contains(255))
    #expect(zip(coverage[0], coverage[1]).allSatisfy { abs($0 - $1) <= 1 })
  }

  private func setPath(_ path: Path, on layer: RasterLayer) {
    CairoPainter(target: .pixels(layer)).setPath(
      path, bounds: Self.canvas.rect, .init(transform: .identity, clip: Self.canvas))
  }

  @Test("Twice the lines are twice the steps, whatever they cross")
  func linear() {
    let lines = (0..<2000).map { index -> tintype_line in
      let (a, b) = (Double(index * 37 % 101), Double(index * 53 % 97))
      return tintype_line(from: tintype_point(x: a, y: b / 97), to: tintype_point(x: b, y: 60))
    }
    var mask = [UInt8](repeating: 0, count: 100 * 60)
    let rule = tintype_fill_rule(even_odd: false, smooth: true)
    let steps = [1, 2].map { times in
      let many = Array(repeatElement(lines, count: times).joined())
      return tintype_fill_lines(many, many.count, rule, &mask, 100, 100, 60)
    }
    #expect(steps[0] > 2000 * 59 * 15 && steps[1] == 2 * steps[0])
  }
}
