/// A space of names that belongs to one view.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// What tells one space of names from another.
  public struct ID: Hashable, Sendable {
    fileprivate var identity: Identity
  }

  private var identity = Identity.root

  /// Creates a space of names.
  public nonisolated init() {}

  /// The space of the view's place in the tree.
  public var wrappedValue: ID { ID(identity: identity) }

  /// Learns the view's place.
  @_documentation(visibility: internal)
  public mutating func connect(to connection: PropertyConnection) {
    identity = connection.identity
  }
}
