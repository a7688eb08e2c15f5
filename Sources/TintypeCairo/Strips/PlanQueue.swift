import CTintypeSystem
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
    /// Whether the planning thread sleeps.
    var isAsleep = false
    var failure: RenderError?
  }

  private let state: Mutex<State>
  private let alarm = DispatchSemaphore(value: 0)

  /// How often a helper looks for the next piece before it sleeps: longer than a piece takes to be made.
  private static let patience = 20_000

  /// Begins a plan.
  init(_ planner: DrawingPlanner) { state = Mutex(State(planner: planner)) }

  /// Adds what is drawn next.
  func add(_ piece: consuming [DisplayItem]) {
    let piece = piece
    let mustWake = state.withLock { state in
      state.pieces.append(piece)
      defer { state.isAsleep = false }
      return state.isAsleep
    }
    if mustWake { alarm.signal() }
  }

  /// Says that no piece follows.
  func end() {
    let mustWake = state.withLock { state in
      state.hasEnded = true
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
    guard var planner = state.withLock({ $0.planner.take() }) else { return }
    while let piece = next() {
      do throws(RenderError) {
        try planner.add(piece)
      } catch {
        state.withLock { $0.failure = $0.failure ?? error }
      }
    }
    state.withLock { [planner] in $0.planner = planner }
  }

  private func takePiece() -> [DisplayItem]? {
    state.withLock { $0.pieces.isEmpty ? nil : $0.pieces.removeFirst() }
  }

  /// The next piece, for which the thread waits; nil when all were taken.
  private func nextPiece() -> [DisplayItem]? {
    while true {
      for _ in 0..<Self.patience {
        if let piece = takePiece() { return piece }
        if state.withLock({ $0.hasEnded && $0.pieces.isEmpty }) { return nil }
        tintype_pause()
      }
      let mustSleep = state.withLock { state in
        state.isAsleep = !state.hasEnded && state.pieces.isEmpty
        return state.isAsleep
      }
      if mustSleep { alarm.wait() }
    }
  }

  /// The plan, when all is planned.
  ///
  /// - Throws: what went wrong first.
  func finished() throws(RenderError) -> DrawingPlan {
    let (planner, failure) = state.withLock { ($0.planner.take(), $0.failure) }
    if let failure { throw failure }
    guard let planner else { preconditionFailure("a plan is finished once, after its planning") }
    return planner.plan
  }
}
