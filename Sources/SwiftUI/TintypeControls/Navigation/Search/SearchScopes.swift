/// When the scopes of a search show.
public struct SearchScopeActivation: Hashable, Sendable {
  let showsAtRest: Bool
  /// The platform decides: while somebody searches.
  public static let automatic = SearchScopeActivation(showsAtRest: false)
  /// When somebody types.
  public static let onTextEntry = SearchScopeActivation(showsAtRest: false)
  /// While somebody searches.
  public static let onSearchPresentation = SearchScopeActivation(showsAtRest: false)
}

extension View {
  /// Sets where to search: parts of a control below the bar while somebody searches.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: @escaping () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Sets where to search, and when the control shows.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let part = ErasedPart(
      Picker("", selection: scope, content: scopes).pickerStyle(.segmented).labelsHidden())
    return changingSearchParts { $0.scopes = part }
  }
}
