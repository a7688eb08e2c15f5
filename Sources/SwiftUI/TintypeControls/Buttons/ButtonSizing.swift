/// How wide the background of a button is.
public struct ButtonSizing: Hashable, Sendable {
  let isFlexible: Bool?
  /// As the position decides; here as wide as its label needs.
  public static let automatic = ButtonSizing(isFlexible: nil)
  /// As wide as the label needs.
  public static let fitted = ButtonSizing(isFlexible: false)
  /// As wide as is proposed.
  public static let flexible = ButtonSizing(isFlexible: true)
}

extension EnvironmentValues {
  private enum ButtonSizingKey: EnvironmentKey {
    static var defaultValue: ButtonSizing { .automatic }
  }

  /// How wide the backgrounds of buttons are.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets how wide the backgrounds of buttons inside are.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
