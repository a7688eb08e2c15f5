/// Lengths of menus of iOS 26, in points, by `Rules/Presentations#Menus`: UIKit's where iOS 26 kept
/// them, and by eye beside pictures of it elsewhere.
enum MenuMetrics {
  static let width: CGFloat = 250
  static let radius: CGFloat = 32
  /// The least height of a row.
  static let row: CGFloat = 44
  /// The space above the first row and below the last.
  static let padding: CGFloat = 10
  /// The space beside rows.
  static let inset: CGFloat = 24
  /// The width of the column of icons, and of that of marks.
  static let column: CGFloat = 24
  /// Between a column and what follows.
  static let columnGap: CGFloat = 10
  /// The space above and below a line between groups.
  static let separator: CGFloat = 10
  /// The height of a group's title.
  static let header: CGFloat = 32
  /// The least space to the window's edges.
  static let margin: CGFloat = 16
  /// Between a lifted view and its menu.
  static let previewGap: CGFloat = 16
  /// The radius of a lifted view's corners.
  static let previewRadius: CGFloat = 26
  static let iconSize: CGFloat = 17
  /// The height of a row of controls side by side with titles, and the space beside them.
  static let tileRow: CGFloat = 64
  static let tileInset: CGFloat = 10
  /// Between the icon of such a control and its title.
  static let tileGap: CGFloat = 6
  static let tileIcon: CGFloat = 20
  static let tileIconSlot: CGFloat = 24
  static let tileRadius: CGFloat = 16
}
