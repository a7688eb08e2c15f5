// Made of Fixtures/Names/TintypeControls/Placements.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension ToolbarItemPlacement {
  /// As the platform likes: at the trailing end.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// In the middle, in place of the title.
  public static let principal = ToolbarItemPlacement(side: .center)
  /// At the leading end.
  public static let navigation = ToolbarItemPlacement(side: .leading)
  /// The main action: at the trailing end.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// Further actions, in a menu at the trailing end that a still picture does not open.
  public static let secondaryAction = ToolbarItemPlacement(side: .menu)
  /// What confirms: at the trailing end, after the others, in semibold.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing, isConfirming: true)
  /// What cancels: at the leading end.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  /// What deletes: at the trailing end.
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  /// What informs: in the middle of the bottom bar.
  public static let status = ToolbarItemPlacement(side: .bottom)
  /// Above the keyboard, which a still picture does not show.
  public static let keyboard = ToolbarItemPlacement(side: .none)
  /// In the bottom bar.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  /// At the leading end of the bar.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the trailing end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// In place of the title, where it is small.
  public static let title = ToolbarItemPlacement(side: .center)
  /// In place of the subtitle, where the title is small.
  public static let subtitle = ToolbarItemPlacement(side: .subtitle)
  /// In place of the large title.
  public static let largeTitle = ToolbarItemPlacement(side: .title)
  /// In place of the subtitle below a large title.
  public static let largeSubtitle = ToolbarItemPlacement(side: .subtitle)
  /// Below a window of a headset, which is in the bottom bar here.
  public static let bottomOrnament = ToolbarItemPlacement(side: .bottom)
  /// In a further bar of a Mac's window: at the trailing end here.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
  /// At the leading end of the bar.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the trailing end of the bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
}

extension SearchFieldPlacement {
  /// When a search field in the navigation bar shows.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private let name: String
    /// Until somebody scrolls; in a still picture always.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}
