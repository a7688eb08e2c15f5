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

  /// The paint for a frame.
  package func paint(in rect: CGRect) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .gradient(let make): make(rect)
    case .backdrop(let backdrop): .backdrop(backdrop)
    }
  }

  /// The paint with its opacity multiplied by a factor.
  package func opacity(_ factor: Double) -> ResolvedPaint {
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .gradient(let make): return .gradient { make($0).opacity(factor) }
    case .backdrop(var backdrop):
      backdrop.opacity *= factor
      return .backdrop(backdrop)
    }
  }
}
