/// A secondary view over or under each element.
private nonisolated struct LayeredModifier<Secondary: View>: ViewModifier {
  typealias Body = Never
  let secondary: Secondary
  let alignment: Alignment
  let isBackground: Bool
  var isMask = false

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let first = resolver.elements.count
    resolver.resolveAlone(content, at: 0)
    resolver.rewrap(from: first) { element in
      let children = resolver.collect(1, orientation: nil, modifier.secondary)
      guard let secondary = resolver.implicitOverlap(children) else {
        guard modifier.isMask else { return element.node }
        // Nothing to show through.
        return resolver.makeNode(
          .passthrough, kind: "mask", around: element, drawing: .effect(.hidden))
      }
      let kind = modifier.isMask ? "mask" : modifier.isBackground ? "background" : "overlay"
      return resolver.makeNode(
        .layered(AlignmentPair(modifier.alignment)), kind: kind,
        children: [element, ViewElement(node: secondary)],
        drawing: modifier.isMask ? .mask : .layered(isBackground: modifier.isBackground))
    }
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

// A trailing closure goes to the first parameter without a default. Where every form but that with a
// builder has one for what comes first, a closure leaves one form only, and one wrong name deep in a
// body of five backgrounds costs the compiler a fraction of a second in place of twenty.
extension View {
  /// Lays views over the view; they are offered its size and do not change it.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayeredModifier(secondary: content(), alignment: alignment, isBackground: false))
  }

  /// Lays a view over the view; it is offered its size and does not change it.
  @_disfavoredOverload
  public nonisolated func overlay<V: View>(
    _ overlay: V = EmptyView(), alignment: Alignment = .center
  ) -> some View {
    modifier(LayeredModifier(secondary: overlay, alignment: alignment, isBackground: false))
  }

  /// Lays a shape filled with a style over the view.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Lays a style over the view's bounds.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S = ForegroundStyle(), ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { StyleView(style: style).reachingEdges(edges) }
  }

  /// Lays views under the view; they are offered its size and do not change it.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayeredModifier(secondary: content(), alignment: alignment, isBackground: true))
  }

  /// Lays a view under the view; it is offered its size and does not change it.
  @_disfavoredOverload
  public nonisolated func background<V: View>(
    _ background: V = EmptyView(), alignment: Alignment = .center
  ) -> some View {
    modifier(LayeredModifier(secondary: background, alignment: alignment, isBackground: true))
  }

  /// Lays a style under the view, up to the window's edge where the view touches the safe area's.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S = BackgroundStyle(), ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { StyleView(style: style).reachingEdges(edges) }
  }

  /// Lays a shape filled with a style under the view.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Lays a shape filled with the background style under the view.
  @_disfavoredOverload
  public nonisolated func background<T: Shape>(
    in shape: T = Rectangle(), fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Shows the view only where other views have ink.
  public nonisolated func mask<V: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> V
  ) -> some View {
    modifier(
      LayeredModifier(
        secondary: mask(), alignment: alignment, isBackground: false, isMask: true))
  }

  /// Shows the view only where another view has ink.
  public nonisolated func mask<V: View>(_ mask: V) -> some View { self.mask { mask } }

  /// Draws a line inside the view's bounds, its width in points.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { BorderView(style: content, width: width) }
  }
}

/// A style as a view.
nonisolated struct StyleView<S: ShapeStyle>: PrimitiveView {
  let style: S

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
