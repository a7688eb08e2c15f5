import Tintype
import TintypeLayout
import TintypeTestSupport
import TintypeViews

/// Fonts of known measures: a body line of 20 in a pitch of 22, a footnote's of 16 in 18.
final class FixedFonts: FontMeasuring {
  func leaf(for text: String) -> (any LayoutLeaf)? { nil }

  func lineMetrics(of font: Font) -> FontLineMetrics? {
    font == .footnote
      ? FontLineMetrics(line: 16, pitch: 18, capHeight: 9)
      : FontLineMetrics(line: 20, pitch: 22, capHeight: 12)
  }
}

extension FrameExpectation {
  /// Expects frames for a proposal where all texts have known measures.
  static func withFixedFonts(_ width: CGFloat?, _ height: CGFloat?) -> FrameExpectation {
    var expectation = FrameExpectation(width, height)
    expectation.texts = FixedFonts()
    return expectation
  }
}
