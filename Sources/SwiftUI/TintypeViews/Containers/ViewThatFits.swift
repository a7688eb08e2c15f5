/// The first of several views whose ideal size fits the proposal.
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a choice between views.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Adds one node over all the views, of which one is placed.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let children = resolver.collect(orientation: resolver.orientation, view.content)
    resolver.add(
      resolver.makeNode(.viewThatFits(view.axes), kind: "ViewThatFits", children: children))
  }
}
