// Made of Fixtures/Names/TintypeSnapshots/Televisions.txt by `make names`: change that file instead.
// swift-format-ignore-file

import Foundation
import Tintype

extension ViewImageConfig {
  private static func television(width: CGFloat, height: CGFloat, edge: CGFloat, side: CGFloat) -> ViewImageConfig { ViewImageConfig(safeArea: UIEdgeInsets(top: edge, left: side, bottom: edge, right: side), size: CGSize(width: width, height: height)).with(scale: 1) }
  /// A television with as many points as full HD has pixels.
  public static let tv = television(width: 1920, height: 1080, edge: 60, side: 90)
  /// A television with as many points as 4K has pixels.
  public static let tv4K = television(width: 3840, height: 2160, edge: 120, side: 180)
}
