public import Tintype

/// What a view is offered when its snapshot is taken.
public enum SnapshotLayout: Sendable, Hashable {
  /// Nothing: the picture has the view's own size.
  case sizeThatFits
  /// A size, in points, nil for an axis on which nothing is offered; the picture has the size that the view
  /// takes.
  case proposed(width: CGFloat?, height: CGFloat?)
  /// A canvas of a size, in points; the view is offered it and stands in its middle.
  case fixed(width: CGFloat, height: CGFloat)
  /// The screen of a device.
  case device(config: Device)

  /// The screen of a device.
  public static func device(_ device: Device) -> SnapshotLayout { .device(config: device) }

  /// The canvas as a device without covered parts; nil for the view's own size.
  func device(scale: CGFloat) -> Device? {
    switch self {
    case .sizeThatFits, .proposed: nil
    case .fixed(let width, let height):
      Device(
        name: "fixed", size: CGSize(width: width, height: height), safeAreaInsets: EdgeInsets(),
        scale: scale)
    case .device(let device): device
    }
  }

  /// What is offered where there is no canvas.
  var proposal: ProposedViewSize {
    guard case .proposed(let width, let height) = self else { return .unspecified }
    return ProposedViewSize(width: width, height: height)
  }
}
