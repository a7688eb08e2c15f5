/// A key of a value that the focused view gives.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view gives; none in a still picture, where no view has the focus.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]
  init() {}

  /// The value of a key; nil where no view gives one.
  public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { values[ObjectIdentifier(key)] as? K.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of an entry, which the tool writes for `@Entry`; always its standard.
  @_documentation(visibility: internal)
  public subscript<Value>(entry name: String, standard: Value) -> Value {
    get { standard }
    set {}
  }
}
