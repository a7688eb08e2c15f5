/// A view of a shape, which can be filled and stroked once more on top.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

/// A shape drawn with one layer of paint over a view.
public nonisolated struct PaintedShapeView<
  Content: Shape, Style: ShapeStyle, Background: View
>: PrimitiveView, ShapeView {
  /// How the shape is painted.
  @usableFromInline
  enum Layer {
    case fill(FillStyle)
    case stroke(StrokeStyle)
    case strokeBorder(StrokeStyle, inside: any Shape)
  }

  /// The shape.
  public let shape: Content
  private let style: Style
  private let layer: Layer
  private let background: Background

  /// Creates a shape with a layer over a view.
  @usableFromInline init(shape: Content, style: Style, layer: Layer, background: Background) {
    (self.shape, self.style, self.layer, self.background) = (shape, style, layer, background)
  }

  /// Adds one node, over a node of the layers below where there are any.
  @_documentation(visibility: internal) @inline(__always)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let paint = view.style.paint(in: resolver.environment)
    let drawn: ShapeDrawing.Layer
    var path: ((CGRect) -> Path)?
    switch view.layer {
    case .fill(let style): drawn = .fill(paint, style)
    case .stroke(let style): drawn = .stroke(paint, style)
    case .strokeBorder(let style, let inset):
      drawn = .stroke(paint, style)
      path = inset.outline(of: resolver.environment.containerPosition)
    }
    let below = resolver.resolveOverlap(0, view.background)
    resolver.addShape(
      view.shape, kind: ViewResolver.name(of: Content.self), layers: [drawn], path: path)
    guard let below, let top = resolver.elements.popLast() else { return }
    resolver.add(
      resolver.makeNode(
        .layered(AlignmentPair(.center)), kind: "background", role: .decoration, around: top,
        and: below,
        drawing: .layered(isBackground: true)))
  }
}

extension Shape {
  /// The shape filled with a style.
  @inlinable public nonisolated func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> PaintedShapeView<Self, S, EmptyView> {
    PaintedShapeView(shape: self, style: content, layer: .fill(style), background: EmptyView())
  }

  /// The outline drawn with a style.
  @inlinable public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShapeView<Self, S, EmptyView> {
    PaintedShapeView(
      shape: self, style: content, layer: .stroke(style.antialiased(antialiased)),
      background: EmptyView())
  }

  /// The outline as a shape of its own: a line of a style.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    StrokeShape(base: self, style: style)
  }
}

extension ShapeView {
  /// The shape filled with a style once more, on top.
  @inlinable public nonisolated func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> PaintedShapeView<Content, S, Self> {
    PaintedShapeView(shape: shape, style: content, layer: .fill(style), background: self)
  }

  /// The outline drawn with a style, on top.
  @inlinable public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShapeView<Content, S, Self> {
    PaintedShapeView(
      shape: shape, style: content, layer: .stroke(style.antialiased(antialiased)),
      background: self)
  }
}

extension ShapeView where Content: InsettableShape {
  /// The outline drawn inside the bounds with a style, on top.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShapeView<Content, S, Self> {
    let inset = shape.inset(by: style.lineWidth / 2)
    return PaintedShapeView(
      shape: shape, style: content,
      layer: .strokeBorder(style.antialiased(antialiased), inside: inset),
      background: self)
  }
}

extension InsettableShape {
  /// The outline drawn inside the bounds with a style.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShapeView<Self, S, EmptyView> {
    let inset = inset(by: style.lineWidth / 2)
    return PaintedShapeView(
      shape: self, style: content,
      layer: .strokeBorder(style.antialiased(antialiased), inside: inset),
      background: EmptyView())
  }
}
