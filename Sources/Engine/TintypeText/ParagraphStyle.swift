/// How a text is broken into lines.
package struct ParagraphStyle: Hashable, Sendable {
  /// Which part of the text gives way to the ellipsis.
  package enum TruncationMode: Hashable, Sendable {
    /// The start of the last line.
    case head
    /// The middle of the last line.
    case middle
    /// The end of the text.
    case tail
  }

  /// Where lines stand inside the width of the text.
  package enum Alignment: Hashable, Sendable {
    /// At the edge where reading starts.
    case leading
    /// In the middle.
    case center
    /// At the edge where reading ends.
    case trailing
  }

  /// How far apart baselines stand, whatever ascent and descent of the fonts are.
  package enum LineHeight: Hashable, Sendable {
    /// A multiple of the largest font's size.
    case multiple(CGFloat)
    /// So many points more than the largest font's size.
    case increase(CGFloat)
    /// So many points.
    case exact(CGFloat)
  }

  /// The most lines that are shown; nil for no limit, less than 1 counts as 1.
  package var lineLimit: Int?
  /// The lines whose height the text takes even if it has fewer; 0 for none.
  package var reservedLines: Int
  /// Which part of a text that does not fit is left out.
  package var truncationMode: TruncationMode
  /// Where lines stand inside the reported width.
  package var alignment: Alignment
  /// Points between two lines, in place of a smaller leading.
  package var lineSpacing: CGFloat
  /// The height of every line; nil for what its fonts need.
  package var lineHeight: LineHeight?
  /// Whether characters may move together before a line truncates.
  package var allowsTightening: Bool
  /// The smallest scale that is tried before a line truncates; 1 and more for none.
  package var minimumScaleFactor: CGFloat
  /// Whether a lone word on the second of two lines gets company.
  package var balancesShortParagraphs: Bool
  /// The direction of the environment: it mirrors the alignment, and rules where no character is strong.
  package var layoutDirection: LayoutDirection
  /// Pixels a point.
  package var displayScale: CGFloat
  /// The language, a BCP 47 tag; it chooses glyph variants and line break rules.
  package var language: String

  /// Creates a style; the defaults are those of SwiftUI's environment.
  package init(
    lineLimit: Int? = nil, reservedLines: Int = 0, truncationMode: TruncationMode = .tail,
    alignment: Alignment = .leading, lineSpacing: CGFloat = 0, lineHeight: LineHeight? = nil,
    allowsTightening: Bool = false,
    minimumScaleFactor: CGFloat = 1, balancesShortParagraphs: Bool = true,
    layoutDirection: LayoutDirection = .leftToRight, displayScale: CGFloat = 1,
    language: String = "en"
  ) {
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.truncationMode = truncationMode
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.lineHeight = lineHeight
    self.allowsTightening = allowsTightening
    self.minimumScaleFactor = minimumScaleFactor
    self.balancesShortParagraphs = balancesShortParagraphs
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    self.language = language
  }
}
