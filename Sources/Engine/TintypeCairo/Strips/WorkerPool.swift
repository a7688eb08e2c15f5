import CTintypeThreads
import Dispatch
import Synchronization
import TintypeGeometry

/// Threads that help another one for as long as it works itself.
///
/// Its threads run on other processors than the caller, and nobody waits for one that comes late.
final class WorkerPool: Sendable {
  /// The helpers of this process.
  static let shared = WorkerPool()

  private struct State {
    /// Those that have nothing to do.
    var idle: [Worker] = []
    /// How many there are.
    var count = 0

    /// Takes a helper, which is a new one where fewer than `most` are there; nil where all have something to do.
    mutating func take(most: Int) -> Worker? {
      if let worker = idle.popLast() { return worker }
      guard count < most else { return nil }
      count += 1
      return Worker()
    }
  }

  private let state = Mutex(State())

  /// Does work on several threads at once.
  ///
  /// - Parameters:
  ///   - count: how many threads there are at most, the caller's among them.
  ///   - body: the work of one thread, which ends where none is left. It is called by the caller at least, and by no
  ///     helper any more once that call has ended.
  func run(on count: Int, _ body: @escaping @Sendable () -> Void) {
    let job = begin(on: count, body)
    body()
    job.end()
  }

  /// Begins work on other threads than the caller's, who says when it ends.
  ///
  /// - Parameters:
  ///   - count: how many threads there are at most, the caller's among them. Whoever helps others at the moment is not
  ///     replaced: those who ask at the same time share as many helpers as one of them asks for.
  ///   - body: the work of one thread, which nobody may take part in: the caller does what is left.
  /// - Returns: the work, which has to be ended.
  func begin(on count: Int, _ body: @escaping @Sendable () -> Void) -> SharedJob {
    let job = SharedJob(body)
    let workers = state.withLock { state in
      (1..<max(count, 1)).compactMap { _ in state.take(most: count - 1) }
    }
    for worker in workers {
      worker.help(with: job) { [self] in state.withLock { $0.idle.append(worker) } }
    }
    return job
  }
}

/// A thread that waits for work.
private final class Worker: Sendable {
  private let next = Mutex<(job: SharedJob, then: @Sendable () -> Void)?>(nil)
  private let alarm = DispatchSemaphore(value: 0)
  /// The system's number of the thread; 0 before it runs.
  private let identifier = Atomic<Int32>(0)

  /// Starts a thread that never ends.
  init() {
    let thread = Thread { [self] in
      identifier.store(tintype_thread_number(), ordering: .relaxed)
      while true {
        alarm.wait()
        let taken = next.withLock { next in
          defer { next = nil }
          return next
        }
        taken?.job.help()
        taken?.then()
      }
    }
    thread.start()
  }

  /// Helps with a job, and then does something else.
  func help(with job: SharedJob, then: @escaping @Sendable () -> Void) {
    next.withLock { $0 = (job, then) }
    let identifier = identifier.load(ordering: .relaxed)
    if identifier != 0 { tintype_run_elsewhere(identifier) }
    alarm.signal()
  }
}

/// How often a thread looks for what another one is about to do, before it sleeps.
struct SpinWait: Sendable {
  /// How many times.
  let spins: Int

  /// Looks until there is something to be found; nil where that does not come in time.
  func spin<Found>(_ body: () -> Found?) -> Found? {
    for _ in 0..<spins {
      if let found = body() { return found }
      tintype_pause()
    }
    return nil
  }

  /// Looks until something is true; false where it does not become so in time.
  func isMet(_ condition: () -> Bool) -> Bool { spin { condition() ? true : nil } ?? false }
}

/// Work that helpers take part in as long as it has not ended.
final class SharedJob: Sendable {
  private struct State {
    /// Nil when the work has ended.
    var body: (@Sendable () -> Void)?
    var workers = 0
    var isAwaited = false
  }

  private let state: Mutex<State>
  private let lastHasEnded = DispatchSemaphore(value: 0)

  /// How long the one who waits looks before it sleeps: some tenths of a millisecond, which falling asleep and being woken
  /// takes too.
  private static let spinWait = SpinWait(spins: 4_000)

  fileprivate init(_ body: @escaping @Sendable () -> Void) { state = Mutex(State(body: body)) }

  /// Takes part.
  fileprivate func help() {
    let body = state.withLock { state in
      if state.body != nil { state.workers += 1 }
      return state.body
    }
    guard let body else { return }
    body()
    let isAwaited = state.withLock { state in
      state.workers -= 1
      return state.isAwaited && state.workers == 0
    }
    if isAwaited { lastHasEnded.signal() }
  }

  /// Lets nobody begin any more, and waits for those that have begun.
  func end() {
    state.withLock { $0.body = nil }
    guard !Self.spinWait.isMet({ state.withLock { $0.workers == 0 } }) else { return }
    let mustWait = state.withLock { state in
      state.isAwaited = state.workers > 0
      return state.isAwaited
    }
    if mustWait { lastHasEnded.wait() }
  }
}
