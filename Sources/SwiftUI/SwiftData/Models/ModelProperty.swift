#if os(Linux)
/// A stored property of a model, whatever it holds.
class AnyModelProperty {
  /// The name of the property; empty until the model's properties are read.
  var name = ""
  /// Changes the value between what tells those who read it; nil where nobody has.
  fileprivate var change: ((() -> Void) -> Void)?

  /// What it holds, as a relation; nil for a value.
  var relation: (any RelationValue.Type)? { nil }
  /// The models that it leads to.
  var related: [any PersistentModel] { [] }
  /// What it holds.
  var anyValue: Any { () }
  /// Adds a model to a relation, or replaces the one that is there.
  func attach(_ model: any PersistentModel, to owner: any PersistentModel) {}
  /// Removes a model from a relation, unless it must have one.
  func detach(_ models: [any PersistentModel], from owner: any PersistentModel) {}
  /// Puts back what it held.
  func restore(_ original: Any, of owner: any PersistentModel) {}

  /// Whether it leads to a model.
  func leads(to model: any PersistentModel) -> Bool { related.contains { $0 === model } }
}

/// A stored property of a model.
final class ModelProperty<Value>: AnyModelProperty {
  private var value: Value

  init(_ value: Value) { self.value = value }

  override var relation: (any RelationValue.Type)? { Value.self as? any RelationValue.Type }
  override var related: [any PersistentModel] {
    (value as? any RelationValue)?.relationModels ?? []
  }
  override var anyValue: Any { value }

  /// The value, whose reader is told of changes.
  func read<Owner: PersistentModel>(
    by owner: Owner, _ keyPath: ReferenceWritableKeyPath<Owner, Value>
  ) -> Value {
    let state = owner.persistentModelState
    if state.traced != nil {
      state.traced?.property = self
      return value
    }
    if change == nil {
      // The property is a part of its owner.
      change = { [unowned owner] body in
        owner.persistentModelState.registrar.withMutation(of: owner, keyPath: keyPath, body)
      }
    }
    state.registrar.access(owner, keyPath: keyPath)
    return value
  }

  /// Sets the value, and with a relation its other side.
  func write(_ newValue: Value, of owner: any PersistentModel) {
    guard relation != nil else {
      if !Self.areEqual(value, newValue) { assign(newValue, of: owner) }
      return
    }
    let old = related
    let new = (newValue as? any RelationValue)?.relationModels ?? []
    if old.count == new.count, zip(old, new).allSatisfy({ $0 === $1 }) {
      value = newValue
      return
    }
    _ = ModelState.properties(of: owner)
    assign(newValue, of: owner)
    let oldIDs = Set(old.map(ObjectIdentifier.init))
    let newIDs = Set(new.map(ObjectIdentifier.init))
    for model in old where !newIDs.contains(ObjectIdentifier(model)) {
      Inverses.property(of: self, of: owner, at: model)?.detach([owner], from: model)
    }
    for model in new where !oldIDs.contains(ObjectIdentifier(model)) {
      Inverses.link(self, of: owner, to: model)
    }
  }

  override func attach(_ model: any PersistentModel, to owner: any PersistentModel) {
    guard !leads(to: model) else { return }
    if let new = (value as? any RelationValue)?.relationAdding(model) as? Value {
      assign(new, of: owner)
    }
  }

  override func detach(_ models: [any PersistentModel], from owner: any PersistentModel) {
    guard let new = (value as? any RelationValue)?.relationRemoving(models) as? Value else {
      return
    }
    assign(new, of: owner)
  }

  override func restore(_ original: Any, of owner: any PersistentModel) {
    guard let original = original as? Value else { return }
    change.map { $0 { value = original } } ?? { value = original }()
  }

  /// Sets the value alone.
  private func assign(_ newValue: Value, of owner: any PersistentModel) {
    let state = owner.persistentModelState
    if let context = state.context {
      if name.isEmpty { _ = ModelState.properties(of: owner) }
      if state.originals[name] == nil { state.originals[name] = value }
      context.noteChange(of: owner)
    }
    if let change { change { value = newValue } } else { value = newValue }
  }

  private static func areEqual(_ a: Value, _ b: Value) -> Bool {
    func open<E: Equatable>(_ a: E) -> Bool { (b as? E).map { $0 == a } ?? false }
    return (a as? any Equatable).map { open($0) } ?? false
  }
}

/// A stored property of a model: what `@Model` writes before each.
@_documentation(visibility: internal)
@propertyWrapper public struct PersistedProperty<Value>: ModelPropertyHolder {
  private let stored: ModelProperty<Value>
  var property: AnyModelProperty { stored }

  /// Creates a property with its first value.
  public init(wrappedValue: Value) { stored = ModelProperty(wrappedValue) }

  /// Not there: the property belongs to a model.
  @available(*, unavailable, message: "a stored property of a model is one of a class")
  public var wrappedValue: Value {
    get { preconditionFailure("A model's property was read without the model.") }
    // swift-format-ignore
    set { preconditionFailure("A model's property was set without the model.") }
  }

  /// The value of a model's property.
  public static subscript<Owner: PersistentModel>(
    _enclosingInstance owner: Owner,
    wrapped keyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, PersistedProperty<Value>>
  ) -> Value {
    get { owner[keyPath: storage].stored.read(by: owner, keyPath) }
    set { owner[keyPath: storage].stored.write(newValue, of: owner) }
  }
}
#endif
