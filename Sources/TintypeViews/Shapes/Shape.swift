import TintypeDrawing

/// A two-dimensional outline that fills the room that it is offered.
@MainActor @preconcurrency
public protocol Shape: View, Animatable, Sendable {
  /// The outline inside a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path
  /// What the outline is for.
  nonisolated static var role: ShapeRole { get }
  /// The size for a proposal, in points; the proposal with 10 for nil by default.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Whether the outline is mirrored in right-to-left layouts.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// What an outline is for.
public enum ShapeRole: Sendable {
  /// To be filled.
  case fill
  /// To be stroked.
  case stroke
  /// To separate content.
  case separator
}

/// Whether a shape is mirrored in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Never.
  case fixed
  /// Where the layout's direction is another one than that for which the shape was drawn.
  case mirrors(in: LayoutDirection)
  /// In right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// The marker of shapes that keep the default size rule, which the engine answers itself.
protocol GreedyShape: Shape {}

extension Shape {
  /// To be filled.
  public nonisolated static var role: ShapeRole { .fill }

  /// The proposal, with 10 points for nil.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Mirrored.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The shape filled with the foreground style.
  public var body: some View {
    ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }

  /// Adds one node.
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.addShape(
      view, kind: ViewResolver.name(of: Self.self),
      layers: [.fill(resolver.environment.foregroundPaint(level: 0), FillStyle())])
  }

  /// One.
  public nonisolated static var staticElementCount: Int? { 1 }
}

/// A shape whose outline can be drawn inside its bounds.
@MainActor @preconcurrency
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape made smaller on all sides, in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape as it is drawn: its outline for a frame, and the layers of paint on it.
package struct ShapeDrawing {
  /// One layer of paint.
  package enum Layer {
    /// The inside.
    case fill(ResolvedPaint, FillStyle)
    /// The outline.
    case stroke(ResolvedPaint, StrokeStyle, isAntialiased: Bool)
  }

  /// The outline inside a rectangle.
  package var path: (CGRect) -> Path
  /// The layers, first at the bottom.
  package var layers: [Layer]
}

/// Measures a shape that has a size rule of its own.
private final class ShapeLeaf<S: Shape>: LayoutLeaf {
  private let shape: S
  init(_ shape: S) { self.shape = shape }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension ViewResolver {
  /// Adds a node that draws a shape.
  func addShape<S: Shape>(_ shape: S, kind: String, layers: [ShapeDrawing.Layer]) {
    let isMirrored =
      shape.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) && isRightToLeft
    let drawing = NodeDrawing.shape(
      ShapeDrawing(
        path: { rect in
          let path = shape.path(in: rect)
          guard isMirrored else { return path }
          return path.applying(
            CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
        }, layers: layers))
    let node: NodeID
    if shape is any GreedyShape {
      node = engine.makeNode(.greedy)
    } else if shape is Circle {
      node = engine.makeNode(.circle)
    } else {
      node = engine.makeLeaf(ShapeLeaf(shape))
    }
    record(node, NodeRecord(kind: kind, drawing: drawing))
    add(node)
  }
}

/// A shape filled with a style.
nonisolated struct ShapeView<S: Shape, Style: ShapeStyle>: PrimitiveView {
  let shape: S
  let style: Style
  let fillStyle: FillStyle

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.addShape(
      view.shape, kind: ViewResolver.name(of: S.self),
      layers: [.fill(view.style.paint(in: resolver.environment), view.fillStyle)])
  }
}

/// A shape whose outline is drawn, over or under views that were made of it before.
nonisolated struct StrokedShapeView<S: Shape, Style: ShapeStyle>: PrimitiveView {
  let shape: S
  let style: Style
  let strokeStyle: StrokeStyle
  let isAntialiased: Bool

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.addShape(
      view.shape, kind: ViewResolver.name(of: S.self),
      layers: [
        .stroke(
          view.style.paint(in: resolver.environment), view.strokeStyle,
          isAntialiased: view.isAntialiased)
      ])
  }
}

extension Shape {
  /// The shape filled with a style.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> some View {
    ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape filled with the foreground style.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> some View {
    ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// The outline drawn with a style.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    StrokedShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased)
  }

  /// The outline drawn with a style, as a line of a width in points.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The outline as a shape of its own: a line of a style.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    StrokeShape(base: self, style: style)
  }

  /// The outline as a shape of its own: a line of a width in points.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// The outline drawn inside the bounds with a style.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    InsetStrokeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased)
  }

  /// The outline drawn inside the bounds with a style, as a line of a width in points.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The outline drawn inside the bounds with the foreground style.
  public nonisolated func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// The outline drawn inside the bounds with the foreground style, as a line of a width in points.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

/// A shape whose outline is drawn inside its bounds.
private nonisolated struct InsetStrokeView<S: InsettableShape, Style: ShapeStyle>: PrimitiveView {
  let shape: S
  let style: Style
  let strokeStyle: StrokeStyle
  let isAntialiased: Bool

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let inset = view.shape.inset(by: view.strokeStyle.lineWidth / 2)
    resolver.addShape(
      inset, kind: ViewResolver.name(of: S.self),
      layers: [
        .stroke(
          view.style.paint(in: resolver.environment), view.strokeStyle,
          isAntialiased: view.isAntialiased)
      ])
  }
}
