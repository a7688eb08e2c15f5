/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public var character: Character
  /// Creates the key of a character.
  public init(_ character: Character) { self.character = character }
  /// Creates the key of a character.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The tabulator.
  public static let tab = KeyEquivalent("\t")
  /// The key that deletes backwards.
  public static let delete = KeyEquivalent("\u{8}")
  /// The arrow upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key that deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key to the start.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key for a page upwards.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key for a page downwards.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key that clears.
  public static let clear = KeyEquivalent("\u{F739}")
}

/// Keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// One bit a key.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 1)
  /// The control key.
  public static let control = EventModifiers(rawValue: 2)
  /// The option key.
  public static let option = EventModifiers(rawValue: 4)
  /// The command key.
  public static let command = EventModifiers(rawValue: 8)
  /// The lock of capitals.
  public static let capsLock = EventModifiers(rawValue: 16)
  /// A key of the numbers' part.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// The function key.
  public static let function = EventModifiers(rawValue: 64)
  /// All of them.
  public static let all: EventModifiers = [
    .shift, .control, .option, .command, .capsLock, .numericPad,
  ]
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  private let modifierBits: Int
  /// The keys that are held.
  public var modifiers: EventModifiers { EventModifiers(rawValue: modifierBits) }
  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    modifierBits = modifiers.rawValue
  }
  /// Creates a shortcut that other keyboards may have elsewhere.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) {
    self.init(key, modifiers: modifiers)
  }
  /// Where other keyboards have a shortcut.
  public struct Localization: Hashable, Sendable {
    private let name: String
    /// Where their users look for it.
    public static let automatic = Localization(name: "automatic")
    /// At the same key, turned round from right to left.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// Where the program says.
    public static let custom = Localization(name: "custom")
  }
  /// The shortcut of what is done most often.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut that leaves.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension View {
  /// Changes nothing: nobody presses keys on a still picture.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    self
  }
}

extension View {
  /// Changes nothing: nobody presses keys on a still picture.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    self
  }
}
