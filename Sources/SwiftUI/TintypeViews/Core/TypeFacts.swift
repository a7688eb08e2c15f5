import TintypeGeometry

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
    if let facts = known[ObjectIdentifier(type)] { return facts }
    let facts = TypeFacts(type)
    known.updateValue(facts, forKey: ObjectIdentifier(type))
    return facts
  }

  // Each view looks its type up; nothing else happens during a look-up that could reach the table.
  @exclusivity(unchecked) private static var known = OpenTable<ObjectIdentifier, TypeFacts>()
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
