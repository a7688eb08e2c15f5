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

/// A value that the focused view gives; nil in a still picture.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Reads the object of a type.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {}
  /// Nil: no view has the focus.
  public var wrappedValue: Value? { nil }
}

/// A connection that the focused view gives; nil in a still picture.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Reads the connection at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// Nil: no view has the focus.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// A connection to nothing.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object that the focused view gives; nil in a still picture.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Reads the object.
  public init() {}
  /// Nil: no view has the focus.
  public var wrappedValue: ObjectType? { nil }
}

/// What gives the focus back; nothing in a still picture.
public struct ResetFocusAction: Sendable {
  /// Does nothing.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// What gives the focus back to the view that prefers it.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

extension View {
  /// Changes nothing: no view of a still picture has the focus.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    self
  }

  /// Changes nothing: no view of a still picture has the focus.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    self
  }

  /// Changes nothing: no view of a still picture has the focus.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    self
  }

  /// Changes nothing: no view of a still picture has the focus.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// Changes nothing: no view of a still picture has the focus.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    self
  }

  /// Changes nothing: no view of a still picture has the focus.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Changes nothing: no view of a still picture has the focus.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Changes nothing: no view of a still picture has the focus.
  public nonisolated func focusSection() -> some View { self }
}
