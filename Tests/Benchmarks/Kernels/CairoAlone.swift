import CTintypeCairo
import Foundation
import TintypeCairo
import TintypeDrawing
import TintypeGeometry

/// Cards with effects that Cairo has not, by Cairo's own means: with two pixels a point.
struct CairoAlone {
  /// The card's place, in points.
  let box: CGRect

  /// Blurs with a wider curve are made of a smaller picture, as ours are.
  private static let widest: CGFloat = 8

  /// Fills the card with colors around its middle.
  func fillAngular(_ stops: [GradientStop], on canvas: KernelCanvas) {
    let pattern = cairo_pattern_create_mesh()
    let (count, radius) = (64, Double(box.width))
    func point(_ index: Int) -> (Double, Double) {
      let angle = Double(index) / Double(count) * 2 * .pi
      return (box.midX + radius * cos(angle), box.midY + radius * sin(angle))
    }
    for index in 0..<count {
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, box.midX, box.midY)
      let (from, to) = (point(index), point(index + 1))
      cairo_mesh_pattern_line_to(pattern, from.0, from.1)
      cairo_mesh_pattern_line_to(pattern, to.0, to.1)
      for (corner, offset) in [index, index, index + 1].enumerated() {
        let color = stops.color(at: Double(offset) / Double(count))
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(corner), color.red, color.green, color.blue, color.alpha)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    canvas.draw { context in
      cairo_set_source(context, pattern)
      addCard(to: context)
      cairo_fill(context)
    }
    cairo_pattern_destroy(pattern)
  }

  /// Fills a path with a mesh.
  func fill(_ path: Path, _ mesh: GradientMesh, on canvas: KernelCanvas) {
    let pattern = MeshPattern.make(mesh, .identity)
    canvas.draw { context in
      cairo_set_source(context, pattern)
      if let context { path.append(to: context) }
      cairo_fill(context)
    }
    cairo_pattern_destroy(pattern)
  }

  /// Fills the card, over its shadow in black of 40 %.
  func fillCard(_ color: RGBA, shadow radius: CGFloat, on canvas: KernelCanvas) {
    let reach = Int((radius * 2 * 3).rounded(.up))
    let shape = cardSurface(CAIRO_FORMAT_A8, .black, reach: reach)
    let blurred = Self.blurred(shape, CAIRO_FORMAT_A8, radius * 2)
    canvas.draw { context in
      cairo_identity_matrix(context)
      cairo_set_source_rgba(context, 0, 0, 0, 0.4)
      cairo_mask_surface(
        context, blurred, box.minX * 2 - Double(reach), box.minY * 2 + 4 - Double(reach))
      cairo_scale(context, 2, 2)
      cairo_set_source_rgb(context, color.red, color.green, color.blue)
      addCard(to: context)
      cairo_fill(context)
    }
    for surface in [shape, blurred] { cairo_surface_destroy(surface) }
  }

  /// Fills the card, blurred.
  func fillCard(_ color: RGBA, blur radius: CGFloat, on canvas: KernelCanvas) {
    let reach = Int((radius * 2 * 3).rounded(.up))
    let shape = cardSurface(CAIRO_FORMAT_ARGB32, color, reach: reach)
    let blurred = Self.blurred(shape, CAIRO_FORMAT_ARGB32, radius * 2)
    canvas.draw { context in
      cairo_identity_matrix(context)
      cairo_set_source_surface(
        context, blurred, box.minX * 2 - Double(reach), box.minY * 2 - Double(reach))
      cairo_paint(context)
    }
    for surface in [shape, blurred] { cairo_surface_destroy(surface) }
  }

  private func addCard(to context: OpaquePointer?) {
    let radius = box.width / 10
    cairo_new_path(context)
    for (corner, (x, y)) in [
      (box.maxX - radius, box.maxY - radius), (box.minX + radius, box.maxY - radius),
      (box.minX + radius, box.minY + radius), (box.maxX - radius, box.minY + radius),
    ].enumerated() {
      cairo_arc(context, x, y, radius, Double(corner) * .pi / 2, Double(corner + 1) * .pi / 2)
    }
    cairo_close_path(context)
  }

  /// The card in a picture of its own with space around it.
  private func cardSurface(_ format: cairo_format_t, _ color: RGBA, reach: Int) -> OpaquePointer? {
    let side = Int32(box.width * 2) + 2 * Int32(reach)
    let surface = cairo_image_surface_create(format, side, side)
    let context = cairo_create(surface)
    cairo_translate(context, Double(reach) - box.minX * 2, Double(reach) - box.minY * 2)
    cairo_scale(context, 2, 2)
    cairo_set_source_rgb(context, color.red, color.green, color.blue)
    addCard(to: context)
    cairo_fill(context)
    cairo_destroy(context)
    return surface
  }

  /// A blurred copy.
  private static func blurred(
    _ surface: OpaquePointer?, _ format: cairo_format_t, _ deviation: CGFloat
  ) -> OpaquePointer? {
    let (width, height) = (
      cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface)
    )
    guard deviation <= widest else {
      let small = copy(surface, format, (width + 1) / 2, (height + 1) / 2, scale: 0.5)
      let blurred = blurred(small, format, deviation / 2)
      defer { for surface in [small, blurred] { cairo_surface_destroy(surface) } }
      return copy(blurred, format, width, height, scale: 2)
    }
    let across = sum(of: surface, format, deviation) { ($0, 0) }
    defer { cairo_surface_destroy(across) }
    return sum(of: across, format, deviation) { (0, $0) }
  }

  private static func copy(
    _ surface: OpaquePointer?, _ format: cairo_format_t, _ width: Int32, _ height: Int32,
    scale: Double
  ) -> OpaquePointer? {
    let copy = cairo_image_surface_create(format, width, height)
    let context = cairo_create(copy)
    cairo_scale(context, scale, scale)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    cairo_paint(context)
    cairo_destroy(context)
    return copy
  }

  /// The sum of shifted copies, weighed by the bell curve.
  private static func sum(
    of surface: OpaquePointer?, _ format: cairo_format_t, _ deviation: CGFloat,
    shift: (Double) -> (Double, Double)
  ) -> OpaquePointer? {
    let result = cairo_image_surface_create(
      format, cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
    let context = cairo_create(result)
    cairo_set_operator(context, CAIRO_OPERATOR_ADD)
    let reach = Int((3 * deviation).rounded(.up))
    let weights = (-reach...reach).map { exp(-pow(Double($0) / Double(deviation), 2) / 2) }
    let total = weights.reduce(0, +)
    for (index, weight) in weights.enumerated() {
      let (x, y) = shift(Double(index - reach))
      cairo_set_source_surface(context, surface, x, y)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      cairo_paint_with_alpha(context, weight / total)
    }
    cairo_destroy(context)
    return result
  }
}

extension KernelCanvas {
  /// Draws by a context with two units a point.
  fileprivate func draw(_ body: (OpaquePointer?) -> Void) {
    let bytes = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(side), Int32(side), Int32(side * 4))
    let context = cairo_create(surface)
    cairo_scale(context, 2, 2)
    body(context)
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }
}

extension [GradientStop] {
  /// The color at a position from 0 to 1.
  fileprivate func color(at offset: Double) -> RGBA {
    guard let after = firstIndex(where: { $0.location > offset }), after > 0 else {
      return self[offset > 0 ? count - 1 : 0].color
    }
    let (a, b) = (self[after - 1], self[after])
    let t = (offset - a.location) / (b.location - a.location)
    func mix(_ key: KeyPath<RGBA, Double>) -> Double {
      a.color[keyPath: key] * (1 - t) + b.color[keyPath: key] * t
    }
    return RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }
}
