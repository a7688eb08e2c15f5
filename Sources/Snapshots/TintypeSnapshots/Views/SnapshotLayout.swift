public import Tintype

/// What a view is proposed when its snapshot is taken.
public enum SnapshotLayout: Sendable, Hashable {
  /// Nothing: the picture has the view's own size.
  case sizeThatFits
  /// A size, in points, nil for an axis on which nothing is proposed; the picture has the size that
  /// the view takes.
  case proposed(width: CGFloat?, height: CGFloat?)
  /// A canvas of a size, in points; the view is proposed it and stands in its middle.
  case fixed(width: CGFloat, height: CGFloat)
  /// The screen of a device.
  case device(config: ViewImageConfig)

  /// The screen of a device.
  public static func device(_ device: Device) -> SnapshotLayout {
    .device(config: ViewImageConfig(device))
  }

  /// The screen of a device, by a name of this library's.
  @_disfavoredOverload
  public static func device(config device: Device) -> SnapshotLayout { .device(device) }

  /// What a view inherits from the screen.
  var traits: UITraitCollection {
    if case .device(let config) = self { config.traits } else { UITraitCollection() }
  }

  /// The canvas as a device; nil for the view's own size.
  func device(scale: CGFloat) -> Device? {
    switch self {
    case .sizeThatFits, .proposed: nil
    case .fixed(let width, let height):
      Device(
        name: "fixed", size: CGSize(width: width, height: height), safeAreaInsets: EdgeInsets(),
        scale: scale)
    case .device(let config): config.device(scale: scale)
    }
  }

  /// What is proposed where there is no canvas.
  var proposal: ProposedViewSize {
    guard case .proposed(let width, let height) = self else { return .unspecified }
    return ProposedViewSize(width: width, height: height)
  }
}

/// What a view is proposed, under the name of swift-snapshot-testing.
public typealias SwiftUISnapshotLayout = SnapshotLayout
