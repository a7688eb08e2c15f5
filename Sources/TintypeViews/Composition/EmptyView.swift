/// A view that shows nothing and takes no room.
public nonisolated struct EmptyView: PrimitiveView {
  /// Creates the view.
  public nonisolated init() {}
  /// Adds nothing.
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {}
  /// None.
  public nonisolated static var staticElementCount: Int? { 0 }
}
