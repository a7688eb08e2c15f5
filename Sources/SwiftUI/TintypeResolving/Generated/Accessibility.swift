// Made of Fixtures/Names/TintypeResolving/Accessibility.txt by `make names`: change that file instead.
// swift-format-ignore-file

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
  public static let startsMediaSession = AccessibilityTraits(rawValue: 4096)
  /// What is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 8192)
  /// What turns the page when it was read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 16384)
  /// What leaves nothing beside it in reach.
  public static let isModal = AccessibilityTraits(rawValue: 32768)
  /// The tabs of a screen.
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)
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
