// Made of Fixtures/Names/TintypeControls/Motion.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// When it seems to be.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing of it is left.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// How a window goes that is dismissed.
public struct DismissBehavior: Hashable, Sendable {
  private let name: String
  /// Asks before what was not saved is lost.
  public static let interactive = DismissBehavior(name: "interactive")
  /// At once.
  public static let destructive = DismissBehavior(name: "destructive")
}

/// Whether content that scrolls stays in its place where its size changes.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = ScrollContentOffsetAdjustmentBehavior(name: "automatic")
  /// It does not.
  public static let disabled = ScrollContentOffsetAdjustmentBehavior(name: "disabled")
}

/// What a transition does besides looks.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether something moves.
  public var hasMotion: Bool
  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension BlurReplaceTransition {
  /// The ways in and out.
  public enum Configuration: Hashable, Sendable {
    /// Down in, up out.
    case downUp
    /// Up in, up out.
    case upUp
  }
}
