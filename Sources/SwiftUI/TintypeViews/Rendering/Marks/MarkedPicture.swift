package import TintypeDrawing

/// What marks add to a picture.
package struct MarkedPicture: Sendable {
  /// What is drawn over the picture, in its coordinates.
  package var items: [DisplayItem] = []
  /// The space that the canvas grows by for what stands beside the picture, in whole points,
  /// leading on the left.
  package var margins = EdgeInsets()
  /// Where labels stand, in the picture's coordinates.
  package var labels: [CGRect] = []

  /// The lines from labels that stand away to what they are about.
  package var leaders: [[CGPoint]] = []
  /// Where letters of the content are, through which no line runs, in the picture's coordinates.
  package var texts: [CGRect] = []
  /// How many labels have no place.
  package var leftOut = 0

  /// What is said of labels without a place; nil where all have one.
  package var leftOutText: String? {
    guard leftOut > 0 else { return nil }
    let labels = leftOut == 1 ? "1 label of a mark has" : "\(leftOut) labels of marks have"
    return "\(labels) no space in the picture; show fewer marks, or a part of the view."
  }

  /// Begins without marks.
  package init() {}
}
