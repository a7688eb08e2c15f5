#if os(Linux)
import Observation

/// The models of a container that are saved, and who is told of changes.
///
/// Unchecked: contexts are used by one thread at a time.
final class ModelStore: Observable, @unchecked Sendable {
  /// The models in the order in which they were inserted.
  var models = ModelList()
  /// The context of views, which saves itself; nil before it is asked for.
  weak var mainContext: ModelContext?

  private let registrar = ObservationRegistrar()
  /// How often something has changed.
  private(set) var changes = 0

  /// Watches for changes, whoever asks.
  func watch() { registrar.access(self, keyPath: \.changes) }

  /// Notes a change of any model, or that one came or went.
  func noteChange() { registrar.withMutation(of: self, keyPath: \.changes) { changes += 1 } }
}

/// Models in order, each once.
struct ModelList {
  private(set) var all: [any PersistentModel] = []
  private var identities: Set<ObjectIdentifier> = []

  var isEmpty: Bool { all.isEmpty }

  func contains(_ model: any PersistentModel) -> Bool {
    identities.contains(ObjectIdentifier(model))
  }

  /// Adds a model behind all others, unless it is there.
  mutating func append(_ model: any PersistentModel) {
    if identities.insert(ObjectIdentifier(model)).inserted { all.append(model) }
  }

  /// Removes a model.
  ///
  /// - Returns: whether it was there.
  @discardableResult mutating func remove(_ model: any PersistentModel) -> Bool {
    guard identities.remove(ObjectIdentifier(model)) != nil else { return false }
    all.removeAll { $0 === model }
    return true
  }

  /// Removes models, all at once.
  mutating func remove(_ others: ModelList) {
    all.removeAll { others.contains($0) }
    identities.subtract(others.identities)
  }
}
#endif
