/// Views of glass that flow together where they meet: `Rules/Glass#Containers`.
public nonisolated struct GlassEffectContainer<Content: View>: PrimitiveView {
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - spacing: the gap up to which glass flows together, in points; nil where it has to touch.
  ///   - content: the views.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  /// Adds one node around the content, which gathers its glass.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let elements = resolver.collect(orientation: nil, view.content)
    guard let node = resolver.implicitStack(elements) else { return }
    let reach = view.spacing.map { $0.isFinite ? max(0, $0) : 0 } ?? 0
    resolver.add(
      resolver.makeNode(
        .passthrough, kind: "GlassEffectContainer", children: [ViewElement(node: node)],
        drawing: .effect(.glass(reach: reach))))
  }

  /// One, or none where there is no content.
  @_documentation(visibility: internal)
  nonisolated public static var staticElementCount: Int? { nil }
}
