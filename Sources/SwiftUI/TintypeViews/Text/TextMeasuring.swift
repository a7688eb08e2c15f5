/// Text measured by somebody else: recorded numbers in tests.
package protocol TextMeasuring: AnyObject {
  /// The leaf for a text; nil to measure with the fonts.
  func leaf(for text: String) -> (any LayoutLeaf)?
  /// The measures of a font; nil to measure the font.
  func lineMetrics(of font: Font) -> FontLineMetrics?
}

extension TextMeasuring {
  /// None: the fonts are measured.
  package func lineMetrics(of font: Font) -> FontLineMetrics? { nil }
}
