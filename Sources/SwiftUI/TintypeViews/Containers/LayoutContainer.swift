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
    resolver.resolveLayout(
      view.layout, kind: ViewResolver.name(of: L.self), orientation: orientation,
      content: view.content)
  }
}

extension ViewResolver {
  /// Adds one node of a layout over the elements of its content.
  func resolveLayout<L: Layout, Content: View>(
    _ layout: L, kind: String, orientation: Axis?, content: Content
  ) {
    var children = collect(orientation: orientation, content)
    for index in children.indices { children[index].traits.handOverGridCell() }
    adopt(children)
    let nodes = children.map(\.node)
    let node =
      if let builtIn = layout as? any BuiltInLayout {
        builtIn.makeNode(children: nodes, in: &tree, isRightToLeft: isRightToLeft)
      } else {
        tree.makeCustom(layout, children: nodes, isRightToLeft: isRightToLeft)
      }
    record(node, NodeRecord(kind: kind))
    add(node)
  }
}

extension Layout {
  /// Lays views out.
  ///
  /// A layout that is a view of its own as well has initializers that take content, which go first.
  @_disfavoredOverload @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}
