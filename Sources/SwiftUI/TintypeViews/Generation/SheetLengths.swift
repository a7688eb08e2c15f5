package import Foundation

/// Lengths of sheets that are not large in one generation of the system, by `Rules/Presentations#Sheets`.
package struct SheetLengths: Sendable {
  /// The space beside and below the sheet, in points.
  package var inset: CGFloat
  /// The share of the window's height that a medium sheet and the space below it take.
  package var mediumShare: CGFloat
}

extension SheetLengths {
  /// The lengths of iOS 26.2 to 26.4: 8 off the edges, from 415 down in a window of 874.
  package static let iOS26 = SheetLengths(inset: 8, mediumShare: 459 / 874)
}
