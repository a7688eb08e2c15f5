/// A position in the tree of views, with what flows down to it.
package struct ResolvingPosition {
  /// What views inherit there.
  package var environment: EnvironmentValues
  /// The position itself.
  package let identity: Identity
  /// The user's views around.
  let owners: OwnerPath
  /// The levels of views above.
  let depth: Int
}

/// The user's views around a position: the way to it from the root.
package struct OwnerPath: CustomStringConvertible {
  private var names: [String] = []
  /// Who made the views of the position; nil where nobody asks.
  var origin: ViewOrigin?

  /// Goes into a view of a name.
  mutating func enter(_ name: String) { names.append(name) }
  /// Goes out of the innermost view.
  mutating func leave() { names.removeLast() }

  /// The names, outermost first, or `root` where there are none.
  package var description: String {
    names.isEmpty ? "root" : names.joined(separator: " > ")
  }
}
