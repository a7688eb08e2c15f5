public import Tintype

/// What a view is offered when its snapshot is taken.
public enum SnapshotLayout: Sendable, Hashable {
  /// Nothing: the picture has the view's own size.
  case sizeThatFits
  /// A canvas of a size, in points; the view is offered it and stands in its middle.
  case fixed(width: CGFloat, height: CGFloat)
  /// The screen of a device.
  case device(config: Device)

  /// The screen of a device.
  public static func device(_ device: Device) -> SnapshotLayout { .device(config: device) }

  /// The canvas as a device without covered parts; nil for the view's own size.
  func device(scale: CGFloat) -> Device? {
    switch self {
    case .sizeThatFits: nil
    case .fixed(let width, let height):
      Device(
        name: "fixed", size: CGSize(width: width, height: height), safeAreaInsets: EdgeInsets(),
        scale: scale)
    case .device(let device): device
    }
  }
}
