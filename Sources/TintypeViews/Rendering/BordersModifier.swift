/// Lines over a part of the tree.
private nonisolated struct BordersModifier: ElementModifier {
  let overlay: BorderOverlay

  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    resolver.makeNode(
      .passthrough, kind: "layoutBorders", children: [element],
      drawing: .effect(.borders(overlay)))
  }
}

extension View {
  /// Draws lines around the bounds of the view and of what is in it.
  public nonisolated func layoutBorders(_ overlay: BorderOverlay) -> some View {
    modifier(BordersModifier(overlay: overlay))
  }
}
