public import Tintype

/// A screen of UIKit's that shows a view of SwiftUI's, of which a snapshot is taken as of the view itself.
@MainActor public protocol SnapshotHost {
  /// The type of the view.
  associatedtype Content: View
  /// The view.
  var rootView: Content { get }
}

extension UIHostingController: SnapshotHost {}

extension Snapshotting where Value: SnapshotHost, Format == SnapshotPicture {
  /// Keeps a picture of a screen's view on a device, with the two numbers and the traits of swift-snapshot-testing.
  ///
  /// - Parameters:
  ///   - config: the device.
  ///   - precision: which part of all pixels has to match, 0 to 1; pixels are counted, not bytes.
  ///   - perceptualPrecision: how well a pixel has to match, 0 to 1: 0.98 allows a distance of 2.
  ///   - size: what the view is proposed in place of the screen, in points; nil for the screen.
  ///   - traits: what the view inherits; they add nothing to the snapshot's name.
  /// - Returns: the strategy.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    hosted(precision, perceptualPrecision, size, else: .device(config: config), traits)
  }

  /// Keeps a picture of a screen's view, with the two numbers and the traits of swift-snapshot-testing.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: taken, and without an effect: there is no window.
  ///   - precision: which part of all pixels has to match, 0 to 1; pixels are counted, not bytes.
  ///   - perceptualPrecision: how well a pixel has to match, 0 to 1: 0.98 allows a distance of 2.
  ///   - size: what the view is proposed, in points; nil for what it asks for.
  ///   - traits: what the view inherits; they add nothing to the snapshot's name.
  /// - Returns: the strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    hosted(precision, perceptualPrecision, size, else: .sizeThatFits, traits)
  }

  /// The strategy for a screen of what the strategy for pictures does with its view.
  private static func hosted(
    _ precision: Float, _ perceptualPrecision: Float, _ size: CGSize?, else layout: SnapshotLayout,
    _ traits: UITraitCollection
  ) -> Snapshotting {
    let fixed = size.map { SnapshotLayout.fixed(width: $0.width, height: $0.height) }
    return Snapshotting<Value.Content, SnapshotPicture>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, layout: fixed ?? layout,
      traits: traits
    ).pullback { host in try MainActorWork.run(host) { $0.rootView } }
  }
}
