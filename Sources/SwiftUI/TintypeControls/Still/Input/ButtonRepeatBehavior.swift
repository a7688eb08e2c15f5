/// Whether a button that is held acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides by the kind of button.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// Yes.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// No.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
  /// Changes nothing: nobody holds a button of a still picture.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
}
