/// The thickness of a symbol's lines.
package enum SymbolWeight: Int, CaseIterable, Sendable {
  /// Hairlines.
  case ultraLight
  /// Very thin lines.
  case thin
  /// Thin lines.
  case light
  /// The lines of plain text.
  case regular
  /// A little bolder.
  case medium
  /// Half bold.
  case semibold
  /// Bold.
  case bold
  /// Very bold.
  case heavy
  /// As bold as may be.
  case black

  /// The weight of a symbol beside text.
  ///
  /// - Parameter fontWeight: 100 to 900; other numbers are taken for the nearest.
  package init(fontWeight: Int) {
    self = Self.allCases[min(max((fontWeight + 50) / 100 - 1, 0), 8)]
  }

  /// The thickness of a line compared with the regular one (`Rules/Symbols#Weights`).
  var thickness: CGFloat {
    switch self {
    case .ultraLight: 0.35
    case .thin: 0.52
    case .light: 0.76
    case .regular: 1
    case .medium: 1.15
    case .semibold: 1.33
    case .bold: 1.5
    case .heavy: 1.68
    case .black: 1.88
    }
  }

  /// How much thicker than the regular one a line is, in sizes of the font; negative for a thinner one.
  var growth: CGFloat { (thickness - 1) * Self.regularLine }

  /// The thickness of a regular line in sizes of the font: that of Cupertino's `minus`.
  static let regularLine: CGFloat = 0.074 * SymbolShape.emScale

  /// The position on Material's axis `wght`.
  var materialWeight: Float {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 450
    case .semibold: 500
    case .bold: 600
    case .heavy: 650
    case .black: 700
    }
  }
}
