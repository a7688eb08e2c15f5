/// A guide on each axis, as numbers.
package struct AlignmentPair: Equatable {
  var horizontal: AlignmentKey
  var vertical: AlignmentKey

  package init(_ alignment: Alignment) {
    horizontal = alignment.horizontal.key
    vertical = alignment.vertical.key
  }

  subscript(axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal : vertical }
}
