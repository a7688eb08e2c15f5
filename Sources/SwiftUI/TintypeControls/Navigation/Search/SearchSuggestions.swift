/// Where suggestions of a search show.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String
  /// As the platform likes: over the screen.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// In the content.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several positions.
  public struct Set: OptionSet, Sendable {
    /// One bit a position.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A menu.
    public static let menu = Set(rawValue: 1)
    /// The content.
    public static let content = Set(rawValue: 2)
  }
}

extension View {
  /// Hides what is suggested where a phone shows it, over the content.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    changingSearchParts {
      guard visibility == .hidden, placements.contains(.content) else { return }
      $0.hidesSuggestions = true
    }
  }

  /// Sets what is suggested while somebody searches; it shows as rows over the screen.
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    let part = ErasedPart(suggestions())
    return changingSearchParts { $0.suggestions = part }
  }
}
