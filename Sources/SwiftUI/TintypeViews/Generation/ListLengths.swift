package import Foundation

/// Lengths of lists in one generation of the system, in points, by `Rules/Lists`.
package struct ListLengths: Sendable {
  /// The space above and below a row's content.
  package var rowPadding: CGFloat
  /// The space beside a card, and beside the content of a row.
  package var sideInset: CGFloat
  /// The same in a window of 414 points and more.
  package var wideSideInset: CGFloat
  /// The radius of a card's corners.
  package var cardRadius: CGFloat
  /// The margin above and below a section without header or footer.
  package var sectionMargin: CGFloat
  /// The space above and below a header.
  package var headerPadding: CGFloat
  /// What a plain list adds above a header.
  package var plainHeaderPadding: CGFloat
  /// The space above and below a footer.
  package var footerPadding: (top: CGFloat, bottom: CGFloat)
  /// How far the rows of an open group stand further in than its title.
  package var indentation: CGFloat
  /// The gap before a badge.
  package var badgeGap: CGFloat
  /// What a link's chevron takes from its row's end, and how far before that end it stands.
  package var chevron: (space: CGFloat, inset: CGFloat)
  /// The slot of a label's icon, and the gap to its title.
  package var icon: (slot: CGFloat, gap: CGFloat)
  /// How far a switch stands beyond its row's end.
  package var switchOverhang: CGFloat
  /// How far rows that can be deleted move while their list is edited.
  package var editingShift: CGFloat
  /// The size of the disc before such a row, drawn by eye: its look is not recorded.
  package var deleteDisc: CGFloat
  /// What the grip of a row that can be moved takes from the row's content.
  package var gripWidth: CGFloat
  /// The space behind that grip.
  package var gripInset: CGFloat
  /// The space before that disc: it stands in the middle of what is before the row's content.
  package var deleteInset: CGFloat { (sideInset + editingShift - deleteDisc) / 2 }
}

extension ListLengths {
  /// The lengths of iOS 26.
  package static let iOS26 = ListLengths(
    rowPadding: 15, sideInset: 16, wideSideInset: 20, cardRadius: 26, sectionMargin: 17.5,
    headerPadding: 10, plainHeaderPadding: 22, footerPadding: (top: 8, bottom: 6),
    indentation: 16, badgeGap: 8, chevron: (space: 22, inset: 2.3), icon: (slot: 24, gap: 16),
    switchOverhang: 2, editingShift: 40, deleteDisc: 22, gripWidth: 32, gripInset: 18)
}
