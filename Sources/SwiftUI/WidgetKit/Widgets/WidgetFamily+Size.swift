#if os(Linux)
package import Foundation
package import Tintype

/// How large widgets are.
///
/// Sizes are those of Apple's Human Interface Guidelines, "Widgets", table "iOS dimensions", row 430 × 932, the largest
/// that an iPhone draws; smaller screens have smaller ones, such as 158 × 158 for 393 × 852. That of `systemExtraLarge` is
/// of the table "iPadOS dimensions", row 834 × 1194. Apple says nothing of corners: 22 points lie between what people have
/// measured. A watch's corner has the size of a circle.
extension WidgetFamily {
  /// The size, in points.
  package var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 170, height: 170)
    case .systemMedium: CGSize(width: 364, height: 170)
    case .systemLarge: CGSize(width: 364, height: 382)
    case .systemExtraLarge: CGSize(width: 715.5, height: 342)
    case .accessoryCircular, .accessoryCorner: CGSize(width: 76, height: 76)
    case .accessoryRectangular: CGSize(width: 172, height: 76)
    case .accessoryInline: CGSize(width: 257, height: 26)
    }
  }

  /// Whether the widget stands on a locked screen or a watch's face, where it has no ground of its own.
  package var isAccessory: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
    case .accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline: true
    }
  }

  /// The room around the content, in points: 16 on a home screen, none elsewhere.
  package var margin: CGFloat { isAccessory ? 0 : 16 }

  /// The radius of the corners, in points.
  package var cornerRadius: CGFloat {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: 22
    case .accessoryCircular, .accessoryCorner: 38
    case .accessoryRectangular, .accessoryInline: 0
    }
  }

  /// The outline: corners of a home screen are continuous.
  package var outline: RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: isAccessory ? .circular : .continuous)
  }
}
#endif
