/// A search field as a screen asks for it.
struct SearchPreference {
  /// What stands in the field while it is empty.
  var prompt: Text
  /// What was typed.
  var text: String
  /// Where the field stands.
  var placement: SearchFieldPlacement
  /// Whether somebody searches.
  var isPresented = false
  /// The words that stand in the field before the text.
  var tokens: [ErasedPart] = []
}

/// What a screen shows for a search besides its field.
struct SearchParts {
  /// A control that chooses where to search; nil for none.
  var scopes: ErasedPart?
  /// What is suggested while somebody searches; nil for nothing.
  var suggestions: ErasedPart?
  /// Whether a button stands for the field where that is at the bottom.
  var isMinimized = false
  /// Whether suggestions do not show over the content.
  var hidesSuggestions = false

  /// What is suggested over the content; nil for nothing.
  var shownSuggestions: ErasedPart? { hidesSuggestions ? nil : suggestions }

  /// Takes what is not set yet from further out.
  mutating func fill(from outer: SearchParts) {
    scopes = scopes ?? outer.scopes
    suggestions = suggestions ?? outer.suggestions
    isMinimized = isMinimized || outer.isMinimized
    hidesSuggestions = hidesSuggestions || outer.hidesSuggestions
  }
}

/// The search that views around a stack have asked for.
struct SearchAround {
  /// The field; nil for none.
  var field: SearchPreference?
  /// What shows besides the field.
  var parts = SearchParts()
}

extension View {
  /// Changes what the search of a screen shows besides its field, also around the stack of the screen.
  nonisolated func changingSearchParts(
    _ change: @escaping (inout SearchParts) -> Void
  ) -> some View {
    changingEnvironment { change(&$0.searchAround.parts) }
      .changingScreen { change(&$0.searchParts) }
  }
}

/// Where the field of a screen stands, by `Rules/Navigation#Search`.
enum SearchPosition {
  /// In the bar at the bottom of the screen.
  case bottom
  /// Below the title.
  case drawer
  /// At the trailing end of the upper bar.
  case bar

  /// The position that a placement stands for.
  init(_ placement: SearchFieldPlacement, in environment: EnvironmentValues) {
    let isRegular = environment.horizontalSizeClass == .regular
    switch placement.kind {
    case .drawer: self = .drawer
    case .sidebar where environment.columnRole == .sidebar: self = .drawer
    case .automatic, .toolbar, .sidebar:
      let isInTab = environment.isAboveTabBar && !environment.isSearchInTabBar
      if environment.columnRole == .sidebar || environment.columnRole == .content
        || isInTab && placement.kind == .automatic
      {
        self = .drawer
      } else {
        self = isRegular ? .bar : .bottom
      }
    }
  }
}

extension EnvironmentValues {
  private enum SearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum SearchInTabBarKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum AboveTabBarKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum SearchAroundKey: EnvironmentKey {
    static var defaultValue: SearchAround { SearchAround() }
  }

  /// Whether the screen stands above a phone's bar of tabs.
  var isAboveTabBar: Bool {
    get { self[AboveTabBarKey.self] }
    set { self[AboveTabBarKey.self] = newValue }
  }

  /// Whether the bar of the tabs around shows the field of a screen's search.
  var isSearchInTabBar: Bool {
    get { self[SearchInTabBarKey.self] }
    set { self[SearchInTabBarKey.self] = newValue }
  }

  /// The search that a view around has asked for: a stack shows it on its first screen, and tabs where
  /// one of them searches.
  var searchAround: SearchAround {
    get { self[SearchAroundKey.self] }
    set { self[SearchAroundKey.self] = newValue }
  }

  /// Whether somebody searches in the field of the screen.
  public internal(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }

  /// The space of the field in which somebody searches at the bottom of the window, in points.
  var searchingBar: CGFloat {
    isWindowBottomCovered ? generation.bars.bottomBar : generation.search.activeBar
  }

  /// Where the field of a search stands; nil for none.
  func searchPosition(of search: SearchPreference?) -> SearchPosition? {
    guard let search else { return nil }
    let position = SearchPosition(search.placement, in: self)
    return position == .bottom && isSearchInTabBar ? nil : position
  }
}
