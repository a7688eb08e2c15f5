/// Views in a container that lays out by a type of its own.
nonisolated struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  nonisolated init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let orientation =
      (view.layout as? AnyLayout)?.stackOrientation
      ?? L.layoutProperties.stackOrientation
    let children = resolver.collect(orientation: orientation, view.content)
    let kind = ViewResolver.name(of: L.self)
    if let builtIn = view.layout as? any BuiltInLayout {
      resolver.add(resolver.makeNode(builtIn.rule, kind: kind, children: children))
      return
    }
    let node = resolver.engine.makeCustom(
      view.layout, children: children.map(\.node), isRightToLeft: resolver.isRightToLeft)
    resolver.adopt(children)
    resolver.record(node, NodeRecord(kind: kind))
    resolver.add(node)
  }
}

extension Layout {
  /// Lays views out.
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}
