#if os(Linux)
import Observation
import Synchronization

/// What a model knows of itself: its context, its properties, and what they were when it was saved.
///
/// Unchecked: like the model itself it is used by one thread at a time.
@_documentation(visibility: internal)
public final class ModelState: @unchecked Sendable {
  /// Who reads properties, and hears of changes.
  let registrar = ObservationRegistrar()
  /// The context that the model was inserted into.
  weak var context: ModelContext?
  /// Whether it was deleted.
  var isDeleted = false
  /// What changed properties were when the context was saved last, by their names.
  var originals: [String: Any] = [:]
  /// The property that was read last while a key path is followed; nil where none is.
  var traced: TracedProperty?

  private var identifier: PersistentIdentifier?
  private var properties: [AnyModelProperty]?
  private static let count = Atomic<Int>(0)

  /// The property that a key path leads to.
  struct TracedProperty {
    var property: AnyModelProperty?
  }

  /// Creates the state of a new model.
  public init() {}

  /// The identifier, made when it is first asked for.
  func identifier(of type: any PersistentModel.Type) -> PersistentIdentifier {
    if let identifier { return identifier }
    let ordinal = Self.count.add(1, ordering: .relaxed).newValue
    let identifier = PersistentIdentifier(entityName: "\(type)", ordinal: ordinal)
    self.identifier = identifier
    return identifier
  }

  /// The stored properties of a model, those of its superclass first.
  static func properties(of model: any PersistentModel) -> [AnyModelProperty] {
    let state = model.persistentModelState
    if let properties = state.properties { return properties }
    var levels: [[AnyModelProperty]] = []
    var mirror: Mirror? = Mirror(reflecting: model)
    while let level = mirror {
      levels.append(
        level.children.compactMap { label, value in
          guard let property = (value as? any ModelPropertyHolder)?.property else { return nil }
          property.name = String((label ?? "").drop { $0 == "_" })
          return property
        })
      mirror = level.superclassMirror
    }
    let properties = levels.reversed().flatMap { $0 }
    state.properties = properties
    return properties
  }

  /// The property of a name; nil where the model has none.
  static func property(_ name: String, of model: any PersistentModel) -> AnyModelProperty? {
    properties(of: model).first { $0.name == name }
  }

  /// The property that a key path leads to; nil where it leads to none that is stored.
  static func property(_ keyPath: AnyKeyPath, of model: any PersistentModel) -> AnyModelProperty? {
    func follow<M: PersistentModel>(_ model: M) { _ = model[keyPath: keyPath] }
    let state = model.persistentModelState
    _ = properties(of: model)
    state.traced = TracedProperty()
    follow(model)
    defer { state.traced = nil }
    return state.traced?.property
  }
}

/// What has a property of a model: the wrapper that `@Model` writes.
protocol ModelPropertyHolder {
  var property: AnyModelProperty { get }
}
#endif
