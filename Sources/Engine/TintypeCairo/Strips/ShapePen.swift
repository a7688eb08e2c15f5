import CTintypeCairo
import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

/// How a line is drawn, as Cairo takes it.
struct ShapePen: Equatable {
  private let style: StrokeStyle
  /// From units of the line to pixels, without a shift.
  private let transform: CGAffineTransform
  /// How far from its path a line covers pixels, in 1/256 of one.
  let reach: Int32

  /// The pen as kernels take it, without its gaps.
  var kernel: tintype_pen { tintype_pen(style, transform) }

  /// Whether the line has gaps.
  var isDashed: Bool { !style.dash.isEmpty }

  /// Creates a pen; nil for a line that is not drawn, or very wide.
  ///
  /// - Parameters:
  ///   - style: the line, as it can be drawn.
  ///   - transform: from its units to pixels.
  init?(_ style: StrokeStyle, _ transform: CGAffineTransform) {
    let t = transform
    guard style.lineWidth > 0, t.isFinite, t.a * t.d - t.b * t.c != 0 else { return nil }
    self.style = style
    self.transform = CGAffineTransform(t.a, t.b, t.c, t.d, 0, 0)
    let limit = style.lineJoin == .miter ? style.miterLimit : 1
    // A square cap reaches furthest of what is no tip.
    let length = style.lineWidth * max(0.75, limit / 2)
    let pixels = length * (t.a * t.a + t.b * t.b + t.c * t.c + t.d * t.d).squareRoot()
    guard pixels < 4096 else { return nil }
    // Bounded: below 4096 by the guard.
    reach = Int32(pixels * 256) + 256
  }

  /// Makes the context's next stroke one with the pen.
  func set(on context: OpaquePointer) {
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(context, &matrix)
    style.set(on: context)
  }
}
