/// A priority among siblings.
@usableFromInline
nonisolated struct PriorityModifier: ElementModifier {
  let priority: Double

  @usableFromInline
  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    let node = resolver.tree.makePriority(priority, child: element.node)
    resolver.adopt(element)
    resolver.record(node, NodeRecord(kind: "layoutPriority"))
    return node
  }
}

extension View {
  /// Sets which views of a stack are served first; 0 by default.
  public nonisolated consuming func layoutPriority(_ value: Double) -> some View {
    modifier(PriorityModifier(priority: value))
  }
}
