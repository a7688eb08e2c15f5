import TintypeDrawing
import TintypeViews

/// What the effects around a view do to the place of its ink.
struct InkScope {
  private var transform = CGAffineTransform.identity
  /// Room that blurs and shadows need on each side, in points.
  private var margins = EdgeInsets()

  /// Past three standard deviations, nothing of a Gaussian is left in eight bits.
  private static let reach: CGFloat = 3

  /// The scope inside a view.
  ///
  /// - Parameters:
  ///   - drawing: what the view does to what its children draw.
  ///   - frame: its frame, in points.
  /// - Returns: the scope of its children.
  @MainActor func entering(_ drawing: NodeDrawing, _ frame: CGRect) -> InkScope {
    switch drawing {
    case .effect(let effect): entering(effect, frame)
    // The last change is the outermost.
    case .effects(let make): make().reversed().reduce(self) { $0.entering($1, frame) }
    default: self
    }
  }

  private func entering(_ effect: DrawingEffect, _ frame: CGRect) -> InkScope {
    var scope = self
    switch effect {
    case .transform(let make): scope.transform = make(frame).concatenating(transform)
    case .projection(let make):
      // Close enough for room around the ink: exact in the middle of the view.
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      scope.transform = make(frame).affine(near: middle).concatenating(transform)
    case .blur(let radius): scope.add(blur: radius, x: 0, y: 0)
    case .shadow(let shadow): scope.add(blur: shadow.radius, x: shadow.x, y: shadow.y)
    default: break
    }
    return scope
  }

  private mutating func add(blur: CGFloat, x: CGFloat, y: CGFloat) {
    let room = blur * Self.reach
    margins.leading += max(0, room - x)
    margins.trailing += max(0, room + x)
    margins.top += max(0, room - y)
    margins.bottom += max(0, room + y)
  }

  /// A rectangle around what a view draws itself, in points; nil for nothing.
  func ink(of drawing: NodeDrawing, _ frame: CGRect) -> CGRect? {
    guard isFinite(frame) else { return nil }
    var rect: CGRect
    switch drawing {
    case .none, .effect, .effects, .layered, .mask: return nil
    case .fill: rect = frame
    case .leaf(let leaf):
      guard let ink = leaf.ink(in: frame) else { return nil }
      rect = ink
    }
    rect = rect.applying(transform)
    guard isFinite(rect) else { return nil }
    return CGRect(
      x: rect.minX - margins.leading, y: rect.minY - margins.top,
      width: rect.width + margins.leading + margins.trailing,
      height: rect.height + margins.top + margins.bottom)
  }

  private func isFinite(_ rect: CGRect) -> Bool {
    rect.width.isFinite && rect.height.isFinite && rect.minX.isFinite && rect.minY.isFinite
  }
}
