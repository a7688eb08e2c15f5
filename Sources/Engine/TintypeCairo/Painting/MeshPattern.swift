import CTintypeCairo
package import TintypeDrawing
package import TintypeGeometry

/// A mesh of colors as Cairo draws it.
package enum MeshPattern {
  /// Makes a pattern, which the caller destroys, without cells so far away that Cairo could not count their pixels.
  package static func make(_ mesh: GradientMesh, _ transform: CGAffineTransform) -> OpaquePointer? {
    let pattern = cairo_pattern_create_mesh()
    let background = mesh.background
    if background.color.alpha > 0, MeshPixels.reaches(background.rect.corners, transform) {
      add(background.rect.corners.map { ($0, background.color) }, to: pattern)
    }
    for cell in mesh.cells where MeshPixels.reaches(cell.map { mesh.points[$0] }, transform) {
      add(cell.map { (mesh.points[$0], mesh.colors[$0]) }, to: pattern)
    }
    return pattern
  }

  private static func add(_ corners: [(CGPoint, RGBA)], to pattern: OpaquePointer?) {
    cairo_mesh_pattern_begin_patch(pattern)
    for (index, (point, _)) in corners.enumerated() {
      if index == 0 {
        cairo_mesh_pattern_move_to(pattern, point.x, point.y)
      } else {
        cairo_mesh_pattern_line_to(pattern, point.x, point.y)
      }
    }
    for (index, (_, color)) in corners.enumerated() {
      cairo_mesh_pattern_set_corner_color_rgba(
        pattern, UInt32(index), color.red, color.green, color.blue, color.alpha)
    }
    cairo_mesh_pattern_end_patch(pattern)
  }

  /// The pixels of an area, for formats that know no meshes.
  ///
  /// - Parameters:
  ///   - mesh: the colors.
  ///   - area: what to draw, in pixels.
  ///   - transform: from the mesh's coordinates to pixels.
  /// - Returns: a picture of the area's size.
  /// - Throws: where there are more pixels than can be drawn.
  package static func bitmap(
    of mesh: GradientMesh, _ area: PixelArea, transform: CGAffineTransform
  ) throws(RenderError) -> Bitmap {
    let scale: CGFloat = 1
    let placement = transform.concatenating(
      CGAffineTransform(translationX: -CGFloat(area.x0), y: -CGFloat(area.y0)))
    let size = CGSize(width: area.width, height: area.height)
    let outline = Path(CGRect(origin: .zero, size: size)).applying(placement.inverted())
    let fill = DisplayItem.fill(outline, .mesh(mesh), FillStyle())
    let list = DisplayList(
      size: size, scale: scale,
      items: [.group(DisplayGroup(items: [fill], transform: placement))])
    return try CairoRenderer.bitmap(of: list, scale: scale, background: nil)
  }
}
