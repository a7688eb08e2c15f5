package import Foundation
package import TintypeLayout

/// Lengths of the bars of screens in one generation of the system, in points, by `Rules/Navigation#Bars`.
package struct BarLengths: Sendable {
  /// The space of an inline title from its items' upper edge on.
  package var inlineBar: CGFloat
  /// The space of the bar that the last column of a split view has without a title or items, by
  /// `Rules/Navigation#Split-views`.
  package var detailBar: CGFloat
  /// What is above the items: the status bar, or space where there is none.
  package var lead: TopLead
  /// What a large title adds at least, what it adds to its line where that is more, what is above its line, and what
  /// is below that at least.
  package var largeTitle: (least: CGFloat, room: CGFloat, above: CGFloat, below: CGFloat)
  /// The distance of a large title, and of the bar's items, from the sides.
  package var sideInset: CGFloat
  /// The space below the bar's items.
  package var barPadding: CGFloat
  /// The height of the bar's items.
  package var platter: CGFloat
  /// The gap between the bar's items.
  package var platterGap: CGFloat
  /// The space of a search field or a bottom bar.
  package var bottomBar: CGFloat
  /// The distance of a search field or a bottom bar from the sides.
  package var bottomInset: CGFloat
  /// The height of a bottom bar's items.
  package var bottomPlatter: CGFloat
  /// The gap between a bottom bar's items.
  package var bottomGap: CGFloat
  /// The least width of an item that shares its platter.
  package var sharedItem: CGFloat
  /// The space beside a text that shares its platter, or on a prominent one, and beside one that does not.
  package var platterPadding: CGFloat
  package var textPadding: CGFloat
  /// The least space beside a picture on its platter, which is as wide as high for all but wide
  /// pictures.
  package var imagePadding: CGFloat
  /// How far a badge is from the upper trailing corner of its item.
  package var badgeOffset: CGSize
  /// The opacity of items below a sheet.
  package var coveredOpacity: Double
}

extension BarLengths {
  /// The lengths of iOS 26.
  ///
  /// Platters of 44 with 10 below them; two icons on one are recorded as 104 wide, and a text's is 24
  /// wider than it, from iOS 26.4 on 32 (two apps). A large title adds 52 on a device without tall lines, which UIKit is
  /// known for, and 3.5 more than the line where that is more, as recorded. Badges are by eye.
  package static let iOS26 = BarLengths(
    inlineBar: 54, detailBar: 43, lead: .statusBar(least: 10),
    largeTitle: (least: 52, room: 3.5, above: 3.7, below: 3.2),
    sideInset: 16, barPadding: 10, platter: 44, platterGap: 8,
    bottomBar: 76, bottomInset: 28, bottomPlatter: 48, bottomGap: 12,
    sharedItem: 52, platterPadding: 12, textPadding: 16, imagePadding: 6,
    badgeOffset: CGSize(width: 4, height: -4), coveredOpacity: 0.35)
}

/// Lengths of search fields in one generation of the system, in points, by `Rules/Navigation#Search`.
package struct SearchLengths: Sendable {
  /// The height of a field below a title, what it adds to its bar, and what is below the field.
  package var drawer: (field: CGFloat, room: CGFloat, below: CGFloat)
  /// The width of a field in the bar of a large screen.
  package var barWidth: CGFloat
  /// The height of a field in which somebody searches, and of the button beside it.
  package var active: CGFloat
  /// The gap between that field and its button.
  package var activeGap: CGFloat
  /// The space beside both.
  package var activeInset: CGFloat
  /// The space of that field at the bottom of a window whose lower edge nothing covers.
  package var activeBar: CGFloat
  /// The height of a control that chooses where to search.
  package var scope: CGFloat
  /// The height of its band.
  package var scopeBand: CGFloat
  /// The height of a token.
  package var token: CGFloat
  /// The space beside a token's words.
  package var tokenPadding: CGFloat
  /// The height of the field.
  package var height: CGFloat
  /// The least width of a field beside a bar's items; where there is less, a button stands for it.
  package var least: CGFloat
  /// The space before the magnifying glass, and after the text; what is added before it in a field on glass.
  package var padding: CGFloat
  package var glassPadding: CGFloat
  /// The least space above and below the text.
  package var textPadding: CGFloat
  /// The size of the magnifying glass.
  package var glass: CGFloat
  /// The gap between the magnifying glass and the text.
  package var gap: CGFloat
}

extension SearchLengths {
  /// The lengths of iOS 26; tokens, the width of a field in a bar and the least one, by eye.
  package static let iOS26 = SearchLengths(
    drawer: (field: 44, room: 60, below: 15), barWidth: 260, active: 48, activeGap: 8,
    activeInset: 8,
    activeBar: 60, scope: 32, scopeBand: 44, token: 28, tokenPadding: 10, height: 48,
    least: 120, padding: 12, glassPadding: 6, textPadding: 10.7, glass: 17, gap: 7)
}
