/// A key of a value that a view tells the container around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody sets one.
  static var defaultValue: Value { get }
}

/// The values that a view tells the container around it.
public struct ContainerValues {
  fileprivate var values: [AnyHashable: Any] = [:]
  private var tag: AnyHashable?

  init(_ traits: ViewTraits) {
    values = traits[ContainerValuesTrait.self] ?? [:]
    tag = traits[TagTrait.self] ?? traits.implicitTag
  }

  /// The value of a key.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of an entry, which the tool writes for `@Entry`.
  @_documentation(visibility: internal)
  public subscript<Value>(entry name: String, standard: Value) -> Value {
    get { values[name] as? Value ?? standard }
    set { values[name] = newValue }
  }

  /// The tag of the view; nil for none of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }

  /// Sets values where the innermost view has set none.
  func add(to traits: inout ViewTraits) {
    let inner = traits[ContainerValuesTrait.self] ?? [:]
    let merged = values.merging(inner) { $1 }
    traits.set(merged, for: ContainerValuesTrait.self)
    traits.setLayoutValue(merged, for: ContainerValuesTrait.self)
  }
}

private enum ContainerValuesTrait: TraitKey, LayoutValueKey {
  typealias Value = [AnyHashable: Any]
  static var defaultValue: Value { [:] }
}

extension LayoutSubview {
  /// The values that the view tells the container around it, without its tag.
  public var containerValues: ContainerValues {
    var values = ContainerValues(ViewTraits())
    values.values = self[ContainerValuesTrait.self]
    return values
  }
}

/// A value for the container around.
private nonisolated struct ContainerValueModifier<V>: TraitModifier {
  let keyPath: WritableKeyPath<ContainerValues, V>
  let value: V

  func mark(_ traits: inout ViewTraits) {
    var values = ContainerValues(ViewTraits())
    values[keyPath: keyPath] = value
    values.add(to: &traits)
  }
}

extension View {
  /// Tells the container around a value, which `Subview.containerValues` reads.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

extension EnvironmentValues {
  private enum EntriesKey: EnvironmentKey { static var defaultValue: [String: Any] { [:] } }

  /// The value of an entry, which the tool writes for `@Entry`.
  @_documentation(visibility: internal)
  public subscript<Value>(entry name: String, standard: Value) -> Value {
    get { self[EntriesKey.self][name] as? Value ?? standard }
    set { self[EntriesKey.self][name] = newValue }
  }
}
