public import Foundation
public import Tintype

/// A screen under the names of swift-snapshot-testing: its size, what is covered, its traits.
///
/// Sizes and covered parts are those that swift-snapshot-testing gives each name, so that a view lays out
/// alike on both sides; ``Tintype/Device`` has this library's own.
public struct ViewImageConfig: Sendable, Hashable {
  /// How a screen is held.
  public enum Orientation: Sendable, Hashable {
    /// On its side.
    case landscape
    /// Upright.
    case portrait
  }

  /// How a tablet is held, and which part of its screen the view has.
  public enum TabletOrientation: Sendable, Hashable {
    /// The parts of an upright screen.
    public enum PortraitSplits: Sendable, Hashable {
      /// The smaller part.
      case oneThird
      /// The larger part.
      case twoThirds
      /// The whole screen.
      case full
    }
    /// The parts of a screen on its side.
    public enum LandscapeSplits: Sendable, Hashable {
      /// The smaller part.
      case oneThird
      /// One of two equal parts.
      case oneHalf
      /// The larger part.
      case twoThirds
      /// The whole screen.
      case full
    }
    /// On its side.
    case landscape(splitView: LandscapeSplits)
    /// Upright.
    case portrait(splitView: PortraitSplits)
  }

  /// What hardware and system cover, in points.
  public var safeArea: UIEdgeInsets
  /// The size, in points; nil for the view's own.
  public var size: CGSize?
  /// What the view inherits.
  public var traits: UITraitCollection
  /// Pixels a point of the screen, where no trait says them; nil for 2.
  private(set) var scale: CGFloat?
  /// The device that the screen was made of; nil for none.
  private var own: Device?

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - safeArea: what hardware and system cover, in points.
  ///   - size: the size, in points; nil for the view's own.
  ///   - traits: what the view inherits.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// The screen with so many pixels a point, where no trait says them.
  func with(scale: CGFloat) -> ViewImageConfig {
    var config = self
    config.scale = scale
    return config
  }

  /// The screen of one of this library's devices, which says no more than it does.
  init(_ device: Device) {
    self.init(size: device.size)
    own = device
  }

  /// The screen as a device; nil where it has the view's own size.
  func device(scale: CGFloat) -> Device? {
    if let own { return own }
    guard let size else { return nil }
    return Device(
      name: "config", size: size,
      safeAreaInsets: EdgeInsets(
        top: safeArea.top, leading: safeArea.left, bottom: safeArea.bottom,
        trailing: safeArea.right),
      scale: self.scale ?? scale)
  }
}

/// A phone's size and what it covers: a row of ``ViewImageConfig``'s table.
struct PhoneScreen {
  /// The size of the upright screen, in points.
  var width: CGFloat, height: CGFloat
  /// What is covered above and below, upright; with a home indicator, what is above moves to both sides.
  var top: CGFloat, bottom: CGFloat
  /// What is covered below on its side.
  var bottomOnSide: CGFloat = 0
  /// Pixels a point.
  var scale: CGFloat
  /// Whether there is much space across on its side, as on a Plus or Max.
  var isWide = false

  /// The screen, held one way or the other.
  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    let isUpright = orientation == .portrait
    let side = bottom > 0 ? top : 0
    return ViewImageConfig(
      safeArea: isUpright
        ? UIEdgeInsets(top: top, bottom: bottom)
        : UIEdgeInsets(left: side, bottom: bottomOnSide, right: side),
      size: isUpright
        ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
      traits: UITraitCollection {
        $0.layoutDirection = .leftToRight
        // swift-snapshot-testing's phones have text one step below the default.
        $0.preferredContentSizeCategory = .medium
        $0.userInterfaceIdiom = .phone
        $0.horizontalSizeClass = !isUpright && isWide ? .regular : .compact
        $0.verticalSizeClass = isUpright ? .regular : .compact
      }
    ).with(scale: scale)
  }
}

/// A tablet's size and the widths of its parts: a row of ``ViewImageConfig``'s table.
struct TabletScreen {
  /// The length of the shorter side, in points.
  var short: CGFloat
  /// The widths on its side: a third, a half, two thirds, all.
  var across: (CGFloat, CGFloat, CGFloat, CGFloat)
  /// The widths upright: a third, two thirds.
  var upright: (CGFloat, CGFloat)
  /// What is covered above and below.
  var top: CGFloat = 20, bottom: CGFloat = 0
  /// Whether a half, and two thirds upright, have much space across.
  var isLarge = false

  /// The whole screen.
  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    orientation == .landscape
      ? config(.landscape(splitView: .full)) : config(.portrait(splitView: .full))
  }

  /// A part of the screen.
  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    let (width, isRegular): (CGFloat, Bool) =
      switch orientation {
      case .landscape(.oneThird): (across.0, false)
      case .landscape(.oneHalf): (across.1, isLarge)
      case .landscape(.twoThirds): (across.2, true)
      case .landscape(.full): (across.3, true)
      case .portrait(.oneThird): (upright.0, false)
      case .portrait(.twoThirds): (upright.1, isLarge)
      case .portrait(.full): (short, true)
      }
    let height: CGFloat = if case .landscape = orientation { short } else { across.3 }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, bottom: bottom), size: CGSize(width: width, height: height),
      traits: Self.traits(across: isRegular ? .regular : .compact)
    ).with(scale: 2)
  }

  /// What a view inherits from a tablet or a part of it.
  static func traits(across: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection {
      $0.horizontalSizeClass = across
      $0.verticalSizeClass = .regular
      $0.userInterfaceIdiom = .pad
    }
  }
}
