import Foundation

/// The lengths of a badge, which only the library itself knows.
enum BadgeMetrics {
  static let margin: CGFloat = 8
  #if ROUNDED
  static let radius: CGFloat = 8
  #else
  static let radius: CGFloat = 0
  #endif
}
