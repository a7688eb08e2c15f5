/// Which way a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// What is done to a view by assistive technology.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  /// What a tap does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaving.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What is done most often.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// A picture has no words for assistive technology; these keep sources compiling.
extension View {
  /// Changes nothing in a picture.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityFocused(
    _ condition: FocusState<Bool>.Binding
  ) -> some View {
    self
  }
}

extension View {
  /// Changes nothing in a picture.
  public nonisolated func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }
}
