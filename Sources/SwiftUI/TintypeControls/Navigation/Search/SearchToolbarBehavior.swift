/// Whether a search field at the bottom of the screen is a button until somebody searches.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides: a field.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// A button, where the field would stand at the bottom.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
  /// Sets whether a button stands for the search field at the bottom of the screen.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    changingSearchParts { $0.isMinimized = $0.isMinimized || behavior == .minimize }
  }
}
