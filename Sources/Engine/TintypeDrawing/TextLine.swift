/// A line of text as people select it, for formats that hold text beside its outlines.
package final class TextLine: Sendable {
  /// The characters in the order in which they are read, with an ellipsis or a hyphen that was added.
  package let text: String
  /// From the left end to the right one and from the ascent to the descent, in points of the display list.
  package let frame: CGRect
  /// Whether it begins at its right end.
  package let isRightToLeft: Bool

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - text: the characters in the order in which they are read.
  ///   - frame: the position, in points of the display list.
  ///   - isRightToLeft: whether it begins at its right end.
  package init(text: String, frame: CGRect, isRightToLeft: Bool) {
    self.text = text
    self.frame = frame
    self.isRightToLeft = isRightToLeft
  }
}
