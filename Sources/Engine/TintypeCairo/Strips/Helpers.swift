import CTintypeThreads
import Dispatch
import Synchronization
import TintypeGeometry

/// Threads that help another one for as long as it works itself.
///
/// Dispatch leaves to the system where a thread wakes, and every other time that is the processor of the one that woke
/// it: there it waits until the work is done, and the work for it (seen with pictures that take a millisecond). These
/// threads are told to run elsewhere, and one that is late is not waited for.
final class Helpers: Sendable {
  /// The helpers of this process.
  static let shared = Helpers()

  private struct State {
    /// Those that have nothing to do.
    var idle: [Helper] = []
    /// How many there are.
    var count = 0

    /// Takes a helper, which is a new one where fewer than `most` are there; nil where all have something to do.
    mutating func take(most: Int) -> Helper? {
      if let helper = idle.popLast() { return helper }
      guard count < most else { return nil }
      count += 1
      return Helper()
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
    let helpers = state.withLock { state in
      (1..<max(count, 1)).compactMap { _ in state.take(most: count - 1) }
    }
    for helper in helpers {
      helper.help(with: job) { [self] in state.withLock { $0.idle.append(helper) } }
    }
    return job
  }
}

/// A thread that waits for work.
private final class Helper: Sendable {
  private let next = Mutex<(job: SharedJob, then: @Sendable () -> Void)?>(nil)
  private let alarm = DispatchSemaphore(value: 0)
  /// The system's number of the thread; 0 before it runs.
  private let number = Atomic<Int32>(0)

  /// Starts a thread that never ends.
  init() {
    let thread = Thread { [self] in
      number.store(tintype_thread_number(), ordering: .relaxed)
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
    let number = number.load(ordering: .relaxed)
    if number != 0 { tintype_run_elsewhere(number) }
    alarm.signal()
  }
}

/// How often a thread looks for what another one is about to do, before it sleeps.
struct Patience: Sendable {
  /// How many times.
  let looks: Int

  /// Looks until there is something to be found; nil where that does not come in time.
  func look<Found>(_ body: () -> Found?) -> Found? {
    for _ in 0..<looks {
      if let found = body() { return found }
      tintype_pause()
    }
    return nil
  }

  /// Looks until something is true; false where it does not become so in time.
  func sees(_ condition: () -> Bool) -> Bool { look { condition() ? true : nil } ?? false }
}

/// Work that helpers take part in as long as it has not ended.
final class SharedJob: Sendable {
  private struct State {
    /// Nil when the work has ended.
    var body: (@Sendable () -> Void)?
    var helpers = 0
    var isAwaited = false
  }

  private let state: Mutex<State>
  private let lastHasEnded = DispatchSemaphore(value: 0)

  /// How long the one who waits looks before it sleeps: some tenths of a millisecond, which falling asleep and being woken
  /// takes too.
  private static let patience = Patience(looks: 4_000)

  fileprivate init(_ body: @escaping @Sendable () -> Void) { state = Mutex(State(body: body)) }

  /// Takes part.
  fileprivate func help() {
    let body = state.withLock { state in
      if state.body != nil { state.helpers += 1 }
      return state.body
    }
    guard let body else { return }
    body()
    let isAwaited = state.withLock { state in
      state.helpers -= 1
      return state.isAwaited && state.helpers == 0
    }
    if isAwaited { lastHasEnded.signal() }
  }

  /// Lets nobody begin any more, and waits for those that have begun.
  func end() {
    state.withLock { $0.body = nil }
    guard !Self.patience.sees({ state.withLock { $0.helpers == 0 } }) else { return }
    let mustWait = state.withLock { state in
      state.isAwaited = state.helpers > 0
      return state.isAwaited
    }
    if mustWait { lastHasEnded.wait() }
  }
}
