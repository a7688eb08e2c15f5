@_spi(Reflection) import Swift
import Synchronization

/// A stored property that is given its value before a body is evaluated.
public protocol DynamicProperty {
  /// Called before each evaluation of the body.
  mutating func update()
  /// Gives the property what it needs; the engine's hook for its own wrappers.
  @_documentation(visibility: internal)
  mutating func connect(to connection: PropertyConnection)
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Connects the dynamic properties inside and updates.
  @_documentation(visibility: internal)
  public mutating func connect(to connection: PropertyConnection) {
    connection.connectFields(of: &self)
    update()
  }
}

/// What a dynamic property is connected with: its position in the store, and the environment.
@_documentation(visibility: internal)
public struct PropertyConnection {
  package let environment: EnvironmentValues
  package let store: StateStore
  /// The identity of the property: that of the view, and of its position in the view.
  package let identity: Identity
  /// The user's views around, outermost first, and the one that has the property.
  let owners: OwnerPath

  package init(
    environment: EnvironmentValues, store: StateStore, identity: Identity, owners: OwnerPath
  ) {
    self.environment = environment
    self.store = store
    self.identity = identity
    self.owners = owners
  }

  /// The way to the view that has the property.
  var path: String { owners.description }

  /// Connects the dynamic properties that a value stores.
  package func connectFields<Value>(of value: inout Value) {
    connect(DynamicFields.of(Value.self), of: &value)
  }

  /// Connects dynamic properties of a value whose positions are known.
  func connect<Value>(_ fields: [DynamicFields.Field], of value: inout Value) {
    guard !fields.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for field in fields {
        let inner = PropertyConnection(
          environment: environment, store: store, identity: identity.appending(field.offset),
          owners: owners)
        field.connect(base + field.offset, inner)
      }
    }
  }
}

/// The dynamic properties of a type, found once with the runtime's own field records.
///
/// `Mirror` would copy each field of each view on each evaluation, and a copy could not be connected.
package struct DynamicFields {
  /// A dynamic property of a type.
  ///
  /// Unchecked: the closure captures a type and nothing else, and a field never changes.
  struct Field: @unchecked Sendable {
    var offset: Int
    var connect: (UnsafeMutableRawPointer, PropertyConnection) -> Void
  }

  private static let cached = Mutex<[ObjectIdentifier: [Field]]>([:])

  static func of(_ type: Any.Type) -> [Field] {
    if let fields = cached.withLock({ $0[ObjectIdentifier(type)] }) { return fields }
    let fields = find(in: type)
    cached.withLock { $0[ObjectIdentifier(type)] = fields }
    return fields
  }

  private static func find(in type: Any.Type) -> [Field] {
    var fields: [Field] = []
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        fields.append(Field(offset: offset, connect: connector(property)))
      }
      return true
    }
    return fields
  }

  private static func connector<P: DynamicProperty>(
    _ type: P.Type
  ) -> (UnsafeMutableRawPointer, PropertyConnection) -> Void {
    { pointer, connection in
      pointer.assumingMemoryBound(to: P.self).pointee.connect(to: connection)
    }
  }
}
