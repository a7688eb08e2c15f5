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

  private init(_ font: Font, size: CGFloat, lineHeight: CGFloat) {
    (self.font, pointSize, self.lineHeight) = (font, size, lineHeight)
  }

  /// Creates a font of a family by its name; nil never, since the look-alike is chosen when text is drawn.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size), size: size, lineHeight: size * Self.pitch)
  }

  /// Lines of the system font, as a share of the size: ascent and descent of San Francisco.
  private static let pitch: CGFloat = (1950 + 494) / 2048

  /// The font of a style at the standard size of text.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let metrics = TextStyleTable.metrics(of: style.style, at: .large)
    return UIFont(.system(style.style), size: metrics.size, lineHeight: metrics.pitch)
  }

  /// The system font at a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight), size: size, lineHeight: size * pitch)
  }

  /// The system font in bold at a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system font in italics at a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic(), size: size, lineHeight: size * pitch)
  }
}

extension Font {
  /// Creates the font of UIKit's.
  public init(_ font: UIFont) { self = font.font }
}
