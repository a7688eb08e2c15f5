/// The sizes and line distances of Apple's text styles on iOS.
///
/// Sizes are those of the Human Interface Guidelines; line distances those that UIKit answered for
/// them, which differ from the guidelines in eight places
/// (`Rules/Text-Styles#Sizes-and-line-distances`).
enum TextStyleTable {
  /// The size of an em and the distance from baseline to baseline, in points.
  static func metrics(
    of style: Font.TextStyle, at size: DynamicTypeSize
  ) -> (size: CGFloat, pitch: CGFloat) {
    (sizes(of: style)[size.rawValue], pitches(of: style)[size.rawValue])
  }

  /// The weight of a style, plain and in bold.
  static func weights(of style: Font.TextStyle) -> (plain: Font.Weight, bold: Font.Weight) {
    switch style {
    case .largeTitle, .title, .title2: (.regular, .bold)
    case .extraLargeTitle, .extraLargeTitle2: (.bold, .bold)
    case .headline: (.semibold, .bold)
    default: (.regular, .semibold)
    }
  }

  /// The sizes of an em by the preferred sizes of text, in points.
  private static func sizes(of style: Font.TextStyle) -> [CGFloat] {
    switch style {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    case .extraLargeTitle: Array(repeating: 36, count: 12)
    case .extraLargeTitle2: Array(repeating: 28, count: 12)
    }
  }

  /// The distances from baseline to baseline by the preferred sizes of text, in points.
  private static func pitches(of style: Font.TextStyle) -> [CGFloat] {
    switch style {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]
    case .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
    case .extraLargeTitle: Array(repeating: 43, count: 12)
    case .extraLargeTitle2: Array(repeating: 34, count: 12)
    }
  }
}
