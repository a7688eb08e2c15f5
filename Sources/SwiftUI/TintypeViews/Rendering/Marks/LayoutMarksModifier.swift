/// Something over a part of the tree that tells what its author wrote from what controls made inside.
private nonisolated struct MarkingModifier: ElementModifier {
  let kind: String
  let effect: DrawingEffect
  let needsRecord: Bool

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let first = resolver.elements.count
    let outer = resolver.origin
    resolver.noteOrigins()
    resolver.resolve(content)
    resolver.origin = outer
    resolver.rewrap(from: first) { modifier.wrap($0, in: resolver) }
  }

  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    if needsRecord { resolver.findings.needsRecord = true }
    return resolver.makeNode(
      .passthrough, kind: kind, children: [element], drawing: .effect(effect))
  }
}

extension View {
  /// Draws what explains the layout of the view and of what is in it, within the picture.
  public nonisolated func layoutMarks(_ marks: LayoutMarks) -> some View {
    modifier(
      MarkingModifier(kind: "layoutMarks", effect: .marks(marks), needsRecord: marks.needsRecord))
  }

  /// Draws lines around the bounds of the view and of what is in it.
  public nonisolated func layoutBorders(_ overlay: BorderOverlay) -> some View {
    modifier(
      MarkingModifier(kind: "layoutBorders", effect: .borders(overlay), needsRecord: false))
  }
}
