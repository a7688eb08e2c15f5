/// Lengths of the tab bar of iOS, in points, by `Rules/Tabs`.
enum TabMetrics {
  /// The room below content, from the screen's lower edge.
  static let band: CGFloat = 83
  /// The height of the bar, at the top of the band, and of the circle of a tab that searches.
  static let bar: CGFloat = 62
  /// The size of a button.
  static let button = CGSize(width: 94, height: 54)
  /// By how much buttons overlap.
  static let overlap: CGFloat = 8
  /// The room between the bar's edge and its buttons.
  static let padding: CGFloat = 4
  /// The least room beside the bar; with a tab that searches the bar begins there.
  static let sideInset: CGFloat = 21
  /// The gap between the bar and the circle of a tab that searches, or an accessory.
  static let gap: CGFloat = 8
  /// The height of an accessory above the bar; by eye.
  static let accessory: CGFloat = 48
  /// The most buttons of a phone's bar: where there are more tabs, the last one leads to the others.
  static let mostButtons = 5
  /// The size of a title.
  static let titleSize: CGFloat = 10
  /// The size of an icon; by eye, as are the lengths below.
  static let iconSize: CGFloat = 19
  /// The gap between an icon and its title.
  static let titleGap: CGFloat = 3
  /// The size of a badge's text.
  static let badgeSize: CGFloat = 13
  /// The height of a badge, and its least width.
  static let badge: CGFloat = 20
  /// The room beside a badge's text.
  static let badgePadding: CGFloat = 6
  /// How far a badge's leading edge is from the middle of its button's upper side.
  static let badgeOffset = CGSize(width: 4, height: 2)

  /// The width of the bar for a number of tabs.
  static func width(_ count: Int) -> CGFloat {
    button.width + (button.width - overlap) * CGFloat(max(count, 1) - 1) + 2 * padding
  }
}

/// Lengths of the tab bar of iPadOS, at the top of the screen, in points; by eye, but for the room, which
/// is that of a navigation bar.
enum TopTabMetrics {
  /// The height of the bar.
  static let bar: CGFloat = NavigationMetrics.platter
  /// The room between the bar's edge and its buttons.
  static let padding: CGFloat = 4
  /// The room beside a title.
  static let titlePadding: CGFloat = 16
  /// The size of a title.
  static let titleSize: CGFloat = 15
}
