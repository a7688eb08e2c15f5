/// A value that a view owns and may change.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var slot: StateSlot<Value>?

  /// Creates state with its first value.
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// Creates state with its first value.
  public init(initialValue: Value) { initial = initialValue }

  /// The value; before the first evaluation of the body, the first value.
  public var wrappedValue: Value {
    get { slot?.value ?? initial }
    nonmutating set { slot?.set(newValue) }
  }

  /// A connection to the value that another view may change it by.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  /// Finds the value's place in the store.
  @_documentation(visibility: internal)
  public mutating func connect(to connection: PropertyConnection) {
    let initial = initial
    slot = connection.store.slot(connection.identity) {
      StateSlot(initial, store: connection.store, path: connection.path)
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state that starts as nil.
  public init() { self.init(wrappedValue: nil) }
}

/// A value that somebody else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// Creates a connection from a way to read and a way to write.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// Creates a connection from another one.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a connection to an optional value that is there; nil where it is not.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  /// A connection to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The connection itself.
  public var projectedValue: Binding<Value> { self }

  /// A connection to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { read()[keyPath: keyPath] },
      set: { part in
        var value = read()
        value[keyPath: keyPath] = part
        write(value)
      })
  }

  /// Nothing to connect.
  @_documentation(visibility: internal)
  public mutating func connect(to connection: PropertyConnection) {}
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
