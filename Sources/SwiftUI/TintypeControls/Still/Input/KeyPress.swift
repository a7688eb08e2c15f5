/// A key that is pressed; a still picture knows none.
public struct KeyPress: Sendable {
  /// What became of a key.
  public enum Result: Hashable, Sendable {
    /// It was used.
    case handled
    /// It goes on to the views around.
    case ignored
  }

  /// The points of a key's way.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit a point.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// It comes up.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The key.
  public let key: KeyEquivalent
  /// What it types.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers
  /// Where the key is on its way.
  public let phase: Phases
}

extension View {
  /// Never runs its action: nobody presses keys on a still picture.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Never runs its action: nobody presses keys on a still picture.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Never runs its action: nobody presses keys on a still picture.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Never runs its action: nobody presses keys on a still picture.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Never runs its action: nobody presses keys on a still picture.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Never runs its action: nobody presses keys on a still picture.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    self
  }

  /// Never runs its action: nobody presses keys on a still picture.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// Never runs its action: nobody presses keys on a still picture.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

  /// Never runs its action: nobody presses keys on a still picture.
  public nonisolated func onMoveCommand(
    perform action: ((_ direction: MoveCommandDirection) -> Void)?
  ) -> some View {
    self
  }
}

/// Where an arrow key points.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Upwards.
  case up
  /// Downwards.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}
