/// What a search does to the bar around.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// The bar stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

extension View {
  /// Changes nothing: no field of a still picture has the focus.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  /// Changes nothing: the focus does not show in a still picture.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    self
  }

  /// Changes nothing: bars of a still picture stay as they are.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    self
  }
}
