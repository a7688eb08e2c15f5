/// The vertical measures of a font that controls and rows are made of, in points.
package struct FontLineMetrics: Hashable, Sendable {
  /// The height of a text of one line, a multiple of a pixel.
  package var line: CGFloat
  /// The distance from one baseline to the next.
  package var pitch: CGFloat
  /// The height of a capital.
  package var capHeight: CGFloat

  /// Creates measures, in points.
  package init(line: CGFloat, pitch: CGFloat, capHeight: CGFloat) {
    self.line = line
    self.pitch = pitch
    self.capHeight = capHeight
  }
}
