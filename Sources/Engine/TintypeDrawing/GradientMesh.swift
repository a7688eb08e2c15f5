/// Colors on a grid of points, mixed between them.
///
/// The grid is fine: within a cell sides are straight and colors change evenly.
package struct GradientMesh: Sendable, Hashable {
  /// Points in a row of the grid.
  package let columns: Int
  /// The points, row after row.
  package let points: [CGPoint]
  /// The color of each point.
  package var colors: [RGBA]
  /// A rectangle around the cells, and its color; what lies beyond it has no color.
  package var background: Background

  /// What is painted beside the cells.
  package struct Background: Sendable, Hashable {
    /// Where it is painted.
    package var rect: CGRect
    /// The color.
    package var color: RGBA
    /// Creates a background.
    package init(rect: CGRect, color: RGBA) {
      self.rect = rect
      self.color = color
    }
  }

  /// Creates a mesh; nil for fewer than two rows or columns, or counts that do not go together.
  ///
  /// - Parameters:
  ///   - columns: points in a row.
  ///   - points: the points, row after row.
  ///   - colors: a color for each point.
  ///   - background: what is painted beside the cells.
  package init?(columns: Int, points: [CGPoint], colors: [RGBA], background: Background) {
    guard columns > 1, points.count == colors.count, points.count >= 2 * columns,
      points.count.isMultiple(of: columns)
    else { return nil }
    self.columns = columns
    self.points = points
    self.colors = colors
    self.background = background
  }

  /// The mesh with its alpha multiplied by a factor.
  func opacity(_ factor: Double) -> GradientMesh {
    var mesh = self
    mesh.colors = colors.map { $0.opacity(factor) }
    mesh.background.color = background.color.opacity(factor)
    return mesh
  }

  /// The mesh with drawable colors; nil where nothing shows or a point is no place.
  var simplified: GradientMesh? {
    var mesh = self
    mesh.colors = colors.map(\.clamped)
    mesh.background.color = background.color.clamped
    let shows = mesh.background.color.alpha > 0 || mesh.colors.contains { $0.alpha > 0 }
    return shows && points.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? mesh : nil
  }

  /// The numbers of the points of each cell, in turn around it.
  package var cells: [[Int]] {
    let rows = points.count / columns
    return (0..<rows - 1).flatMap { row in
      (0..<columns - 1).map { column in
        let first = row * columns + column
        return [first, first + 1, first + columns + 1, first + columns]
      }
    }
  }
}
