import Synchronization

/// The screen that a picture is made for, as far as views of SwiftUI ask UIKit for it.
public final class UIScreen: Sendable {
  /// The size and scale of a screen.
  private struct Measures: Sendable {
    var size: CGSize
    var scale: CGFloat
    var insets: EdgeInsets
  }

  /// The screen of an iPhone 16 Pro, which stands in where a picture has no device.
  private static let usual = Measures(
    size: CGSize(width: 402, height: 874), scale: 3,
    insets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))
  private let measures = Mutex(UIScreen.usual)

  private init() {}

  /// The only screen.
  public static let main = UIScreen()

  /// The screen's rectangle, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: measures.withLock { $0.size }) }
  /// Pixels a point.
  public var scale: CGFloat { measures.withLock { $0.scale } }
  /// Pixels a point of the panel, here the same.
  public var nativeScale: CGFloat { scale }
  /// The panel's rectangle, in pixels.
  public var nativeBounds: CGRect {
    let (size, scale) = measures.withLock { ($0.size, $0.scale) }
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// What the device keeps free at its edges, in points; windows tell it.
  var safeAreaInsets: UIEdgeInsets {
    let insets = measures.withLock { $0.insets }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// Makes the screen that of the device that is drawn next.
  ///
  /// - Parameters:
  ///   - size: the size in points; nil for the usual screen.
  ///   - scale: pixels a point.
  ///   - insets: what the device keeps free at its edges, in points.
  package func become(size: CGSize?, scale: CGFloat, insets: EdgeInsets) {
    measures.withLock {
      $0 = size.map { Measures(size: $0, scale: scale, insets: insets) } ?? Self.usual
    }
  }
}
