import TintypeGeometry

/// What a shape is, which takes longer to ask than to make an outline; found once for each type.
final class ShapeFacts: Sendable {
  /// Whether it is drawn where it stands, and takes what it is proposed.
  let isGreedy: Bool
  /// Whether its outline depends on the container around.
  let isContained: Bool

  /// Asks a type of shapes.
  init(_ type: Any.Type) {
    isGreedy = type is any GreedyShape.Type
    isContained = type is any ContainedShape.Type
  }

  /// The facts of a type of shapes.
  @MainActor static func of<S: Shape>(_ type: S.Type) -> ShapeFacts {
    if let facts = cached[ObjectIdentifier(type)] { return facts }
    let facts = ShapeFacts(type)
    cached.updateValue(facts, forKey: ObjectIdentifier(type))
    return facts
  }

  // Nothing else happens during a look-up that could reach the table.
  @MainActor @exclusivity(unchecked) private static var cached = OpenTable<
    ObjectIdentifier, ShapeFacts
  >()
}
