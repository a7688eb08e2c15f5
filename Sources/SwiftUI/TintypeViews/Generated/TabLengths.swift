// Made of Fixtures/Names/TintypeViews/TabLengths.txt by `make names`: change that file instead.
// swift-format-ignore-file

package import Foundation

/// Lengths of tab bars in one generation of the system, in points, by `Rules/Tabs`.
package struct TabLengths: Sendable {
  /// The space below content, from the screen's lower edge.
  package var band: CGFloat
  /// The height of the bar, at the top of the band, and of the circle of a tab that searches.
  package var bar: CGFloat
  /// The size of a button.
  package var button: CGSize
  /// By how much buttons overlap.
  package var overlap: CGFloat
  /// By how much buttons overlap that follow their titles, and the least width of a title there.
  package var tight: (overlap: CGFloat, title: CGFloat)
  /// The space between the bar's edge and its buttons.
  package var padding: CGFloat
  /// The least space beside the bar; with a tab that searches the bar begins there.
  package var sideInset: CGFloat
  /// The gap between the bar and the circle of a tab that searches, or an accessory.
  package var gap: CGFloat
  /// The height of an accessory above the bar.
  package var accessory: CGFloat
  /// The most buttons of a phone's bar: where there are more tabs, the last one leads to the others.
  package var mostButtons: Int
  /// The size of a title.
  package var titleSize: CGFloat
  /// The size of an icon.
  package var iconSize: CGFloat
  /// The height of an icon's slot.
  package var iconSlot: CGFloat
  /// The gap between an icon and its title.
  package var titleGap: CGFloat
  /// The size of a badge's text.
  package var badgeSize: CGFloat
  /// The height of a badge, and its least width.
  package var badge: CGFloat
  /// The space beside a badge's text.
  package var badgePadding: CGFloat
  /// How far a badge's leading edge is from the middle of its button's upper side.
  package var badgeOffset: CGSize
  /// The bar of a large screen, at its top.
  package struct Top: Sendable {
    /// The height of the bar.
    package var bar: CGFloat
    /// The space between the bar's edge and its buttons.
    package var padding: CGFloat
    /// The space beside a title.
    package var titlePadding: CGFloat
    /// The size of a title.
    package var titleSize: CGFloat
    /// The size of the sign of the sidebar.
    package var iconSize: CGFloat
  }
  /// The bar of a large screen.
  package var top: Top
  /// The dots of pages.
  package struct Dots: Sendable {
    /// The width and height of a dot.
    package var dot: CGFloat
    /// From the middle of a dot to that of the next.
    package var distance: CGFloat
    /// The height of the background, if there is one.
    package var background: CGFloat
    /// The space between the background's ends and the dots.
    package var padding: CGFloat
    /// The height of the band at the lower edge in whose middle they stand.
    package var band: CGFloat
  }
  /// The dots of pages.
  package var dots: Dots
}
