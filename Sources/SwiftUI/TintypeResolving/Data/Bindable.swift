@_exported public import Observation

/// Connections to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value
  /// The wrapper itself, whose members are connections.
  public var projectedValue: Bindable<Value> { self }

  /// Wraps an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Wraps an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Takes over a wrapper.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A connection to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
