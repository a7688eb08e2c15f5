import TintypeDrawing

/// A two-dimensional outline that fills the space that it is proposed.
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
package protocol GreedyShape: Shape {}

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
  public var body: some View { fill() }

  /// Adds one node.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.addShape(
      view, kind: ViewResolver.name(of: Self.self),
      layers: [.fill(resolver.environment.foregroundPaint(level: 0), FillStyle())])
  }

  /// One.
  @_documentation(visibility: internal)
  public nonisolated static var staticElementCount: Int? { 1 }
}

extension Shape {
  /// The outline where the shape stands.
  ///
  /// A shape is only ever asked for a rectangle at the origin, as in SwiftUI: shapes of users' own may
  /// read nothing of it but its size.
  nonisolated func outline(in rect: CGRect) -> Path {
    if self is any GreedyShape || rect.origin == .zero { return path(in: rect) }
    return path(in: CGRect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
  }
}

/// A shape whose outline can be drawn inside its bounds.
@MainActor @preconcurrency
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape made smaller on all sides, in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// Measures a shape that has a size rule of its own.
private final class ShapeLeaf<S: Shape>: LayoutLeaf {
  private let shape: S
  init(_ shape: S) { self.shape = shape }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension ViewResolver {
  /// Adds a node that draws a shape.
  ///
  /// - Parameters:
  ///   - shape: decides the size, and the outline unless `path` does.
  ///   - kind: the name of the node.
  ///   - layers: what is drawn.
  ///   - path: another outline inside the shape's frame; nil for the shape's own.
  func addShape<S: Shape>(
    _ shape: S, kind: String, layers: [ShapeDrawing.Layer], path: ((CGRect) -> Path)? = nil
  ) {
    let facts = ShapeFacts.of(S.self)
    let outline = path ?? shape.outline(of: environment.containerPosition, facts)
    let isMirrored =
      isRightToLeft
      && shape.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection)
    let drawn = ShapeDrawing(
      path: !isMirrored
        ? outline
        : { rect in
          outline(rect).applying(
            CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
        }, layers: layers)
    let drawing = NodeDrawing.leaf(drawn)
    let node: NodeID
    if facts.isGreedy {
      node = tree.makeNode(.greedy)
    } else if S.self == Circle.self {
      node = tree.makeNode(.circle)
    } else {
      node = tree.makeLeaf(ShapeLeaf(shape))
    }
    record(node, NodeRecord(kind: kind, drawing: drawing))
    add(node)
  }
}
