package import TintypeDrawing

/// A paint that may depend on the frame that it fills.
package enum ResolvedPaint {
  /// One color.
  case color(RGBA)
  /// A gradient whose points are shares of the frame.
  case gradient((CGRect) -> Paint)
  /// What is below, blurred.
  ///
  /// Kept apart, so that other paints are no larger for it.
  indirect case backdrop(Backdrop)
  /// Another paint with shadows of what is painted, the last one outermost.
  ///
  /// Kept apart, so that other paints are no larger for it.
  indirect case shadowed(ResolvedPaint, [PaintShadow])

  /// The paint for a frame, without shadows.
  package func paint(in rect: CGRect) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .gradient(let make): make(rect)
    case .backdrop(let backdrop): .backdrop(backdrop)
    case .shadowed(let paint, _): paint.paint(in: rect)
    }
  }

  /// What is painted with the paint, and its shadows.
  package func shadowing(_ items: [DisplayItem]) -> [DisplayItem] {
    guard case .shadowed(_, let shadows) = self, !items.isEmpty else { return items }
    return shadows.reduce(items) { [$1.added(to: $0)] }
  }

  /// The paint with its opacity multiplied by a factor.
  package func opacity(_ factor: Double) -> ResolvedPaint {
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .gradient(let make): return .gradient { make($0).opacity(factor) }
    case .backdrop(var backdrop):
      backdrop.opacity *= factor
      return .backdrop(backdrop)
    case .shadowed(let paint, let shadows):
      return .shadowed(paint.opacity(factor), shadows.map { $0.opacity(factor) })
    }
  }
}
