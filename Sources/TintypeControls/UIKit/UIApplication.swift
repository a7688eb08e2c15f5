/// The running program, as far as views of SwiftUI ask UIKit for it; nothing is opened beside a picture.
public final class UIApplication: Sendable {
  private init() {}

  /// Words that go with an address; there are none to choose from.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  /// The only program.
  public static let shared = UIApplication()

  /// The address of the program's settings.
  public static let openSettingsURLString = "app-settings:"

  /// Opens nothing, and says so.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }

  /// Whether an address can be opened: never.
  public func canOpenURL(_ url: URL) -> Bool { false }
}

/// What programs leave for others to paste; kept by nobody.
public final class UIPasteboard: Sendable {
  private init() {}

  /// The only board.
  public static let general = UIPasteboard()

  /// The text on the board: nil, whatever was put there.
  public var string: String? {
    get { nil }
    set {}
  }
}
