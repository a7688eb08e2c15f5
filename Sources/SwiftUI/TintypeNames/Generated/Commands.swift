// Made of Fixtures/Names/TintypeNames/Commands.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// Menus of a program; a picture shows none.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the menus that these consist of.
  associatedtype Body: Commands
  /// The menus that these consist of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Optional: Commands where Wrapped: Commands {
  /// Never called: no menu of a program shows.
  public var body: Never { let message = "Optional is not shown"; return preconditionFailure(message) }
}

/// Menus that the engine knows, which have no body.
package protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// Never called: no menu of a program shows.
  public var body: Never { preconditionFailure("\(Self.self) is not shown") }
}

/// Makes a list of the menus that a closure lists.
@MainActor @preconcurrency @resultBuilder public enum CommandsBuilder {
  /// The menus of an expression.
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  /// Menus one after another.
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> EmptyCommands { EmptyCommands() }
  /// Menus or none.
  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }
  /// The menus of newer systems.
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> EmptyCommands { EmptyCommands() }
  /// The first of two alternatives.
  public static func buildEither<C: Commands>(first: C) -> EmptyCommands { EmptyCommands() }
  /// The second of two alternatives.
  public static func buildEither<C: Commands>(second: C) -> EmptyCommands { EmptyCommands() }
}

/// No menus.
public nonisolated struct EmptyCommands: PrimitiveCommands {
  /// Creates none.
  public nonisolated init() {}
}

/// A menu of a program.
public nonisolated struct CommandMenu<Content: View>: PrimitiveCommands {
  /// Creates a menu.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates a menu.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {}
  /// Creates a menu.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Entries beside or in place of those of the system.
public nonisolated struct CommandGroup<Content: View>: PrimitiveCommands {
  /// Creates entries before those of the system.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates entries after those of the system.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates entries in place of those of the system.
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// Entries of the system's menus.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  /// What the program is.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// Its settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Services.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Whether the program shows.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// The end.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// New documents.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Reading and writing other forms.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Taking back.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Copying.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Editing text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Attributes of text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Toolbars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Sidebars.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Sizes of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// Windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// One window.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// The system's entries for sidebars.
public nonisolated struct SidebarCommands: PrimitiveCommands {
  /// Creates the entries.
  public nonisolated init() {}
}

/// The system's entries for toolbars.
public nonisolated struct ToolbarCommands: PrimitiveCommands {
  /// Creates the entries.
  public nonisolated init() {}
}

/// The system's entries for editing text.
public nonisolated struct TextEditingCommands: PrimitiveCommands {
  /// Creates the entries.
  public nonisolated init() {}
}

/// The system's entries for attributes of text.
public nonisolated struct TextFormattingCommands: PrimitiveCommands {
  /// Creates the entries.
  public nonisolated init() {}
}

/// The system's entries for inspectors.
public nonisolated struct InspectorCommands: PrimitiveCommands {
  /// Creates the entries.
  public nonisolated init() {}
}

/// The system's entries for pictures from other devices.
public nonisolated struct ImportFromDevicesCommands: PrimitiveCommands {
  /// Creates the entries.
  public nonisolated init() {}
}
