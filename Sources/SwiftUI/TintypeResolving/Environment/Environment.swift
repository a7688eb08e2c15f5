/// A value that a view reads from the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }

  private let source: Source
  private var value: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads the object of a type.
  public init(_ type: Value.Type) where Value: AnyObject {
    source = .object { $0[type] }
  }

  /// Reads the object of a type; nil where none was given.
  public init<T: AnyObject>(_ type: T.Type) where Value == T? {
    source = .object { .some($0[type]) }
  }

  /// The value; the default of its key outside a body.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object:
      // A message of `preconditionFailure` is left out of optimized builds.
      fatalError(MissingObject.message(Value.self, remedy: "environment(object) above"))
    }
  }

  /// Reads the value.
  @_documentation(visibility: internal)
  public mutating func connect(to connection: PropertyConnection) {
    switch source {
    case .keyPath(let keyPath): value = connection.environment[keyPath: keyPath]
    case .object(let read): value = read(connection.environment)
    }
  }
}
