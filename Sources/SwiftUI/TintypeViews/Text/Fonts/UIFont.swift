import TintypeText

/// A font of UIKit's, as far as views of SwiftUI ask for one.
public final class UIFont: Sendable {
  /// The purpose of a text, under UIKit's names.
  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle

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
  }

  /// The thickness of letters, under UIKit's names.
  public typealias Weight = Font.Weight

  let font: Font
  /// The size of an em, in points.
  public let pointSize: CGFloat
  /// From one baseline to the next, in points.
  public let lineHeight: CGFloat
  private let request: FontRequest
  private let library: FontLibrary

  private init(_ font: Font, lineHeight: CGFloat) {
    let request = font.request(at: .large, TextAttributes())
    (self.font, pointSize, self.lineHeight) = (font, request.size, lineHeight)
    (self.request, library) = (request, .standard)
  }

  /// The font that answers a request.
  init(_ request: FontRequest, library: FontLibrary) {
    (font, pointSize) = (Font(request), request.size)
    lineHeight = request.pitch ?? request.size * Self.pitch
    (self.request, self.library) = (request, library)
  }

  /// Creates a font of a family by its name; nil never, since the look-alike is chosen when text is drawn.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size), lineHeight: size * Self.pitch)
  }

  /// Lines of the system font, as a share of the size: ascent and descent of San Francisco.
  private static let pitch: CGFloat = (1950 + 494) / 2048

  /// What the face measures; all 0 where no font is installed.
  var measures: FontMeasures {
    (try? library.measures(of: request)) ?? .none
  }

  /// From the baseline up to the top of a line, in points.
  public var ascender: CGFloat { measures.ascent }
  /// From the baseline down to the bottom of a line, in points; negative.
  public var descender: CGFloat { -measures.descent }
  /// What the font wants between two lines, in points.
  public var leading: CGFloat { measures.leading }
  /// The height of a capital, in points.
  public var capHeight: CGFloat { measures.capHeight }
  /// The height of a lowercase letter without ascender, in points.
  public var xHeight: CGFloat { measures.xHeight }

  /// The font of a style at the standard size of text.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let metrics = TextStyleTable.metrics(of: style.style, at: .large)
    return UIFont(.system(style.style), lineHeight: metrics.pitch)
  }

  /// The system font at a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight), lineHeight: size * pitch)
  }

  /// The system font in bold at a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system font in italics at a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic(), lineHeight: size * pitch)
  }
}

extension Font {
  /// Creates the font of UIKit's.
  public init(_ font: UIFont) { self = font.font }
}

/// A font of CoreText's: the same object as UIKit's, as on the device.
public typealias CTFont = UIFont

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
