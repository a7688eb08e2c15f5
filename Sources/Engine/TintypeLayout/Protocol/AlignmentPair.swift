/// A guide on each axis, as numbers.
package struct AlignmentPair: Equatable, Sendable {
  /// The guide that gives the position from the leading to the trailing side.
  package var horizontal: AlignmentKey
  /// The guide that gives the position from the top to the bottom.
  package var vertical: AlignmentKey

  package init(_ alignment: Alignment) {
    horizontal = alignment.horizontal.key
    vertical = alignment.vertical.key
  }

  subscript(axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal : vertical }
}
