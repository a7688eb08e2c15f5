import Synchronization

/// The state of a view tree, kept between evaluations under structural identity.
package final class StateStore {
  /// Whether some state has changed since the last evaluation began.
  package var isDirty: Bool {
    get { hasChanged || observation.hasChanged }
    set {
      hasChanged = newValue
      if newValue { return }
      observation.reset()
      lastChange = nil
    }
  }
  private var hasChanged = false
  /// Whether an observable object that a body has read has changed.
  let observation = ObservationFlag()
  /// What changed last since the evaluation began, for the message when nothing settles.
  ///
  /// Nil where nothing did, or nothing but an observable object that a body has read.
  package private(set) var lastChange: StateChange?

  private var slots: [Identity: AnyObject] = [:]
  /// Views that have appeared, and the values that `onChange` compares with.
  package var appeared: Set<Identity> = []
  package var observed: [Identity: Any] = [:]
  /// Preferences that geometry readers gave in the pass before.
  package var latePreferences: [Identity: PreferenceValues] = [:]
  /// Which rows of lazy containers are seen, as far as evaluations have found out.
  var rowPlans: [Identity: LazyRowPlan] = [:]
  /// Whether lazy containers resolve all of their rows, because plans did not settle.
  package var resolvesAllRows = false

  /// Creates an empty store.
  package init() {}

  /// Forgets what was found out about a layout, for another one of the same views.
  package func beginRender() {
    latePreferences = [:]
    rowPlans = [:]
    resolvesAllRows = false
  }

  /// The slot of an identity, made at the first call.
  package func slot<Slot: AnyObject>(_ identity: Identity, _ make: () -> Slot) -> Slot {
    if let slot = slots[identity] as? Slot { return slot }
    let slot = make()
    slots[identity] = slot
    return slot
  }

  /// Keeps what watches an object, one for each position; another object gets another one.
  func watcher(_ identity: Identity, of object: AnyObject, _ make: () -> AnyObject) {
    if let watcher = watchers[identity], watcher.object === object { return }
    watchers[identity] = (object, make())
  }

  private var watchers: [Identity: (object: AnyObject, watcher: AnyObject)] = [:]

  /// Whether geometry readers gave other preferences than those that this pass was resolved with.
  package var hasNewLatePreferences = false

  /// Notes that a geometry reader gave other preferences than in the pass before.
  func markLatePreferencesChanged() { hasNewLatePreferences = true }

  /// Notes that a value has changed.
  func markChanged(_ change: StateChange) {
    isDirty = true
    lastChange = change
  }
}

/// A value that changed, and whose it is.
package struct StateChange: Sendable {
  /// The way to the view that owns the value.
  package var path: String
  /// The kind of value, such as `State<Int>`.
  package var name: String

  package init(path: String, name: String) {
    self.path = path
    self.name = name
  }
}

/// Whether an observable object has changed; objects may be changed on any thread.
final class ObservationFlag: Sendable {
  private let flag = Atomic<Bool>(false)
  var hasChanged: Bool { flag.load(ordering: .relaxed) }
  func set() { flag.store(true, ordering: .relaxed) }
  func reset() { flag.store(false, ordering: .relaxed) }
}

/// One value of the store.
final class StateSlot<Value> {
  private(set) var value: Value
  private weak var store: StateStore?
  private let path: String

  /// Keeps a value.
  ///
  /// - Parameters:
  ///   - value: the first value.
  ///   - store: is told of each change.
  ///   - path: the way to the view that has the value.
  init(_ value: Value, store: StateStore, path: String) {
    self.value = value
    self.store = store
    self.path = path
  }

  func set(_ newValue: Value) {
    let isSame = isEqual(value, newValue)
    value = newValue
    if !isSame { store?.markChanged(StateChange(path: path, name: "State<\(Value.self)>")) }
  }
}

/// Whether two values are known to be equal; false for types that cannot tell.
func isEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  func open<E: Equatable>(_ a: E) -> Bool { (b as? E).map { $0 == a } ?? false }
  guard let a = a as? any Equatable else { return false }
  return open(a)
}
