/// Lengths of the bars of iOS, in points, by `Rules/Navigation#Bars`.
enum NavigationMetrics {
  /// The room of an inline title from its items' upper edge on: platters of 44, 10 below.
  static let inlineBar: CGFloat = 54
  /// The room above the items where there is no status bar.
  static let lead = TopLead.statusBar(least: 10)
  /// What a large title adds: 52 on a device without tall lines, which UIKit is known for; 3.5 more
  /// than the line where that is more, as recorded.
  static func largeTitle(_ metrics: FontLineMetrics) -> CGFloat { max(52, metrics.line + 3.5) }
  /// The distance of a large title, and of the bar's items, from the sides.
  static let sideInset: CGFloat = 16
  /// The room below the bar's items.
  static let barPadding: CGFloat = 10
  /// The height of the bar's items.
  static let platter: CGFloat = 44
  /// The gap between the bar's items.
  static let platterGap: CGFloat = 8
  /// The room of a search field or a bottom bar.
  static let bottomBar: CGFloat = 76
  /// The distance of a search field or a bottom bar from the sides.
  static let bottomInset: CGFloat = 28
  /// The height of a bottom bar's items.
  static let bottomPlatter: CGFloat = 48
  /// The gap between a bottom bar's items.
  static let bottomGap: CGFloat = 12
  /// The least width of an item that shares its platter: two icons are recorded as 104 wide.
  static let sharedItem: CGFloat = 52
  /// The room beside an item on its platter: a platter is 24 wider than its text.
  static let platterPadding: CGFloat = 12
  /// The least room beside a picture on its platter, which is as wide as high for all but wide pictures.
  static let imagePadding: CGFloat = 6
}

/// Lengths of a search field, in points, by `Rules/Navigation#Search`.
enum SearchFieldMetrics {
  /// The height of a field below a title, and what it adds to its bar.
  static let drawer: (field: CGFloat, room: CGFloat) = (44, 54)
  /// The width of a field in the bar of a large screen, by eye.
  static let barWidth: CGFloat = 260
  /// The height of a field in which somebody searches, and of the button beside it.
  static let active: CGFloat = 48
  /// Between that field and its button, and beside both.
  static let activeGap: CGFloat = 8
  static let activeInset: CGFloat = 8
  /// The room of that field at the bottom of a window whose lower edge nothing covers.
  static let activeBar: CGFloat = 60
  /// The height of a control that chooses where to search, and of its band.
  static let scope: CGFloat = 32
  static let scopeBand: CGFloat = 44
  /// The height of a token and the room beside its words, by eye.
  static let token: CGFloat = 28
  static let tokenPadding: CGFloat = 10
  /// The height of the field.
  static let height: CGFloat = 46
  /// The room before the magnifying glass, and after the text.
  static let leadingPadding: CGFloat = 16
  static let trailingPadding: CGFloat = 16
  /// The size of the magnifying glass.
  static let glass: CGFloat = 17
  /// The gap between the magnifying glass and the text.
  static let gap: CGFloat = 8
}
