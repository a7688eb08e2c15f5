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

  /// How the machine is held: as the screen is, upright or on its left side.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
}
