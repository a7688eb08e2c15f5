package import Foundation

extension TabLengths {
  /// The width of the bar for a number of tabs.
  package func width(_ count: Int) -> CGFloat {
    button.width + (button.width - overlap) * CGFloat(max(count, 1) - 1) + 2 * padding
  }

  /// The lengths of iOS 26.
  ///
  /// Those of badges, accessories and large screens are by eye, dots as UIKit is known to draw them, icons and buttons
  /// that follow their titles those of screenshots of iOS 26.2 and later.
  package static let iOS26 = TabLengths(
    band: 83, bar: 62, button: CGSize(width: 94, height: 54), overlap: 8,
    tight: (overlap: 10, title: 42.5), padding: 4, sideInset: 21, gap: 8, accessory: 48,
    mostButtons: 5,
    titleSize: 10, iconSize: 23, iconSlot: 26, titleGap: 1.2, badgeSize: 13, badge: 20,
    badgePadding: 6,
    badgeOffset: CGSize(width: 4, height: 2),
    top: Top(bar: 44, padding: 4, titlePadding: 16, titleSize: 15, iconSize: 19),
    dots: Dots(dot: 7, distance: 18, background: 26, padding: 12, band: 50))
}
