import Foundation
import Tintype

extension ViewImageConfig {
  /// A television with as many points as full HD has pixels.
  public static let tv = television(width: 1920, height: 1080, edge: 60, side: 90)

  /// A television with as many points as 4K has pixels.
  public static let tv4K = television(width: 3840, height: 2160, edge: 120, side: 180)

  /// A screen whose rim may be hidden: swift-snapshot-testing gives its size in pixels, and no traits.
  private static func television(
    width: CGFloat, height: CGFloat, edge: CGFloat, side: CGFloat
  ) -> ViewImageConfig {
    var config = ViewImageConfig(
      safeArea: UIEdgeInsets(top: edge, left: side, bottom: edge, right: side),
      size: CGSize(width: width, height: height))
    config.scale = 1
    return config
  }
}
