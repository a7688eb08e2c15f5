// Made of Fixtures/Names/TintypeViews/Enumerations.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// How the inside of a path is told from its outside.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// By how often the path turns around a point.
  case winding
  /// By whether a line from a point crosses the path an odd number of times.
  case evenOdd
}

/// What is done with a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Its inside is painted.
  case fill
  /// Its inside by the even-odd rule is painted.
  case eoFill
  /// Its line is drawn.
  case stroke
  /// Its inside is painted and its line is drawn.
  case fillStroke
  /// Its inside by the even-odd rule is painted and its line is drawn.
  case eoFillStroke
}

/// How colors are mixed.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As sRGB has them.
  case nonLinear
  /// As light mixes; drawn as `nonLinear` here.
  case linear
  /// As light mixes, with more range; drawn as `nonLinear` here.
  case extendedLinear
}

/// In which respect an anchor of a scroll view is meant.
public enum ScrollAnchorRole: Hashable, Sendable {
  /// Which part shows at first.
  case initialOffset
  /// Which part keeps its position when sizes change.
  case sizeChanges
  /// Where content stands that is shorter than the view.
  case alignment
}

/// What margins of a scroll view move.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// Content and indicators.
  case automatic
  /// The content.
  case scrollContent
  /// The indicators.
  case scrollIndicators
}

/// How often a view of a timeline wants to be drawn anew.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as its schedule says.
  case normal
  /// Seldom.
  case lowFrequency
}

/// How strong contrasts are.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual.
  case standard
  /// Stronger.
  case increased
}

/// How a view of a ratio meets the space that it is proposed.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// It stays inside.
  case fit
  /// It covers it.
  case fill
}

/// What an outline is for.
public enum ShapeRole: Sendable {
  /// To be filled.
  case fill
  /// To be stroked.
  case stroke
  /// To separate content.
  case separator
}

/// Where lines stand inside a text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// At the side where reading starts.
  case leading
  /// In the middle.
  case center
  /// At the side where reading ends.
  case trailing
}

/// The weight that the user wants text to have.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Bold.
  case bold
}

/// How the parts of a symbol are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// One color.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The colors of the symbol's own.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// One color in several strengths.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Several colors.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// The system that a preview is shown on; here always iOS.
public enum PreviewPlatform: Hashable, Sendable {
  /// iPhone and iPad.
  case iOS
  /// Mac.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Watch.
  case watchOS
}
