import TintypeGeometry

/// What the resolver has to know of a type of views, found once.
@MainActor
final class TypeFacts {
  /// The name without module and generic arguments.
  let name: String
  /// The stored properties that are connected before a body is evaluated.
  let fields: [DynamicFields.Field]

  private init<T>(_ type: T.Type) {
    let written = String(describing: type).prefix { $0 != "<" }
    // The tool writes a name that an article declares once more with a number: `Card__2`.
    name = String(written.replacing(/__[0-9]+$/, with: ""))
    fields = DynamicFields.of(type)
  }

  /// The facts of a type.
  static func of<T>(_ type: T.Type) -> TypeFacts {
    if let facts = cached[ObjectIdentifier(type)] { return facts }
    let facts = TypeFacts(type)
    cached.updateValue(facts, forKey: ObjectIdentifier(type))
    return facts
  }

  // Each view looks its type up; nothing else happens during a look-up that could reach the table.
  @exclusivity(unchecked) private static var cached = OpenTable<ObjectIdentifier, TypeFacts>()
}
