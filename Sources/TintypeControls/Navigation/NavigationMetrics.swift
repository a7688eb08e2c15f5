/// Lengths of the bars of iOS, in points, by `chrome.md` 2.
enum NavigationMetrics {
  /// The room of an inline title: 10 above, platters of 44, 10 below.
  static let inlineBar: CGFloat = 64
  /// What a large title adds: 52 on a device without tall lines, which UIKit is known for; 3.5 more
  /// than the line where that is more, as recorded.
  static func largeTitle(_ metrics: FontLineMetrics) -> CGFloat { max(52, metrics.line + 3.5) }
  /// The distance of a large title, and of the bar's items, from the sides.
  static let sideInset: CGFloat = 16
  /// The room above the bar's items.
  static let barPadding: CGFloat = 10
  /// The height of the bar's items.
  static let platter: CGFloat = 44
  /// The gap between the bar's items.
  static let platterGap: CGFloat = 8
  /// The room of a search field or a bottom bar.
  static let bottomBar: CGFloat = 76
  /// The distance of a search field or a bottom bar from the sides.
  static let bottomInset: CGFloat = 28
}
