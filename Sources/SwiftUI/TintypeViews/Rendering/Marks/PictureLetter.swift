package import TintypeDrawing

/// A letter that links a view of a picture with what is said of it.
package struct PictureLetter {
  /// The letter.
  package var letter: String
  /// Where the view stands, in points.
  package var frame: CGRect
  let ink: MarkInk

  /// Makes a letter.
  ///
  /// - Parameters:
  ///   - letter: the letter.
  ///   - frame: where the view stands, in points.
  ///   - color: the color of the letter's background, and of the line around the view.
  ///   - edge: the color of the letter, and of what keeps the line visible.
  package init(_ letter: String, at frame: CGRect, _ color: RGBA, edge: RGBA) {
    self.letter = letter
    self.frame = frame
    ink = MarkInk(color: color, edge: edge)
  }
}
