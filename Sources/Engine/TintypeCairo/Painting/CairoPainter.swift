import CTintypeCairo
import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

/// Draws items through a Cairo context, on pixels or into a PDF.
struct CairoPainter: ItemPainter {
  /// What surrounds an item.
  struct State {
    /// From the item's coordinates to those of the context: pixels, or points of a PDF.
    var transform: CGAffineTransform
    /// What is certainly cut off lies outside of this, in coordinates of the context.
    var clip: PixelArea
    /// Whether the context cuts with more than the rectangle `clip`.
    var isClippedByPath = false
  }

  /// What the context draws on.
  enum Target {
    /// Pixels in memory, which kernels may write to as well.
    case pixels(RasterLayer)
    /// A page of a PDF.
    case page(PDFPage)
  }

  /// What is under the context.
  let target: Target
  /// What kernels do for Cairo.
  let accelerator: Accelerator

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - target: what is drawn on.
  ///   - accelerator: what kernels do.
  init(target: Target, accelerator: Accelerator = Accelerator(isOn: true)) {
    self.target = target
    self.accelerator = accelerator
  }
  /// The context drawn on.
  var context: OpaquePointer {
    switch target {
    case .pixels(let layer): layer.context
    case .page(let page): page.context
    }
  }

  /// Says which element of a PDF the next mark belongs to.
  ///
  /// - Parameters:
  ///   - bounds: the mark's, in coordinates of the context.
  ///   - isText: whether it is text that can be copied.
  func mark(_ bounds: CGRect, isText: Bool = false) {
    if case .page(let page) = target { page.structure.mark(bounds, isText: isText) }
  }
}

extension CairoPainter {
  /// Makes the context's coordinates those of an item.
  func setTransform(_ t: CGAffineTransform) {
    var matrix = cairo_matrix_t(t)
    cairo_set_matrix(context, &matrix)
  }

  /// Makes the context's coordinates those of the surface.
  func clearTransform() { cairo_identity_matrix(context) }

  /// A rectangle of items in the coordinates of the context; null where it is not finite.
  func placed(_ rect: CGRect, _ state: State) -> CGRect {
    rect.placed(by: state.transform)
  }

  /// Whether a rectangle in the coordinates of the context may show.
  func isVisible(_ rect: CGRect, _ state: State) -> Bool {
    !rect.isNull && !PixelArea(touchedBy: rect).intersection(state.clip).isEmpty
  }

  /// Replaces the context's path.
  ///
  /// Cairo counts in 1/256 of a unit with 32 bits, so coordinates far outside are brought nearer: the
  /// path is then given in the context's own coordinates, else in those of the items.
  func setPath(_ path: Path, bounds: CGRect, _ state: State) {
    cairo_new_path(context)
    let limit: CGFloat = 4_000_000
    let isFar =
      bounds.minX < -limit || bounds.minY < -limit || bounds.maxX > limit || bounds.maxY > limit
    guard isFar else {
      setTransform(state.transform)
      path.append(to: context)
      return
    }
    clearTransform()
    path.applying(state.transform).clamped(to: limit).append(to: context)
    setTransform(state.transform)
  }
}

extension CGRect {
  /// The rectangle moved from the coordinates of items; null where it is not finite.
  func placed(by transform: CGAffineTransform) -> CGRect {
    isNull ? .null : moved(by: transform).finite
  }
}

extension cairo_matrix_t {
  init(_ t: CGAffineTransform) {
    self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
  }
}
