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
}

/// Where the field of a screen stands, by `Rules/Navigation#Search`.
enum SearchPlace {
  /// In the bar at the bottom of the screen.
  case bottom
  /// Below the title.
  case drawer
  /// At the trailing end of the upper bar.
  case bar

  /// The place that a placement stands for.
  init(_ placement: SearchFieldPlacement, in environment: EnvironmentValues) {
    let isRegular = environment.horizontalSizeClass == .regular
    switch placement.kind {
    case .drawer: self = .drawer
    case .sidebar where environment.columnRole == .sidebar: self = .drawer
    case .automatic, .toolbar, .sidebar:
      if environment.columnRole == .sidebar || environment.columnRole == .content {
        self = .drawer
      } else {
        self = isRegular ? .bar : .bottom
      }
    }
  }
}

extension EnvironmentValues {
  private enum SearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether somebody searches in the field of the screen.
  public internal(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }

  /// The room of the field in which somebody searches at the bottom of the window, in points.
  var searchingBar: CGFloat {
    isWindowBottomCovered ? NavigationMetrics.bottomBar : SearchFieldMetrics.activeBar
  }

  /// Where the field of a search stands; nil for none.
  func searchPlace(of search: SearchPreference?) -> SearchPlace? {
    search.map { SearchPlace($0.placement, in: self) }
  }
}
