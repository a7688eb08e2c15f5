/// A secondary view over or under each element.
@usableFromInline
nonisolated struct LayeredModifier<Secondary: View>: ViewModifier {
  @usableFromInline typealias Body = Never
  private let secondary: Secondary
  private let alignment: Alignment
  private let layer: SecondaryLayer

  /// Creates a modifier of a view as secondary.
  init(_ secondary: Secondary, _ alignment: Alignment, as layer: SecondaryLayer) {
    (self.secondary, self.alignment, self.layer) = (secondary, alignment, layer)
  }

  @usableFromInline @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let first = resolver.elements.count
    resolver.resolveAlone(content, at: 0)
    resolver.rewrap(from: first) { modifier.wrap($0, in: resolver) }
  }

  /// The node around an element, and around the secondary where there is one.
  @MainActor private func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    guard let secondary = resolver.resolveOverlap(1, secondary) else {
      guard layer == .mask else { return element.node }
      // Nothing to show through.
      return resolver.makeNode(
        .passthrough, kind: layer.kind, around: element, drawing: .effect(.hidden))
    }
    return resolver.makeNode(
      .layered(AlignmentPair(alignment)), kind: layer.kind,
      role: layer == .mask ? .other : .decoration, around: element, and: secondary,
      drawing: layer.drawing)
  }

  @usableFromInline
  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

/// What a secondary view is to the primary one.
enum SecondaryLayer {
  /// It lies below.
  case background
  /// It lies above.
  case overlay
  /// The primary shows only where the secondary has ink.
  case mask

  /// What the node of both is called.
  var kind: String {
    switch self {
    case .background: "background"
    case .overlay: "overlay"
    case .mask: "mask"
    }
  }

  /// What the node of both draws.
  var drawing: NodeDrawing {
    self == .mask ? .mask : .layered(isBackground: self == .background)
  }
}

// A trailing closure goes to the first parameter without a default. Where every form but that with a
// builder has one for what comes first, a closure leaves one form only, and one wrong name deep in a
// body of five backgrounds costs the compiler a fraction of a second in place of twenty.
extension View {
  /// Lays views over the view; they are proposed its size and do not change it.
  public nonisolated consuming func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayeredModifier(content(), alignment, as: .overlay))
  }

  /// Lays a view over the view; it is proposed its size and does not change it.
  @_disfavoredOverload
  public nonisolated consuming func overlay<V: View>(
    _ overlay: V = EmptyView(), alignment: Alignment = .center
  ) -> some View {
    modifier(LayeredModifier(overlay, alignment, as: .overlay))
  }

  /// Lays a shape filled with a style over the view.
  public nonisolated consuming func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Lays a style over the view's bounds.
  public nonisolated consuming func overlay<S: ShapeStyle>(
    _ style: S = ForegroundStyle(), ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { StyleView(style: style).reachingEdges(edges) }
  }

  /// Lays views under the view; they are proposed its size and do not change it.
  public nonisolated consuming func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayeredModifier(content(), alignment, as: .background))
  }

  /// Lays a view under the view; it is proposed its size and does not change it.
  @_disfavoredOverload
  public nonisolated consuming func background<V: View>(
    _ background: V = EmptyView(), alignment: Alignment = .center
  ) -> some View {
    modifier(LayeredModifier(background, alignment, as: .background))
  }

  /// Lays a style under the view, up to the window's edge where the view touches the safe area's.
  public nonisolated consuming func background<S: ShapeStyle>(
    _ style: S = BackgroundStyle(), ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { StyleView(style: style).reachingEdges(edges) }
  }

  /// Lays a shape filled with a style under the view.
  public nonisolated consuming func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Lays a shape filled with the background style under the view.
  @_disfavoredOverload
  public nonisolated consuming func background<T: Shape>(
    in shape: T = Rectangle(), fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Shows the view only where other views have ink.
  public nonisolated consuming func mask<V: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> V
  ) -> some View {
    modifier(LayeredModifier(mask(), alignment, as: .mask))
  }

  /// Shows the view only where another view has ink.
  public nonisolated consuming func mask<V: View>(_ mask: V) -> some View {
    self.mask { mask }
  }

  /// Draws a line inside the view's bounds, its width in points.
  public nonisolated consuming func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = 1
  ) -> some View {
    overlay { BorderView(style: content, width: width) }
  }
}

/// A style as a view.
nonisolated struct StyleView<S: ShapeStyle>: PrimitiveView {
  let style: S

  @inline(__always)
  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.addStyle(view.style, kind: ViewResolver.name(of: S.self))
  }
}

/// The line of a border: the bounds without a smaller rectangle inside, so that it is crisp.
private nonisolated struct BorderView<S: ShapeStyle>: PrimitiveView {
  let style: S
  let width: CGFloat

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let width = max(0, view.width)
    let paint = view.style.paint(in: resolver.environment)
    let drawing = ShapeDrawing(
      path: { rect in
        var path = Path(rect)
        let inner = rect.insetBy(dx: width, dy: width)
        if inner.width > 0, inner.height > 0, !inner.isNull { path.addRect(inner) }
        return path
      }, layers: width > 0 ? [.fill(paint, FillStyle(eoFill: true))] : [])
    resolver.add(resolver.makeNode(.greedy, kind: "border", drawing: .leaf(drawing)))
  }
}
