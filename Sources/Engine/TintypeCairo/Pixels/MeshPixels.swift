import CTintypeCairo
import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

/// The colors of a mesh as pixels: those that Cairo finds, for a shape that nothing cuts.
struct MeshPixels {
  private let cells: [tintype_mesh_cell]
  /// From the mesh to pixels, as Cairo takes it: there and back, and there again.
  private let matrix: [Double]

  /// Places up to this, in pixels, are counted in 32 bits with 8 of them for parts of a pixel.
  private static let farthest: CGFloat = 1_000_000

  /// Prepares a mesh; nil where its transform has no way back, or a point is very far away.
  ///
  /// - Parameters:
  ///   - mesh: the colors, which can be drawn.
  ///   - transform: from its coordinates to pixels.
  init?(_ mesh: GradientMesh, _ transform: CGAffineTransform) {
    guard let m = cairo_matrix_t(transform).inverted?.inverted else { return nil }
    matrix = [m.xx, m.yx, m.xy, m.yy, m.x0, m.y0]
    let (rect, color) = (mesh.background.rect, mesh.background.color)
    let points = mesh.points + (color.alpha > 0 ? rect.corners : [])
    guard Self.reaches(points, transform) else { return nil }
    var cells: [tintype_mesh_cell] = []
    if color.alpha > 0 {
      cells.append(tintype_mesh_cell(rect.corners.map { ($0, color) }))
    }
    for cell in mesh.cells {
      cells.append(tintype_mesh_cell(cell.map { (mesh.points[$0], mesh.colors[$0]) }))
    }
    self.cells = cells
  }

  /// Whether pixels can be counted as far as each of some points of a mesh.
  static func reaches(_ points: [CGPoint], _ transform: CGAffineTransform) -> Bool {
    points.allSatisfy {
      let position = $0.applying(transform)
      return abs(position.x) < farthest && abs(position.y) < farthest
    }
  }

  /// Finds the pixels.
  ///
  /// - Parameters:
  ///   - outline: the pixels that the edges of the shape touch.
  ///   - instructions: the highest level of instructions to use; the pixels are the same for all of them.
  /// - Returns: the pixels of the shape that the mesh reaches; nil for none.
  /// - Throws: where there is no memory.
  func layer(
    _ outline: PixelArea, instructions: Int32 = .max
  ) throws(RenderError) -> RasterLayer? {
    let bounds = tintype_mesh_bounds(cells, cells.count, matrix)
    let area = outline.intersection(
      PixelArea(x0: Int(bounds.x0), y0: Int(bounds.y0), x1: Int(bounds.x1), y1: Int(bounds.y1)))
    guard !area.isEmpty else { return nil }
    let layer = try RasterLayer(area: area)
    tintype_fill_mesh(
      layer.pixels, layer.width, area.kernel, cells, cells.count, matrix, instructions)
    return layer
  }
}

extension tintype_mesh_cell {
  /// Creates a cell from its corners in turn and their colors.
  fileprivate init(_ corners: [(position: CGPoint, color: RGBA)]) {
    func all<T>(_ value: (CGPoint, RGBA) -> T) -> (T, T, T, T) {
      let values = corners.map { value($0.position, $0.color) }
      return (values[0], values[1], values[2], values[3])
    }
    self.init(
      x: all { position, _ in position.x }, y: all { position, _ in position.y },
      colors: all { _, color in (color.red, color.green, color.blue, color.alpha) })
  }
}
