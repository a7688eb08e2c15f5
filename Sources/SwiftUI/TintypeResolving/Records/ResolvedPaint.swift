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

  /// A picture, over and over.
  ///
  /// Kept apart, so that other paints are no larger for it.
  indirect case tiled(TiledPaint)
  /// Another paint that meets what is below in its own way.
  indirect case blended(ResolvedPaint, CompositeOperation)

  /// Another color where the paint is one.
  package func recolored(_ change: (RGBA) -> RGBA) -> ResolvedPaint {
    if case .color(let color) = self { .color(change(color)) } else { self }
  }

  /// The paint for a frame, without shadows; black in the place of a picture, which `finishing` lays over it.
  package func paint(in rect: CGRect) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .gradient(let make): make(rect)
    case .backdrop(let backdrop): .backdrop(backdrop)
    case .shadowed(let paint, _), .blended(let paint, _): paint.paint(in: rect)
    case .tiled: .color(.black)
    }
  }

  /// What is painted with the paint, with what the paint alone cannot say: shadows, and a picture in its place.
  package func finishing(_ items: [DisplayItem]) -> [DisplayItem] {
    guard !items.isEmpty else { return items }
    switch self {
    case .shadowed(let paint, let shadows):
      return shadows.reduce(paint.finishing(items)) { [$1.added(to: $0)] }
    case .tiled(let tiled): return [tiled.painted(on: items)]
    case .blended(let paint, let mode):
      return [.group(DisplayGroup(items: paint.finishing(items), blendMode: mode))]
    case .color, .gradient, .backdrop: return items
    }
  }

  /// Adds what is painted with the paint as ``finishing(_:)`` says; most paints add nothing to it.
  package func finish(_ item: DisplayItem, to items: inout [DisplayItem]) {
    switch self {
    case .shadowed, .tiled, .blended: items += finishing([item])
    case .color, .gradient, .backdrop: items.append(item)
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
    case .shadowed(let paint, let shadows):
      return .shadowed(paint.opacity(factor), shadows.map { $0.opacity(factor) })
    case .tiled(var tiled):
      tiled.opacity *= factor
      return .tiled(tiled)
    case .blended(let paint, let mode): return .blended(paint.opacity(factor), mode)
    }
  }
}
