// Made of Fixtures/Names/TintypeViews/Fonts.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension Font {
  /// A role of text, whose size follows the preferred size of text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// A large title.
    case largeTitle
    /// A title.
    case title
    /// A second-level title.
    case title2
    /// A third-level title.
    case title3
    /// A heading.
    case headline
    /// A subheading.
    case subheadline
    /// Body text.
    case body
    /// A callout.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption
    /// A second-level caption.
    case caption2
    /// A very large title.
    case extraLargeTitle
    /// A second-level very large title.
    case extraLargeTitle2
  }
  /// The thickness of strokes.
  public struct Weight: Hashable, Sendable {
    /// 100 for the thinnest to 900 for the thickest; 400 is regular.
    package let value: Int
    /// The thinnest.
    public static let ultraLight = Weight(value: 100)
    /// Thin.
    public static let thin = Weight(value: 200)
    /// Light.
    public static let light = Weight(value: 300)
    /// Regular.
    public static let regular = Weight(value: 400)
    /// Medium.
    public static let medium = Weight(value: 500)
    /// Semibold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Heavy.
    public static let heavy = Weight(value: 800)
    /// The thickest.
    public static let black = Weight(value: 900)
  }
  /// The width of characters.
  public struct Width: Hashable, Sendable {
    /// The width relative to the normal one, -1 to 1.
    public var value: CGFloat
    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }
    /// Very narrow.
    public static let compressed = Width(-0.8)
    /// Narrow.
    public static let condensed = Width(-0.4)
    /// Normal.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.4)
  }
  /// The look of a system font.
  public enum Design: Hashable, Sendable {
    /// The plain face.
    case `default`
    /// The face with serifs.
    case serif
    /// The face with round ends.
    case rounded
    /// The face whose characters are all equally wide.
    case monospaced
  }
  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    /// The font's own.
    case standard
    /// Two points less.
    case tight
    /// Two points more.
    case loose
  }
  /// The font of text that says none: the body style's.
  public static let `default` = system(.body)
  /// The font of large titles.
  public static let largeTitle = system(.largeTitle)
  /// Very large titles.
  public static let extraLargeTitle = system(.extraLargeTitle)
  /// Titles nearly as large.
  public static let extraLargeTitle2 = system(.extraLargeTitle2)
  /// The font of titles.
  public static let title = system(.title)
  /// The font of second-level titles.
  public static let title2 = system(.title2)
  /// The font of third-level titles.
  public static let title3 = system(.title3)
  /// The font of headings.
  public static let headline = system(.headline)
  /// The font of subheadings.
  public static let subheadline = system(.subheadline)
  /// The font of body text.
  public static let body = system(.body)
  /// The font of callouts.
  public static let callout = system(.callout)
  /// The font of footnotes.
  public static let footnote = system(.footnote)
  /// The font of captions.
  public static let caption = system(.caption)
  /// The font of second-level captions.
  public static let caption2 = system(.caption2)
}

extension UIFont {
  /// The purpose of a text, under UIKit's names.
  public struct TextStyle: Hashable, Sendable {
    internal let style: Font.TextStyle
    /// The largest title.
    public static let largeTitle = TextStyle(style: .largeTitle)
    /// A title of the first level.
    public static let title1 = TextStyle(style: .title)
    /// A title of the second level.
    public static let title2 = TextStyle(style: .title2)
    /// A title of the third level.
    public static let title3 = TextStyle(style: .title3)
    /// A heading.
    public static let headline = TextStyle(style: .headline)
    /// A heading below another one.
    public static let subheadline = TextStyle(style: .subheadline)
    /// Running text.
    public static let body = TextStyle(style: .body)
    /// A remark beside the text.
    public static let callout = TextStyle(style: .callout)
    /// A note below the text.
    public static let footnote = TextStyle(style: .footnote)
    /// A caption.
    public static let caption1 = TextStyle(style: .caption)
    /// A smaller caption.
    public static let caption2 = TextStyle(style: .caption2)
    public static let extraLargeTitle = TextStyle(style: .extraLargeTitle)
    public static let extraLargeTitle2 = TextStyle(style: .extraLargeTitle2)
  }
  /// The width of letters, under UIKit's names.
  public typealias Width = Font.Width
  /// Families: of those that are there a few.
  public static var familyNames: [String] { ["Inter", "New York", "SF Mono", "SF Pro"] }
  /// The fonts of a family: one.
  public static func fontNames(forFamilyName family: String) -> [String] { [family] }
  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }
}

extension UIFontDescriptor {
  /// Whether a font is bold, slanted or of equally wide letters.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 2)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 3)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 4)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 5)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 6)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 7)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 8)
  }
  /// The look of a system font.
  public enum SystemDesign: Hashable, Sendable {
    case `default`, serif, monospaced, rounded
  }
  /// What is said of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "family")
    public static let name = AttributeName(rawValue: "name")
    public static let face = AttributeName(rawValue: "face")
    public static let size = AttributeName(rawValue: "size")
    public static let visibleName = AttributeName(rawValue: "visibleName")
    public static let matrix = AttributeName(rawValue: "matrix")
    public static let characterSet = AttributeName(rawValue: "characterSet")
    public static let cascadeList = AttributeName(rawValue: "cascadeList")
    public static let traits = AttributeName(rawValue: "traits")
    public static let fixedAdvance = AttributeName(rawValue: "fixedAdvance")
    public static let featureSettings = AttributeName(rawValue: "featureSettings")
    public static let textStyle = AttributeName(rawValue: "textStyle")
  }
  /// What is said of a font's face.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = TraitKey(rawValue: "symbolic")
    public static let weight = TraitKey(rawValue: "weight")
    public static let width = TraitKey(rawValue: "width")
    public static let slant = TraitKey(rawValue: "slant")
  }
}

/// The size of a font's em, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// From the baseline of a font up to the top of a line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// From the baseline of a font down to the bottom of a line, in points; positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// What a font wants between two lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// The height of a font's capitals, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// The height of a font's lowercase letters without ascender, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
