/// A picture or symbol: a leaf of a natural size that can stand within text.
package protocol InlinePicture: DrawnLeaf {
  /// The natural size, in points.
  var naturalSize: CGSize { get }
  /// Where the picture stands on the baseline of text, in points from its upper side; nil for its lower side.
  var baseline: CGFloat? { get }
}
