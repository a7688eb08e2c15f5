extension SearchFieldPlacement {
  /// When a search field in the navigation bar shows.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private let name: String
    /// As the platform likes.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  /// In the navigation bar, always or not.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}

extension View {
  /// Adds a search field to the screen; its suggestions do not show before somebody searches.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a search field to the screen; a still picture shows it at rest.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Shows no suggestions in a still picture: nobody searches.
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    self
  }

  /// Shows no scopes in a still picture: nobody searches.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture shows no suggestions.
  public nonisolated func searchCompletion(_ completion: String) -> some View { self }

  /// Changes nothing: pages of a tab view show their dots without a ground.
  public nonisolated func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
}

/// The look of the dots of pages.
public struct PageIndexViewStyle: Sendable {
  /// When a ground shows behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    private let name: String
    /// As the platform likes.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// While somebody touches them.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }
  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots with or without a ground.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
