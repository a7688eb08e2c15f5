/// A view that shows nothing and takes no space.
public nonisolated struct EmptyView: PrimitiveView {
  /// Creates the view.
  public nonisolated init() {}
  /// Adds nothing.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {}
  /// None.
  @_documentation(visibility: internal)
  public nonisolated static var staticElementCount: Int? { 0 }
}

extension EmptyView: TransparentView {}

extension ViewBuilder {
  /// Nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }
}
