/// The place of a heading among headings.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// None.
  case unspecified
  /// The first.
  case h1
  /// The second.
  case h2
  /// The third.
  case h3
  /// The fourth.
  case h4
  /// The fifth.
  case h5
  /// The sixth.
  case h6
}

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
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [LocalizedStringKey]
  )
    -> some View
  {
    self
  }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }
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
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    self
  }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    self
  }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityFocused(
    _ condition: FocusState<Bool>.Binding
  ) -> some View {
    self
  }
  /// Changes nothing in a picture.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
