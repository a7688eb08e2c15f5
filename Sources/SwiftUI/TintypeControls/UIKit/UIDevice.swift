import Foundation

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
  /// The kind of machine in words of the reader's language; in English here.
  public var localizedModel: String { model }
  /// Whether programs may go on behind others.
  public var isMultitaskingSupported: Bool { true }
  /// A number of the machine for the makers of a program; nil, as where none was given yet.
  public var identifierForVendor: UUID? { nil }

  /// Whether turns of the machine are told; of no account.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Does nothing: a picture is never turned.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: a picture is never turned.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// What a battery does.
  public enum BatteryState: Int, Hashable, Sendable {
    /// Not known.
    case unknown
    /// It is used.
    case unplugged
    /// It is charged.
    case charging
    /// It is full.
    case full
  }
  /// Whether the battery is watched; of no account.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// What the battery does: not known, as where it is not watched.
  public var batteryState: BatteryState { .unknown }
  /// How full the battery is, 0 to 1; -1, as where it is not watched.
  public var batteryLevel: Float { -1 }
  /// Whether something near the screen is watched for; of no account.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether something is near the screen; never.
  public var proximityState: Bool { false }
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
