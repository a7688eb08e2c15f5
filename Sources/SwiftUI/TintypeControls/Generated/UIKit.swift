// Made of Fixtures/Names/TintypeControls/UIKit.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// How a machine is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its left side.
  case landscapeLeft
  /// On its right side.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown
  /// Whether it lies on one of its long sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands on one of its short sides.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Distances from the edges, in points.
public struct UIEdgeInsets: Sendable, Hashable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat
  /// Creates insets, in points.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) { self.top = top; self.left = left; self.bottom = bottom; self.right = right }
  /// No distance at any edge.
  public static let zero = UIEdgeInsets()
}

/// Something of the program on a screen.
@preconcurrency @MainActor public class UIScene: NSObject {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Not there yet.
    case unattached = -1
    /// In front.
    case foregroundActive
    /// In front, and not to be touched.
    case foregroundInactive
    /// Behind.
    case background
  }
  /// Whether the scene is in front: it is.
  public var activationState: ActivationState { .foregroundActive }
}

/// How an interface is held.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned to the right.
  case landscapeRight
  /// Turned to the left.
  case landscapeLeft
  /// Whether it lies on one of its long sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands on one of its short sides.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
