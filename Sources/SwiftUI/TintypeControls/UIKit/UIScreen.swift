/// The screen that a picture is made for, as far as views of SwiftUI ask UIKit for it.
public final class UIScreen: Sendable {
  /// The screen of an iPhone 16 Pro, which stands in where a picture has no device.
  private static let usual = RenderScope.Measures(
    size: CGSize(width: 402, height: 874), scale: 3,
    insets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))
  private var measures: RenderScope.Measures { RenderScope.current?.screen ?? Self.usual }

  private init() {}

  /// The only screen.
  public static let main = UIScreen()

  /// The screen's rectangle, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: measures.size) }
  /// Pixels a point.
  public var scale: CGFloat { measures.scale }
  /// Pixels a point of the panel, here the same.
  public var nativeScale: CGFloat { scale }
  /// The panel's rectangle, in pixels.
  public var nativeBounds: CGRect {
    let (size, scale) = (measures.size, measures.scale)
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// What the device keeps free at its edges, in points; windows tell it.
  var safeAreaInsets: UIEdgeInsets {
    let insets = measures.insets
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}
