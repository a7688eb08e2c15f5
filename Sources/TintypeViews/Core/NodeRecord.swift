package import TintypeDrawing

/// What a node is called and draws, beside what the engine knows of it.
package struct NodeRecord {
  /// The name of the kind of view, such as `HStack` or `frame`.
  package var kind: String
  /// What `accessibilityIdentifier` gave.
  package var identifier: String?
  /// What the node draws, or does to what its children draw.
  package var drawing: NodeDrawing = .none
  /// The place among siblings in drawing order.
  package var zIndex: Double = 0
  /// The user's view that the node is the outermost part of.
  package var owner: String?
  /// Words for the layout dump, such as a text's string.
  package var detail: String?

  /// Creates a record.
  package init(kind: String, drawing: NodeDrawing = .none) {
    self.kind = kind
    self.drawing = drawing
  }
}

/// What a node draws.
package enum NodeDrawing {
  /// Nothing of its own.
  case none
  /// A rectangle of one paint.
  case fill(ResolvedPaint)
  /// A shape.
  case shape(ShapeDrawing)
  /// Laid-out text.
  case text(TextNode)
  /// A picture.
  case image(ImageNode)
  /// What a closure draws.
  case canvas(CanvasDrawing)
  /// A change of what the children draw.
  case effect(DrawingEffect)
  /// Several changes of what the children draw, first applied first, known when it is drawn.
  case effects(@MainActor () -> [DrawingEffect])
  /// A primary and a secondary: whether the secondary goes below.
  case layered(isBackground: Bool)
  /// A primary that shows only where a secondary has ink.
  case mask
}

/// A change of what a node's children draw.
package enum DrawingEffect {
  /// Draws nothing.
  case hidden
  /// Multiplies the opacity.
  case opacity(Double)
  /// Cuts to a shape inside the frame.
  case clip((CGRect) -> Path, FillStyle)
  /// Moves by a transform that depends on the frame.
  case transform((CGRect) -> CGAffineTransform)
  /// Lays a shadow below.
  case shadow(DropShadow)
  /// Blurs.
  case blur(CGFloat)
  /// Changes colors.
  case filter(ColorFilter)
  /// Changes how pixels meet those below.
  case blend(TintypeDrawing.BlendMode)
  /// Draws as one picture.
  case group
  /// Draws bounds over the view.
  case borders(BorderOverlay)
}

/// What drawing needs to know besides frames.
package struct DrawingContext {
  /// Pixels a point.
  package var scale: CGFloat
  /// Whether frames are on the pixel grid: not inside a rotation or scaling.
  package var snapsToPixels: Bool

  /// The frame as it is drawn: on the pixel grid unless something turns it.
  package func drawn(_ rect: CGRect) -> CGRect {
    snapsToPixels ? rect.snapped(toScale: scale) : rect
  }
}

/// A paint that may depend on the frame that it fills.
package enum ResolvedPaint {
  /// One color.
  case color(RGBA)
  /// A gradient whose points are shares of the frame.
  case gradient((CGRect) -> Paint)

  /// The paint for a frame.
  package func paint(in rect: CGRect) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .gradient(let make): make(rect)
    }
  }

  /// The paint with its opacity multiplied by a factor.
  package func opacity(_ factor: Double) -> ResolvedPaint {
    switch self {
    case .color(let color): .color(color.opacity(factor))
    case .gradient(let make): .gradient { make($0).opacity(factor) }
    }
  }
}
