/// A setting of an axis of a variable font.
struct FontVariation: Hashable, Sendable {
  /// The axis.
  var tag: OpenTypeTag
  /// The value on the axis, in the axis's own units.
  var value: Float
}
