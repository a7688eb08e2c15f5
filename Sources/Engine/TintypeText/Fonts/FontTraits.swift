/// What tells the faces of a family apart.
package struct FontTraits: Hashable, Sendable {
  /// The weight, 100 (ultra light) to 900 (black); 400 is regular.
  package var weight: Int
  /// The width in percent of the normal one.
  package var width: CGFloat
  /// Whether the face is slanted.
  package var isItalic: Bool

  /// Creates traits; the defaults are those of an upright regular face.
  package init(weight: Int = 400, width: CGFloat = 100, isItalic: Bool = false) {
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
  }
}
