/// Whether a scroll view shows where it is.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// As the system likes.
  case automatic
  /// While scrolling.
  case visible
  /// Never, where the platform allows it.
  case hidden
  /// Never.
  case never
}

/// Whether a view scrolls beyond its end.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides by the kind of scroll view.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where the content is longer.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// What becomes of the keyboard when a view scrolls.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// The platform decides by the kind of scroll view.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// It goes at once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// It follows the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// It stays.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

extension View {
  /// Changes nothing in a still picture.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Changes nothing in a still picture, which shows no indicators.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture does not scroll.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Changes nothing: a still picture does not scroll.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }

  /// Changes nothing: a still picture does not scroll.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Changes nothing: a still picture shows no indicators.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Changes nothing: a still picture shows no indicators.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Changes nothing: a still picture does not scroll.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture does not scroll.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture shows no keyboard.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture is not pulled.
  public nonisolated func refreshable(action: @escaping () async -> Void) -> some View { self }
}
