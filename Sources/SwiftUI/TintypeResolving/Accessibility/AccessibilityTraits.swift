/// What a view is to assistive technology.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit a trait.
  public let rawValue: UInt64
  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 64)
  /// A field for what is searched.
  public static let isSearchField = AccessibilityTraits(rawValue: 128)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 256)
  /// What sums a screen up when it opens.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
  /// What changes too often to be read each time.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
  /// What plays a sound of its own.
  public static let playsSound = AccessibilityTraits(rawValue: 2048)
  /// What starts sound or pictures.
  public static let startsMediaPlayback = AccessibilityTraits(rawValue: 4096)
  /// What is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 8192)
  /// What turns the page when it was read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 16384)
  /// What leaves nothing beside it in reach.
  public static let isModal = AccessibilityTraits(rawValue: 32768)
  /// The tabs of a screen.
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)

  /// Every trait with the word that documents have for it, in the order in which they list them.
  private static let table: [(trait: AccessibilityTraits, name: String)] = [
    (.isHeader, "header"), (.isButton, "button"), (.isToggle, "toggle"), (.isLink, "link"),
    (.isImage, "image"), (.isStaticText, "text"), (.isSelected, "selected"),
    (.isSearchField, "searchField"), (.isKeyboardKey, "keyboardKey"),
    (.isSummaryElement, "summary"), (.updatesFrequently, "updatesFrequently"),
    (.playsSound, "playsSound"), (.startsMediaPlayback, "startsMedia"),
    (.allowsDirectInteraction, "directInteraction"), (.causesPageTurn, "turnsPage"),
    (.isModal, "modal"), (.isTabBar, "tabBar"),
  ]

  /// The names of the traits in a fixed order, such as `header` and `button`.
  public var names: [String] { Self.table.filter { contains($0.trait) }.map(\.name) }
}

extension AccessibilityTraits: Codable {
  /// Reads a list of names; those that are not known are left out.
  ///
  /// - Parameter decoder: the decoder to read from.
  /// - Throws: what the decoder throws.
  public init(from decoder: any Decoder) throws {
    let names = try decoder.singleValueContainer().decode([String].self)
    self.init(Self.table.filter { names.contains($0.name) }.map(\.trait))
  }

  /// Writes the list of names.
  ///
  /// - Parameter encoder: the encoder to write to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(names)
  }
}

/// What becomes of the views inside an element of assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable, Codable {
  private let name: String
  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They become one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The place of a heading among headings.
public enum AccessibilityHeadingLevel: UInt, Sendable, Codable {
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
