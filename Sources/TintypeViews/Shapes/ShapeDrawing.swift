package import TintypeDrawing

/// A shape as it is drawn: its outline for a frame, and the layers of paint on it.
package struct ShapeDrawing: DrawnLeaf {
  /// One layer of paint.
  package enum Layer {
    /// The inside.
    case fill(ResolvedPaint, FillStyle)
    /// The outline.
    case stroke(ResolvedPaint, StrokeStyle)
  }

  /// The outline inside a rectangle.
  package var path: (CGRect) -> Path
  /// The layers, first at the bottom.
  package var layers: [Layer]

  /// Adds the layers of paint.
  @MainActor package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    let rect = context.drawn(frame)
    guard rect.isFinite, rect.width >= 0, rect.height >= 0 else { return }
    let path = path(rect)
    guard !path.isEmpty else { return }
    for layer in layers {
      switch layer {
      case .fill(let paint, let style): items.append(.fill(path, paint.paint(in: rect), style))
      case .stroke(let paint, let style):
        items.append(.stroke(path, paint.paint(in: rect), style))
      }
    }
  }

  /// The bounds of the outline and of the lines on it.
  package func ink(in frame: CGRect) -> CGRect? {
    let path = path(frame)
    guard !path.isEmpty else { return nil }
    var rect = path.boundingRect
    for case .stroke(_, let style) in layers {
      rect = rect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    }
    return rect
  }
}
