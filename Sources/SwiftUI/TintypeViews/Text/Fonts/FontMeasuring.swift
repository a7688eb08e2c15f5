/// Fonts measured by somebody else, with the texts in them: recorded lengths in tests.
package protocol FontMeasuring: TextMeasuring {
  /// The measures of a font; nil to measure the font.
  func lineMetrics(of font: Font) -> FontLineMetrics?
}
