import Dispatch
import Synchronization
import TintypeDrawing

/// Plans a drawing piece by piece while pieces are still being made.
///
/// One thread plans at a time: a helper, as long as there are pieces to come, or else the one who makes them.
final class PlanQueue: Sendable {
  private struct State {
    /// What was added and not planned.
    var pieces: [[DisplayItem]] = []
    /// What plans; nil while a thread has it.
    var planner: DrawingPlanner?
    /// Whether no piece follows.
    var hasEnded = false
    /// Whether nobody wants the plan any more.
    var isGivenUp = false
    /// Whether the planning thread sleeps.
    var isAsleep = false
    /// Whether a thread sleeps until all is planned.
    var isAwaited = false
    var failure: RenderError?

    /// Whether all is planned: who comes now leaves the planner where it is.
    var isPlanned: Bool { hasEnded && pieces.isEmpty && planner != nil }
  }

  private let state: Mutex<State>
  private let alarm = DispatchSemaphore(value: 0)
  private let allIsPlanned = DispatchSemaphore(value: 0)

  /// How long a thread looks for the next piece, or for the end of the plan, before it sleeps: longer than a piece takes.
  private static let spinWait = SpinWait(spins: 20_000)

  /// Begins a plan.
  init(_ planner: DrawingPlanner) { state = Mutex(State(planner: planner)) }

  /// Adds what is drawn next.
  func add(_ piece: consuming [DisplayItem]) {
    let piece = piece
    change { $0.pieces.append(piece) }
  }

  /// Says that no piece follows.
  func end() { change { $0.hasEnded = true } }

  /// Says that nobody wants the plan any more: what is left is not planned.
  func giveUp() { change { ($0.hasEnded, $0.isGivenUp, $0.pieces) = (true, true, []) } }

  /// Changes what the planning thread waits for.
  private func change(_ body: (inout State) -> Void) {
    let mustWake = state.withLock { state in
      body(&state)
      defer { state.isAsleep = false }
      return state.isAsleep
    }
    if mustWake { alarm.signal() }
  }

  /// Plans what was added, on the thread that adds; nothing where another one plans.
  func planAdded() { plan { self.takePiece() } }

  /// Plans all pieces, also those that are still to come; nothing where another thread plans.
  func planAll() { plan { self.nextPiece() } }

  private func plan(_ next: () -> [DisplayItem]?) {
    let free = state.withLock { $0.isPlanned ? nil : $0.planner.take() }
    guard var planner = free else { return }
    while let piece = next() {
      do throws(RenderError) {
        try planner.add(piece)
      } catch {
        state.withLock { $0.failure = $0.failure ?? error }
      }
    }
    let mustWake = state.withLock { [planner] state in
      state.planner = planner
      defer { state.isAwaited = false }
      return state.isAwaited
    }
    if mustWake { allIsPlanned.signal() }
  }

  private func takePiece() -> [DisplayItem]? {
    state.withLock { $0.pieces.isEmpty ? nil : $0.pieces.removeFirst() }
  }

  /// The next piece, for which the thread waits; nil when all were taken.
  private func nextPiece() -> [DisplayItem]? {
    while true {
      let found = Self.spinWait.spin { () -> [DisplayItem]?? in
        if let piece = takePiece() { return piece }
        return state.withLock { $0.hasEnded && $0.pieces.isEmpty } ? .some(nil) : nil
      }
      if let found { return found }
      let mustSleep = state.withLock { state in
        state.isAsleep = !state.hasEnded && state.pieces.isEmpty
        return state.isAsleep
      }
      if mustSleep { alarm.wait() }
    }
  }

  /// Waits for another thread that plans.
  ///
  /// Call ``end()`` before, and ``planAll()``, since there may be no other one.
  func wait() {
    guard !Self.spinWait.isMet({ state.withLock { $0.planner != nil } }) else { return }
    let mustSleep = state.withLock { state in
      state.isAwaited = state.planner == nil
      return state.isAwaited
    }
    if mustSleep { allIsPlanned.wait() }
  }

  /// The plan, where all is planned; nil where it is given up, pieces may follow or a thread still plans.
  ///
  /// - Throws: what went wrong first.
  func finished() throws(RenderError) -> DrawingPlan? {
    let (plan, failure) = state.withLock { state in
      state.isPlanned && !state.isGivenUp ? (state.planner?.plan, state.failure) : (nil, nil)
    }
    if plan != nil, let failure { throw failure }
    return plan
  }
}
