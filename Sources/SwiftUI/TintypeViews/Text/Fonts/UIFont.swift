package import TintypeText

/// A font of UIKit's, as far as views of SwiftUI ask for one.
public final class UIFont: Sendable {
  /// The thickness of letters, under UIKit's names.
  public typealias Weight = Font.Weight

  let font: Font
  /// The size of an em, in points.
  public let pointSize: CGFloat
  /// From one baseline to the next, in points.
  public let lineHeight: CGFloat
  package let request: FontRequest
  package let library: FontLibrary

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
