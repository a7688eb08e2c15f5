// Made of Fixtures/Names/TintypeViews/ShapesModifiers.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension Shape {
  /// The shape filled with the foreground style.
  @inlinable public nonisolated func fill(style: FillStyle = FillStyle()) -> PaintedShapeView<Self, ForegroundStyle, EmptyView> { fill(ForegroundStyle(), style: style) }
  /// The outline drawn with a style, as a line of a width in points.
  @inlinable public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShapeView<Self, S, EmptyView> { stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased) }
  /// The outline as a shape of its own: a line of a width in points.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}

extension ShapeView {
  /// The outline drawn with a style, on top, as a line of a width in points.
  @inlinable public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShapeView<Content, S, Self> { stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased) }
}

extension ShapeView where Content: InsettableShape {
  /// The outline drawn inside the bounds with a style, on top, as a line of a width in points.
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShapeView<Content, S, Self> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased) }
}

extension InsettableShape {
  /// The outline drawn inside the bounds with a style, as a line of a width in points.
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShapeView<Self, S, EmptyView> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased) }
  /// The outline drawn inside the bounds with the foreground style.
  public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> PaintedShapeView<Self, ForegroundStyle, EmptyView> { strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased) }
  /// The outline drawn inside the bounds with the foreground style, as a line of a width in points.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShapeView<Self, ForegroundStyle, EmptyView> { strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased) }
}

extension Shape {
  /// The shape shifted, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { offset(CGSize(width: x, height: y)) }
  /// The shape shifted, in points.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
  /// The shape shifted, in points.
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }
  /// The shape turned about a point of its frame.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> { RotatedShape(shape: self, angle: angle, anchor: anchor) }
  /// The shape scaled about a point of its frame.
  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> { ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor) }
  /// The shape scaled about a point of its frame.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> { self.scale(x: scale, y: scale, anchor: anchor) }
  /// The shape changed by a transform.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> { TransformedShape(shape: self, transform: transform) }
}
