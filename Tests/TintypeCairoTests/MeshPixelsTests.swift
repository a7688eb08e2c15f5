import CTintypeCairo
import CTintypeKernels
import Testing
import TintypeDrawing
import TintypeGeometry

@testable import TintypeCairo

/// The kernel of meshes finds the colors that Cairo finds.
@Suite struct MeshPixelsTests {
  /// A mesh of up to five cells across and down, whose points are moved by a share of a cell.
  private func mesh(_ seed: UInt64, moved share: Double) throws -> GradientMesh {
    var random = RandomItems(seed: seed)
    func part() -> Double { Double.random(in: 0...1, using: &random) }
    let columns = Int.random(in: 2...5, using: &random)
    let rows = Int.random(in: 2...5, using: &random)
    var (points, colors): ([CGPoint], [RGBA]) = ([], [])
    for row in 0..<rows {
      for column in 0..<columns {
        let (x, y) = (Double(column) + share * (part() - 0.5), Double(row) + share * (part() - 0.5))
        points.append(
          CGPoint(x: 10 + x * 80 / Double(columns - 1), y: 10 + y * 80 / Double(rows - 1)))
        colors.append(
          RGBA(
            red: part(), green: part(), blue: part(), alpha: seed.isMultiple(of: 3) ? part() : 1))
      }
    }
    let background = GradientMesh.Background(
      rect: CGRect(x: 5, y: 5, width: 90, height: 90),
      color: seed.isMultiple(of: 2) ? .clear : RGBA(red: 0.2, green: 0.4, blue: 0.3, alpha: 0.7))
    return try #require(
      GradientMesh(columns: columns, points: points, colors: colors, background: background))
  }

  /// A shape filled with a mesh by Cairo alone.
  private func byCairo(
    _ path: Path, _ mesh: GradientMesh, _ transform: CGAffineTransform, _ area: PixelArea
  ) throws -> [UInt32] {
    let layer = try RasterLayer(area: area)
    layer.fill(RGBA.white.pixel)
    let painter = CairoPainter(target: .pixels(layer))
    painter.setTransform(transform)
    let pattern = MeshPattern.make(mesh, .identity)
    cairo_set_source(layer.context, pattern)
    cairo_pattern_destroy(pattern)
    path.append(to: layer.context)
    cairo_fill(layer.context)
    return layer.values
  }

  @Test(arguments: 0..<24) func colorsAreThoseOfCairo(_ seed: UInt64) throws {
    let mesh = try mesh(seed, moved: [0, 0.5, 1.5][Int(seed) % 3])
    let box = CGRect(x: 8.3, y: 7, width: 81, height: 86)
    let path = [
      Path(box), Path(ellipseIn: box), Path(roundedRect: box, cornerRadius: 20),
    ][Int(seed / 3) % 3]
    let transform = [
      CGAffineTransform(scaleX: 2, y: 2), CGAffineTransform(1.3, 0.4, -0.2, 1.7, 40, 3),
      CGAffineTransform(scaleX: 3.3, y: 1), CGAffineTransform(translationX: 4.25, y: 0.5),
    ][Int(seed) % 4]
    let area = PixelArea(x0: 0, y0: 0, x1: 400, y1: 300)
    let cairo = try byCairo(path, mesh, transform, area)
    let layer = try RasterLayer(area: area)
    layer.fill(RGBA.white.pixel)
    var painter = CairoPainter(target: .pixels(layer))
    try painter.draw([.fill(path, .mesh(mesh), FillStyle())], layer.state(transform))
    let pixels = layer.values
    #expect((pixels == cairo) as Bool)
  }

  @Test(arguments: 0..<6) func allInstructionsFindTheSameColors(_ seed: UInt64) throws {
    let pixels = try #require(
      MeshPixels(
        try mesh(seed, moved: 0.8), CGAffineTransform(scaleX: seed.isMultiple(of: 2) ? 9 : 2, y: 2))
    )
    let area = PixelArea(x0: 20, y0: 7, x1: 330, y1: 180)
    let pictures = try withAllInstructions { level in
      let layer = try #require(try pixels.layer(area, instructions: level))
      return layer.values
    }
    #expect(Set(pictures).count == 1)
    #expect(Set(pictures[0]).count > 500)
  }

  @Test func aMeshWithAPointFarAwayIsLeftToCairo() throws {
    let mesh = try mesh(2, moved: 0)
    #expect(MeshPixels(mesh, CGAffineTransform(scaleX: 1e6, y: 1)) == nil)
    #expect(MeshPixels(mesh, CGAffineTransform(scaleX: 0, y: 1)) == nil)
  }

  @Test func aMeshBesideTheShapeIsNotDrawn() throws {
    let pixels = try #require(MeshPixels(try mesh(2, moved: 0), .identity))
    #expect(try pixels.layer(PixelArea(x0: 200, y0: 0, x1: 300, y1: 90)) == nil)
  }
}
