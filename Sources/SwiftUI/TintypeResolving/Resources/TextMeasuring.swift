/// Text measured by somebody else: recorded sizes in tests.
package protocol TextMeasuring: AnyObject {
  /// The leaf for a text; nil to measure with the fonts.
  func leaf(for text: String) -> (any LayoutLeaf)?
}
