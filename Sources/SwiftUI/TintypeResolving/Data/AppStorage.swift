/// A value of the user's settings; a still picture starts from its default and forgets changes.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var state: State<Value>

  /// Creates a value with its default; the store is not read, so that pictures do not depend on it.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    state = State(wrappedValue: wrappedValue)
  }

  /// Creates a value that is nil by default.
  public init<T>(_ key: String, store: UserDefaults? = nil) where Value == T? {
    state = State(wrappedValue: nil)
  }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A connection to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }

  /// Finds the value's place in the store.
  @_documentation(visibility: internal)
  public mutating func connect(to connection: PropertyConnection) {
    state.connect(to: connection)
  }
}

/// A value of a scene; a still picture starts from its default and forgets changes.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var state: State<Value>

  /// Creates a value with its default.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  /// Creates a value that is nil by default.
  public init<T>(_ key: String) where Value == T? { state = State(wrappedValue: nil) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A connection to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }

  /// Finds the value's place in the store.
  @_documentation(visibility: internal)
  public mutating func connect(to connection: PropertyConnection) {
    state.connect(to: connection)
  }
}
