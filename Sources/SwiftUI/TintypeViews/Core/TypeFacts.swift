/// What the resolver has to know of a type of views, found once.
@MainActor
final class TypeFacts {
  /// The name without module and generic arguments.
  let name: String
  /// The stored properties that are connected before a body is evaluated.
  let fields: [DynamicFields.Field]

  /// What a type of shapes is to the layout; asked of no other types, since the runtime looks long for what a type
  /// does not conform to.
  private(set) lazy var shape = ShapeFacts(type)
  private let type: Any.Type

  private init<T>(_ type: T.Type) {
    self.type = type
    name = String(String(describing: type).prefix { $0 != "<" })
    fields = DynamicFields.of(type)
  }

  /// The facts of a type.
  static func of<T>(_ type: T.Type) -> TypeFacts {
    if let facts = known[type] { return facts }
    let facts = TypeFacts(type)
    known[type] = facts
    return facts
  }

  // Each view looks its type up; nothing else happens during a look-up that could reach the table.
  @exclusivity(unchecked) private static var known = TypeTable<TypeFacts>()
}

/// What a shape is, which takes longer to ask than to make an outline.
struct ShapeFacts {
  /// Whether it is drawn where it stands, and takes what it is offered.
  let isGreedy: Bool
  /// Whether its outline depends on the container around.
  let isContained: Bool

  /// Asks a type of shapes.
  init(_ type: Any.Type) {
    isGreedy = type is any GreedyShape.Type
    isContained = type is any ContainedShape.Type
  }
}

/// Objects by types.
///
/// A dictionary spends most of a look-up on mixing keys, so that nobody can choose slow ones. Addresses of types
/// are nobody's choice, and each view is looked up by its type.
struct TypeTable<Value: AnyObject> {
  private var slots: [(key: ObjectIdentifier, value: Value)?] = Array(repeating: nil, count: 64)
  private var count = 0

  /// The object of a type; nil for none, and never set to nil.
  subscript(type: Any.Type) -> Value? {
    get { slots[place(of: ObjectIdentifier(type))]?.value }
    set {
      if 2 * count >= slots.count { grow() }
      let key = ObjectIdentifier(type)
      let place = place(of: key)
      if slots[place] == nil { count += 1 }
      slots[place] = newValue.map { (key, $0) }
    }
  }

  /// Where a type is, or the free slot where it would be.
  private func place(of key: ObjectIdentifier) -> Int {
    // A multiple of the golden ratio: its upper bits depend on all bits of the address.
    let spread = UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15
    var place = Int(spread >> 32) & (slots.count - 1)
    while let slot = slots[place], slot.key != key { place = (place + 1) & (slots.count - 1) }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: nil, count: 2 * old.count)
    for case let slot? in old { slots[place(of: slot.key)] = slot }
  }
}
