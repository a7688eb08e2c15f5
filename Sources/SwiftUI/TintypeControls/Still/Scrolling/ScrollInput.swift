/// Whether something scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// Yes.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// No.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// What makes something scroll.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  /// A look.
  public static let look = ScrollInputKind(name: "look")
  /// A look along some axes.
  public static func look(axes: Axis.Set) -> ScrollInputKind { .look }
  /// A movement of the hand.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
}

extension View {
  /// Changes nothing: nobody scrolls a still picture.
  public nonisolated func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View {
    self
  }
}
