// Made of Fixtures/Names/TintypeViews/OptionSets.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// The parts of a lazy stack that stay visible while it scrolls; a still picture pins nothing.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// What a safe area keeps free of.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars and the device's edges.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard; a still picture has none.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Everything.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// What a view takes over from the source of a matched geometry.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit a property.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Why content does not show as it is.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit a reason.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It stands for content to come: texts and pictures show as gray bars.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is nobody's business: what is privacy sensitive shows as gray bars.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// What a part of a text means within its line; Foundation does not have it on Linux.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// One bit a meaning.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// In characters of one width.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// With a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}
