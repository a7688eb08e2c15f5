/// Views that share modifiers without a layout of their own.
public struct Group<Content> {
  private let content: Content
}

extension Group: View where Content: View {
  /// Creates a group.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Never called: the engine resolves the view without a body.
  public var body: Never { preconditionFailure("Group is resolved by the engine") }

  /// Adds the elements of the content.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.resolve(view.content)
  }

  /// That of the content.
  @_documentation(visibility: internal)
  public nonisolated static var staticElementCount: Int? { Content.staticElementCount }
}
