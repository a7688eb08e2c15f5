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

  /// The time of the views; nil until their code puts something off.
  var clock: RenderClock?
  /// The views whose action runs, and when it began by the machine's clock.
  var running = RunningWork()
  /// How many seconds of the views' time go before the picture; nil until they rest.
  package var after: Double?
  /// The number of the first task that may be the views'; 0 where it is not known yet.
  var firstTask: UInt64 = 0
  /// What views do asynchronously.
  var tasks: [Identity: ViewTask] = [:]
  /// The number of the evaluation.
  package var evaluation = 0

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

  /// Notes that bodies may show another time.
  func markTimePassed() { isDirty = true }

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

/// Changes of state that an animation shows which repeats for ever.
///
/// Its first moment shows the state before, and no later one is more of an end. So code that makes such changes sees them, and
/// views do not.
package enum EndlessChange {
  /// Whether such changes are made.
  @TaskLocal package static var isMade = false
}

/// One value of the store.
final class StateSlot<Value> {
  private var shown: Value
  /// The value for code that makes endless changes; nil where there is none but the one that is shown.
  private var moving: Value?
  private weak var store: StateStore?
  private let path: String

  /// Keeps a value.
  ///
  /// - Parameters:
  ///   - value: the first value.
  ///   - store: is told of each change.
  ///   - path: the way to the view that has the value.
  init(_ value: Value, store: StateStore, path: String) {
    shown = value
    self.store = store
    self.path = path
  }

  /// The value for who asks.
  var value: Value {
    if let moving, EndlessChange.isMade { return moving }
    return shown
  }

  func set(_ newValue: Value) {
    if EndlessChange.isMade { return moving = newValue }
    let isSame = isEqual(shown, newValue)
    shown = newValue
    moving = nil
    if !isSame { store?.markChanged(StateChange(path: path, name: "State<\(Value.self)>")) }
  }
}

/// Whether two values are known to be equal; false for types that cannot tell.
func isEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  func open<E: Equatable>(_ a: E) -> Bool { (b as? E).map { $0 == a } ?? false }
  guard let a = a as? any Equatable else { return false }
  return open(a)
}
