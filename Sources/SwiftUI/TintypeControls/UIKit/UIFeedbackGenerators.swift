/// A knock that nobody feels.
public final class UIImpactFeedbackGenerator: Sendable {
  /// How hard the knock is.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Between small things.
    case light
    /// Between things of a middle size.
    case medium
    /// Between large things.
    case heavy
    /// Between soft things.
    case soft
    /// Between stiff things.
    case rigid
  }

  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) {}
  /// Gets nothing ready.
  public func prepare() {}
  /// Knocks at nothing.
  public func impactOccurred() {}
  /// Knocks at nothing, whatever the strength, 0 to 1.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A word of success or failure that nobody feels.
public final class UINotificationFeedbackGenerator: Sendable {
  /// What happened.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// It worked.
    case success
    /// It may not have worked.
    case warning
    /// It did not work.
    case error
  }

  /// Creates a generator.
  public init() {}
  /// Gets nothing ready.
  public func prepare() {}
  /// Tells nobody.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// A tick of a choice that nobody feels.
public final class UISelectionFeedbackGenerator: Sendable {
  /// Creates a generator.
  public init() {}
  /// Gets nothing ready.
  public func prepare() {}
  /// Ticks for nobody.
  public func selectionChanged() {}
}
