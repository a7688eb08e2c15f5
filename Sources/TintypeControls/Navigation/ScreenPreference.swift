/// What a screen's content tells the bars around it.
struct ScreenPreference {
  var title: Text?
  var displayMode: NavigationTitleDisplayMode?
  var isHidden = false
  var hidesTabBar = false
  var items: [ToolbarEntry] = []
  var searchPrompt: Text?
  var searchText: String?
  var background: AnyShapeStyle?
  var colorScheme: ColorScheme?
}

enum ScreenPreferenceKey: PreferenceKey {
  static var defaultValue: ScreenPreference { ScreenPreference() }
  static func reduce(value: inout ScreenPreference, nextValue: () -> ScreenPreference) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.displayMode = value.displayMode ?? next.displayMode
    value.isHidden = value.isHidden || next.isHidden
    value.hidesTabBar = value.hidesTabBar || next.hidesTabBar
    value.items += next.items
    value.searchPrompt = value.searchPrompt ?? next.searchPrompt
    value.searchText = value.searchText ?? next.searchText
    value.background = value.background ?? next.background
    value.colorScheme = value.colorScheme ?? next.colorScheme
  }
}

extension View {
  nonisolated func changingScreen(
    _ change: @escaping (inout ScreenPreference) -> Void
  ) -> some View {
    transformPreference(ScreenPreferenceKey.self) { change(&$0) }
  }

  /// Sets the title of the screen.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    changingScreen { $0.title = title }
  }

  /// Sets the title of the screen.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen, which may be changed.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    changingScreen { $0.title = Text(title.wrappedValue) }
  }

  /// Sets the title of the screen.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the screen and how it is shown.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationTitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen and how it is shown.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationTitleDisplayMode
  ) -> some View {
    navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets how the title of the screen is shown.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationTitleDisplayMode
  ) -> some View {
    changingScreen { $0.displayMode = displayMode }
  }

  /// Hides the bar of the screen.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    changingScreen { $0.isHidden = hidden }
  }

  /// Changes nothing: the first screen has no way back.
  public nonisolated func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }

  /// Changes nothing: a still picture shows the first screen.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture shows the first screen.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture shows the first screen.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    self
  }

  /// Adds a search field to the screen: at its bottom (`chrome.md` 2).
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    changingScreen {
      $0.searchPrompt = prompt ?? Text("Search")
      $0.searchText = text.wrappedValue
    }
  }

  /// Adds a search field to the screen: at its bottom (`chrome.md` 2).
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the screen: at its bottom (`chrome.md` 2).
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

/// Where a search field stands; always at the bottom of the screen.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  /// As the platform likes.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// In the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
}
