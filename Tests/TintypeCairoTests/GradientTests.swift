import CTintypeKernels
import Testing
import TintypeDrawing
import TintypeGeometry

@testable import TintypeCairo

/// The kernels of gradients find the colors that Cairo finds, and blurs are those that were.
@Suite struct GradientTests {
  @Test(arguments: 0..<20) func gradientsAreThoseOfCairo(_ part: UInt64) throws {
    for index in 0..<15 {
      var random = RandomItems(seed: part * 100 + UInt64(index))
      let scale: CGFloat = [1, 2, 3, 1.5, 2.2][index % 5]
      let list = list(120, 120, scale: scale, [random.background(), random.gradient()])
      let whole = try cairoAlone(list, background: .white)
      let strips = try CairoRenderer.bitmap(
        of: list, scale: scale, background: .white, stripHeight: 33)
      #expect((whole == strips) as Bool)
    }
  }

  @Test(arguments: GalleryLists.gradients.indices)
  func gradientsOfGalleryListsEqualCairos(_ index: Int) throws {
    for scale: CGFloat in [1, 2, 3] {
      let list = list(60, 60, scale: scale, [GalleryLists.gradients[index]])
      let plan = try DrawingPlan.make(list, scale: scale, PixelSize(list.size, scale: scale))
      #expect(
        plan.steps.contains { if case .gradient = $0.action { true } else { false } } as Bool)
      let whole = try cairoAlone(list, background: nil)
      #expect(
        (try CairoRenderer.bitmap(of: list, scale: scale, background: nil) == whole) as Bool)
    }
  }

  @Test(arguments: [0.001, 0.01, -0.001]) func farFromAShortLineItsEndsGoOn(
    _ length: CGFloat
  ) throws {
    let shape = GradientShape.linear(
      from: CGPoint(x: 60, y: 60.5), to: CGPoint(x: 60, y: 60.5 + length))
    let page = Path(CGRect(x: 0, y: 0, width: 120, height: 120))
    let list = list(
      120, 120, scale: 1, [.fill(page, .gradient(GalleryLists.stops, shape), FillStyle())])
    let whole = try cairoAlone(list, background: .white)
    let strips = try CairoRenderer.bitmap(
      of: list, scale: 1, background: .white, stripHeight: 33)
    #expect((whole == strips) as Bool)
  }

  @Test(arguments: 0..<4) func allInstructionsFindTheSameColors(_ kind: Int) throws {
    let shape: GradientShape = [
      .linear(from: CGPoint(x: 3, y: 9), to: CGPoint(x: 170, y: 70)),
      .radial(center: CGPoint(x: 100, y: 30), startRadius: 2, endRadius: 150),
      .elliptical(
        center: CGPoint(x: 80, y: 30), unit: CGSize(width: 300, height: 70), startRadius: 0.3,
        endRadius: 0.1),
      .angular(center: CGPoint(x: 90.5, y: 33.5), startAngle: 0.4, endAngle: -5),
    ][kind]
    let area = PixelArea(x0: 5, y0: 4, x1: 404, y1: 80)
    let gradient = try #require(
      PixelGradient(
        .gradient(GalleryLists.stops, shape), CGAffineTransform(scaleX: 2.1, y: 1.3), area: area))
    let path = Path(ellipseIn: area.rect)
    let placed = try PlacedShape.inside(of: path)
    let pictures = try withAllInstructions { level in
      let layer = try RasterLayer(area: PixelArea(x0: 0, y0: 0, x1: 410, y1: 90))
      tintype_fill_rect(layer.pixels, layer.width, layer.local(layer.area), 0x8030_4050, 0)
      gradient.fill(placed, on: layer, clip: layer.area, instructions: level)
      return layer.values
    }
    #expect(Set(pictures).count == 1)
    #expect(Set(pictures[0]).count > 500)
  }

  @Test func allInstructionsMixTheSameTable() {
    var random = RandomItems(seed: 8)
    for round in 0..<60 {
      var positions = (0..<(1 + round % 6)).map { _ in
        Double(Int.random(in: 0...8, using: &random)) / 8
      }
      if round % 3 == 0 { positions = positions.map { $0 * 0.37 + 0.2 } }
      let stops = positions.sorted().map { position in
        func part() -> Double { Double(Int.random(in: 0...20, using: &random)) / 20 }
        return GradientStop(
          color: RGBA(red: part(), green: part(), blue: part(), alpha: round % 2 == 0 ? 1 : part()),
          location: position)
      }
      let gradient = AngularGradientPixels(stops, center: .zero, start: 0, end: 1)
      let tables = withAllInstructions { gradient.table(instructions: $0) }
      #expect(Set(tables).count == 1)
      let table = tables[0]
      for step in table.indices {
        let color = mixed(stops, at: Double(step) / Double(table.count - 1))
        guard table[step] != color.pixel else { continue }
        Issue.record("round \(round), step \(step): \(table[step]) is not \(color.pixel)")
        break
      }
    }
  }

  /// The color at a position from 0 to 1.
  private func mixed(_ stops: [GradientStop], at position: Double) -> RGBA {
    guard let after = stops.firstIndex(where: { $0.location > position }) else {
      return stops.last?.color ?? .clear
    }
    guard after > 0 else { return stops[0].color }
    let (a, b) = (stops[after - 1], stops[after])
    let t = (position - a.location) / (b.location - a.location)
    func mix(_ key: KeyPath<RGBA, Double>) -> Double {
      a.color[keyPath: key] * (1 - t) + b.color[keyPath: key] * t
    }
    return RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }

  @Test(arguments: [(1, false), (1, true), (4, false), (4, true)])
  func allInstructionsBlurAlike(_ channels: Int, _ repeatsEdges: Bool) {
    var random = RandomItems(seed: 3)
    let (width, height, reach) = (97, 120, 11)
    let weights = Gaussian.weights(CGFloat(reach) / Gaussian.reachInDeviations)
    let row = width * channels
    // Clear rows, equal rows and noise.
    let bytes = (0..<height).flatMap { y in
      (0..<row).map { x in
        y < 30
          ? 0
          : y < 80 ? UInt8(truncatingIfNeeded: x * 7) : UInt8.random(in: 0...255, using: &random)
      }
    }
    let blurred = withAllInstructions { level in
      var copy = bytes
      #expect(
        tintype_blur(
          &copy, row, Int32(width), Int32(height), Int32(channels), weights,
          Int32(weights.count - 1), repeatsEdges, level))
      return copy
    }
    #expect(Set(blurred).count == 1)
    let x = 40 * channels
    for y in [5, 22, 29, 50, 85, 119] {
      #expect(abs(Double(blurred[0][y * row + x]) - weighed(x, y)) <= 1)
    }

    func value(_ x: Int, _ y: Int) -> Double {
      guard repeatsEdges || (0..<height).contains(y) else { return 0 }
      return Double(bytes[min(max(y, 0), height - 1) * row + x])
    }
    func weighed(_ x: Int, _ y: Int) -> Double {
      var sum = 0.0
      for v in -reach...reach {
        for u in -reach...reach {
          sum += value(x + u * channels, y + v) * Double(weights[abs(v)]) * Double(weights[abs(u)])
        }
      }
      return sum
    }
  }
}
