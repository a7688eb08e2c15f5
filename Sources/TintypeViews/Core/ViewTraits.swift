/// A key of a mark that an element carries for its container.
package protocol TraitKey {
  /// The type of the mark.
  associatedtype Value
}

/// The marks of an element of a view list.
///
/// `Rules/Layout-Protocol#Traits`: marks survive modifiers, end at a container, and the innermost
/// of a kind wins.
package struct ViewTraits {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The data for the container's layout.
  package private(set) var layoutValues: [ObjectIdentifier: Any] = [:]
  /// The spacer that the element came from, which stacks are full of; nil for none.
  package var spacer: NodeID?

  /// Whether there are no marks for containers.
  var isEmpty: Bool { values.isEmpty }

  /// The mark of a kind; nil for none.
  package subscript<K: TraitKey>(key: K.Type) -> K.Value? {
    values[ObjectIdentifier(key)] as? K.Value
  }

  /// Sets a mark unless one of its kind is there.
  package mutating func setIfAbsent<K: TraitKey>(_ value: K.Value, for key: K.Type) {
    if values[ObjectIdentifier(key)] == nil { values[ObjectIdentifier(key)] = value }
  }

  /// Sets a mark, whatever was there.
  package mutating func set<K: TraitKey>(_ value: K.Value, for key: K.Type) {
    values[ObjectIdentifier(key)] = value
  }

  /// Sets data for the container's layout unless some is there.
  package mutating func setLayoutValueIfAbsent<K: LayoutValueKey>(
    _ value: K.Value, for key: K.Type
  ) {
    if layoutValues[ObjectIdentifier(key)] == nil { layoutValues[ObjectIdentifier(key)] = value }
  }
}

/// One element of a view list: a node, and its marks for the container.
package struct ViewElement {
  /// The node.
  package var node: NodeID
  /// The marks.
  package var traits = ViewTraits()

  /// Whether the element is a spacer that no modifier has put a node around.
  package var isSpacer: Bool { traits.spacer == node }

  /// Creates an element without marks.
  package init(node: NodeID) { self.node = node }
}

/// The tag by which a container finds an element.
package enum TagTrait: TraitKey { package typealias Value = AnyHashable }

/// The tag of the data that made an element.
package enum ImplicitTagTrait: TraitKey { package typealias Value = AnyHashable }
