package import TintypeDrawing

/// A shape as it is drawn: its outline for a frame, and the layers of paint on it.
package struct ShapeDrawing: DrawnLeaf {
  /// One layer of paint.
  package enum Layer {
    /// The inside.
    case fill(ResolvedPaint, FillStyle)
    /// The outline.
    case stroke(ResolvedPaint, StrokeStyle)
    /// A soft shadow outside of the shape alone.
    case glow(DropShadow)
    /// A line along the inside of the outline, in points.
    case rim(ResolvedPaint, width: CGFloat)
    /// Nothing, but the other layers are glass that flows together with its neighbors in a container.
    indirect case merging(Glass, radius: (CGRect) -> CGFloat)
  }

  /// The outline inside a rectangle.
  package var path: (CGRect) -> Path
  /// The layers, first at the bottom.
  package var layers: [Layer]

  /// Adds the layers of paint.
  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    let rect = context.drawn(frame)
    guard rect.isFinite, rect.width >= 0, rect.height >= 0 else { return }
    if let collector = context.glass, case .merging(let look, let radius)? = layers.last {
      let piece = GlassPiece(frame: rect, radius: radius(rect))
      collector.add(piece, look) { draw($0, in: $1, to: &$2) }
      return
    }
    let path = path(rect)
    if !path.isEmpty { draw(path, in: rect, to: &items) }
  }

  /// Adds the layers for an outline.
  private func draw(_ path: Path, in rect: CGRect, to items: inout [DisplayItem]) {
    for layer in layers {
      switch layer {
      case .fill(let paint, let style):
        paint.finish(.fill(path, paint.paint(in: rect), style), to: &items)
      case .stroke(let paint, let style):
        paint.finish(.stroke(path, paint.paint(in: rect), style), to: &items)
      case .glow(let shadow): items.append(ShapeDrawing.glow(shadow, around: path))
      case .rim(let paint, let width):
        // Half of the line is outside of the outline, which the clip takes away.
        let line = DisplayItem.stroke(
          path, paint.paint(in: rect), StrokeStyle(lineWidth: 2 * width))
        items.append(
          .group(DisplayGroup(items: [line], clip: DisplayGroup.Clip(path: path))))
      case .merging: break
      }
    }
  }

  /// A blurred copy of a shape with the shape itself cut out, so that nothing of it shines through glass.
  private static func glow(_ shadow: DropShadow, around path: Path) -> DisplayItem {
    let moved = path.applying(CGAffineTransform(translationX: shadow.x, y: shadow.y))
    let blurred = DisplayGroup(
      items: [.fill(moved, .color(shadow.color), FillStyle())], blurRadius: shadow.radius)
    var outside = Path(blurred.bounds.union(path.boundingRect).insetBy(dx: -1, dy: -1))
    outside.addPath(path)
    return .group(
      DisplayGroup(
        items: [.group(blurred)],
        clip: DisplayGroup.Clip(path: outside, style: FillStyle(eoFill: true))))
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
