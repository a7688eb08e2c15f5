/// The machine that a view runs on, as far as views of SwiftUI ask UIKit for it.
public final class UIDevice: Sendable {
  private init() {}

  /// The only machine.
  public static let current = UIDevice()

  /// An iPad where the screen is at least 744 points wide and high, as is the smallest one; else an iPhone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    let size = UIScreen.main.bounds.size
    return min(size.width, size.height) >= 744 ? .pad : .phone
  }
  /// The kind of machine in words.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name that a program without special rights is told.
  public var name: String { model }
  /// The name of the system.
  public var systemName: String { "iOS" }
  /// The version of the system whose look is drawn.
  public var systemVersion: String { "26.0" }
  /// How the machine is held: as the screen is, upright or on its left side.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
}

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
