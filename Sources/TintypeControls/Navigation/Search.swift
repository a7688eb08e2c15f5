/// Where a search field stands; always at the bottom of the screen.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  /// The platform decides: at the bottom of the screen.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// In the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
}

extension SearchFieldPlacement {
  /// When a search field in the navigation bar shows.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private let name: String
    /// The platform decides by whether somebody scrolls.
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
  /// Adds a search field to the screen: at its bottom (`Rules/Navigation#Bars`).
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    changingScreen {
      $0.searchPrompt = prompt ?? Text("Search")
      $0.searchText = text.wrappedValue
    }
  }

  /// Adds a search field to the screen: at its bottom (`Rules/Navigation#Bars`).
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the screen: at its bottom (`Rules/Navigation#Bars`).
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

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
}
