import TintypeDrawing

/// A style laid out for a rectangle of its own in place of the frame.
private nonisolated struct PlacedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let rect: CGRect

  static func resolvedPaint(of style: Self, in environment: EnvironmentValues) -> StylePaint {
    let paint = style.base.paint(in: environment)
    guard case .gradient(let make) = paint else { return StylePaint(paint) }
    return StylePaint(
      .gradient { frame in make(style.rect.offsetBy(dx: frame.minX, dy: frame.minY)) })
  }
}

extension ShapeStyle {
  /// The style as it would be for a rectangle, in points from the frame's upper left corner.
  public nonisolated func `in`(_ rect: CGRect) -> some ShapeStyle {
    PlacedStyle(base: self, rect: rect)
  }
}
