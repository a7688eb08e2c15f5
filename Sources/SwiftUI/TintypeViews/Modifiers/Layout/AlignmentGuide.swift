/// A guide that a closure sets.
private nonisolated struct GuideModifier: ElementModifier {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat

  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    let node = resolver.tree.makeGuide(key, child: element.node, value: value)
    resolver.adopt(element)
    resolver.record(node, NodeRecord(kind: "alignmentGuide"))
    return node
  }
}

extension View {
  /// Sets the position of a guide, from the view's own size and guides.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: guide.key, value: computeValue))
  }

  /// Sets the position of a guide, from the view's own size and guides.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: guide.key, value: computeValue))
  }
}
