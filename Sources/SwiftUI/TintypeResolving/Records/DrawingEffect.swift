package import TintypeDrawing

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
  /// Moves by a transform in perspective that depends on the frame.
  case projection((CGRect) -> ProjectionTransform)
  /// Lays a shadow below.
  case shadow(DropShadow)
  /// Blurs.
  case blur(CGFloat)
  /// Changes colors.
  case filter(ColorFilter)
  /// Changes how pixels meet those below.
  case blend(CompositeOperation)
  /// Lets the glass inside flow together up to a gap, in points.
  case glass(reach: CGFloat)
  /// Draws as one picture.
  case group
  /// Draws bounds over the view.
  case borders(BorderOverlay)
  /// Draws what explains the layout over the view.
  case marks(LayoutMarks)
}

extension DrawingEffect {
  /// Whether frames inside leave the pixel grid.
  package var moves: Bool {
    switch self {
    case .transform, .projection: true
    default: false
    }
  }

  /// A blur, first applied first.
  ///
  /// - Parameters:
  ///   - radius: the deviation, in points; a negative one counts as none.
  ///   - isOpaque: whether it ends sharp at the view's bounds, and nothing shines through near them.
  /// - Returns: what does it.
  package static func blurs(_ radius: CGFloat, isOpaque: Bool) -> [DrawingEffect] {
    let blur = DrawingEffect.blur(max(0, radius))
    return isOpaque ? [blur, .filter(.opaque), .clip({ Path($0) }, FillStyle())] : [blur]
  }
}
