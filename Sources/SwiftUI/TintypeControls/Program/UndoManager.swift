/// What takes changes back and makes them again, in memory.
///
/// Each change that is registered outside of a group is a group: a picture has no turns of an event loop, by which
/// Foundation makes groups.
public final class UndoManager {
  private struct Change {
    weak var target: AnyObject?
    let handler: (AnyObject) -> Void
  }

  private struct Group {
    var changes: [Change] = []
    var actionName = ""
  }

  private var undone: [Group] = []
  private var done: [Group] = []
  private var open: [Group] = []
  private var disabled = 0

  /// Whether a change is being taken back.
  public private(set) var isUndoing = false
  /// Whether a change is being made again.
  public private(set) var isRedoing = false
  /// How many groups can be taken back; 0 for all.
  public var levelsOfUndo = 0 { didSet { trim() } }
  /// Whether each turn of an event loop is a group; of no account, since a picture has none.
  public var groupsByEvent = true

  /// Creates one with nothing to take back.
  public init() {}

  /// Whether there is something to take back.
  public var canUndo: Bool { !done.isEmpty || open.contains { !$0.changes.isEmpty } }
  /// Whether there is something to make again.
  public var canRedo: Bool { !undone.isEmpty }
  /// How many groups are open, one in another; 0 for none.
  public var groupingLevel: Int { open.count }
  /// Whether changes are registered.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// The name of what is taken back next; empty for none.
  public var undoActionName: String { done.last?.actionName ?? "" }
  /// The name of what is made again next; empty for none.
  public var redoActionName: String { undone.last?.actionName ?? "" }
  /// The title of a menu's entry that takes a change back.
  public var undoMenuItemTitle: String { title("Undo", undoActionName) }
  /// The title of a menu's entry that makes a change again.
  public var redoMenuItemTitle: String { title("Redo", redoActionName) }

  /// Registers how a change is taken back, which is left out where the object is gone by then.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let change = Change(target: target) { if let target = $0 as? Target { handler(target) } }
    if !open.isEmpty {
      open[open.count - 1].changes.append(change)
    } else {
      close(Group(changes: [change]))
    }
    if !isUndoing && !isRedoing { undone = [] }
  }

  /// Names what is taken back next.
  public func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].actionName = actionName
    } else if !done.isEmpty {
      done[done.count - 1].actionName = actionName
    }
  }

  /// Begins a group of changes that are taken back together.
  public func beginUndoGrouping() { open.append(Group()) }

  /// Ends the innermost group; does nothing where none is open.
  public func endUndoGrouping() {
    guard let group = open.popLast(), !group.changes.isEmpty else { return }
    if open.isEmpty { close(group) } else { open[open.count - 1].changes += group.changes }
  }

  /// Takes the last group of changes back, and ends a group that is open; does nothing where there is none.
  public func undo() {
    while !open.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Takes the last group of changes back; does nothing where there is none.
  public func undoNestedGroup() {
    guard open.isEmpty, let group = done.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Makes what was taken back last again; does nothing where there is none.
  public func redo() {
    guard open.isEmpty, let group = undone.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  /// Stops registering changes, until ``enableUndoRegistration()`` is called as often.
  public func disableUndoRegistration() { disabled += 1 }
  /// Registers changes again.
  public func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Forgets all changes.
  public func removeAllActions() { (done, undone, open) = ([], [], []) }

  /// Forgets the changes of an object.
  public func removeAllActions(withTarget target: Any) {
    func without(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.changes.removeAll { $0.target === (target as AnyObject) }
        return group.changes.isEmpty ? nil : group
      }
    }
    (done, undone) = (without(done), without(undone))
  }

  /// Runs a group, whose own changes are one group that turns it around.
  private func run(_ group: Group) {
    beginUndoGrouping()
    for change in group.changes.reversed() {
      if let target = change.target { change.handler(target) }
    }
    setActionName(group.actionName)
    endUndoGrouping()
  }

  private func close(_ group: Group) {
    if isUndoing { undone.append(group) } else { done.append(group) }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    (done, undone) = (done.suffix(levelsOfUndo), undone.suffix(levelsOfUndo))
  }

  private func title(_ command: String, _ actionName: String) -> String {
    actionName.isEmpty ? command : "\(command) \(actionName)"
  }
}
