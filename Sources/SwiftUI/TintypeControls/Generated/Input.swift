// Made of Fixtures/Names/TintypeControls/Input.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public var character: Character
  /// Creates the key of a character.
  public init(_ character: Character) { self.character = character }
  /// Creates the key of a character.
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
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
  public static let all: EventModifiers = [.shift, .control, .option, .command, .capsLock, .numericPad]
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  private let modifierBits: Int
  /// Where other keyboards have it.
  public var localization = Localization.automatic
  /// The keys that are held.
  public var modifiers: EventModifiers { EventModifiers(rawValue: modifierBits) }
  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key; modifierBits = modifiers.rawValue }
  /// Creates a shortcut that other keyboards may have elsewhere.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) { self.key = key; modifierBits = modifiers.rawValue; self.localization = localization }
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

/// Data that comes from or goes to another program; a still picture gives and takes none.
public final class NSItemProvider {
  /// The name that is suggested for a file; nil for none.
  public var suggestedName: String?
  /// The kinds of data; none.
  public var registeredTypeIdentifiers: [String] { [] }
  /// The kinds of data; none.
  public var registeredContentTypes: [UTType] { [] }
  /// Creates a provider of nothing.
  public init() {}
  /// Creates a provider of an object.
  public init(object: Any) {}
  /// Adds nothing: a still picture gives nothing away.
  public func registerObject(_ object: Any, visibility: NSItemProviderRepresentationVisibility) {}
  /// Adds nothing: a still picture gives nothing away.
  public func registerObject<T>(ofClass type: T.Type, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping @Sendable (@escaping (T?, (any Error)?) -> Void) -> Progress?) {}
  /// Adds nothing: a still picture gives nothing away.
  public func registerDataRepresentation(forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?) {}
  /// Creates a provider of a file; nil never.
  public init?(contentsOf fileURL: URL) {}
  /// Creates a provider of an object of a kind.
  public init(item: Any?, typeIdentifier: String?) {}
  /// Whether there is data of a kind; never.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  /// Whether there is data of a type; never.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
  /// Whether there is data of a type; never.
  @_disfavoredOverload public func canLoadObject<T>(ofClass type: T.Type) -> Bool { false }
}

/// Objects that can be made of data of another program.
public protocol NSItemProviderReading {}

/// Objects that can be given to another program.
public protocol NSItemProviderWriting {}

extension NSString: NSItemProviderReading, NSItemProviderWriting {}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {}

/// Who may read what is dragged.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody.
  case all
  /// Programs of the same maker.
  case team
  /// Programs of the same group.
  case group
  /// The program itself.
  case ownProcess
}

/// Which line a place at the end of one belongs to.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// The system decides.
  case automatic
  /// To the one before.
  case upstream
  /// To the next one.
  case downstream
}

/// A value that can be given to other programs; a still picture gives none.
public protocol Transferable {
  /// The type of the forms.
  associatedtype Representation: TransferRepresentation
  /// The forms in which the value is given.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value is given.
public protocol TransferRepresentation<Item> {
  /// The type of the value.
  associatedtype Item: Transferable
}

/// Makes a list of the forms that a closure lists.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  /// The forms of an expression.
  public static func buildExpression<R: TransferRepresentation>(_ form: R) -> R where R.Item == Item { form }
  /// Forms one after another.
  public static func buildBlock<each R: TransferRepresentation>(_ forms: repeat each R) -> TransferForms<Item> { TransferForms() }
}

/// Forms one after another.
public struct TransferForms<Item: Transferable>: TransferRepresentation {
  internal init() {}
}

extension Never: Transferable {
  /// None.
  public static var transferRepresentation: TransferForms<Never> { TransferForms() }
}

extension String: Transferable {
  /// Its text.
  public static var transferRepresentation: TransferForms<String> { TransferForms() }
}

extension Data: Transferable {
  /// Its bytes.
  public static var transferRepresentation: TransferForms<Data> { TransferForms() }
}

extension URL: Transferable {
  /// Its text.
  public static var transferRepresentation: TransferForms<URL> { TransferForms() }
}

extension AttributedString: Transferable {
  /// Its text.
  public static var transferRepresentation: TransferForms<AttributedString> { TransferForms() }
}

extension Image: Transferable {
  /// The picture.
  public static var transferRepresentation: TransferForms<Image> { TransferForms() }
}

extension Color: Transferable {
  /// The color.
  public static var transferRepresentation: TransferForms<Color> { TransferForms() }
}
