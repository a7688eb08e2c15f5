/// A key of a mark that an element carries for its container.
package protocol TraitKey {
  /// The type of the mark.
  associatedtype Value
}

/// The marks of an element of a view list.
///
/// `Rules/Layout-Protocol#Traits`: marks survive modifiers, end at a container, and the innermost
/// of a kind wins.
@usableFromInline
package struct ViewTraits {
  /// What is kept of the few elements that are marked; the others are copied without a look at dictionaries.
  private final class Marks {
    var values: [ObjectIdentifier: Any] = [:]
    var layoutValues: [ObjectIdentifier: Any] = [:]

    init() {}

    init(_ other: Marks) {
      values = other.values
      layoutValues = other.layoutValues
    }
  }

  private var marks: Marks?
  private var row: DataRow?
  /// The spacer that the element came from, which stacks are full of; nil for none.
  package var spacer: NodeID?

  /// Creates no marks.
  package init() {}

  /// Whether there are marks or data for containers.
  package var isMarked: Bool { marks != nil }

  /// Whether there are no marks for containers but the tag of the data.
  package var isEmpty: Bool { marks?.values.isEmpty ?? true }

  /// The data for the container's layout.
  package var layoutValues: [ObjectIdentifier: Any] { marks?.layoutValues ?? [:] }

  /// The mark of a kind; nil for none.
  package subscript<K: TraitKey>(key: K.Type) -> K.Value? {
    marks?.values[ObjectIdentifier(key)] as? K.Value
  }

  /// Sets a mark unless one of its kind is there.
  package mutating func setIfAbsent<K: TraitKey>(_ value: K.Value, for key: K.Type) {
    if marks?.values[ObjectIdentifier(key)] == nil { set(value, for: key) }
  }

  /// Sets a mark, whatever was there.
  package mutating func set<K: TraitKey>(_ value: K.Value, for key: K.Type) {
    ownMarks().values[ObjectIdentifier(key)] = value
  }

  /// Sets data for the container's layout unless some is there.
  package mutating func setLayoutValueIfAbsent<K: LayoutValueKey>(
    _ value: K.Value, for key: K.Type
  ) {
    if marks?.layoutValues[ObjectIdentifier(key)] == nil { setLayoutValue(value, for: key) }
  }

  /// Sets data for the container's layout, whatever was there.
  package mutating func setLayoutValue<K: LayoutValueKey>(_ value: K.Value, for key: K.Type) {
    ownMarks().layoutValues[ObjectIdentifier(key)] = value
  }

  /// The tag of the data that made the element; nil where no data did.
  package var implicitTag: AnyHashable? { row?.tag }

  /// Notes which data made the element, unless other data inside did.
  mutating func setRowIfAbsent(_ row: DataRow) {
    if self.row == nil { self.row = row }
  }

  /// The marks, which no other element shares from here on.
  private mutating func ownMarks() -> Marks {
    if isKnownUniquelyReferenced(&marks), let marks { return marks }
    let own = marks.map { Marks($0) } ?? Marks()
    marks = own
    return own
  }
}

/// One element of a view list: a node, and its marks for the container.
@usableFromInline
package struct ViewElement {
  /// The node.
  @usableFromInline package var node: NodeID
  /// The marks.
  @usableFromInline package var traits = ViewTraits()

  /// Whether the element is a spacer that no modifier has put a node around.
  package var isSpacer: Bool { traits.spacer == node }

  /// Creates an element without marks.
  package init(node: NodeID) { self.node = node }
}

/// The tag by which a container finds an element.
package enum TagTrait: TraitKey { package typealias Value = AnyHashable }
