import CTintypeTime
import Foundation

/// Whose code runs, and since when, in nanoseconds of the clock that deadlines are counted by.
struct RunningWork {
  /// The views whose code it is.
  var owner = OwnerPath()
  /// When it began.
  var start = tintype_told_time()
}

/// The time of a render, and the work that code of its views puts off.
///
/// Steps of tasks, blocks of the main and of the global queues, and timers come here in place of the system while views are evaluated
/// and their actions run. They run on the thread that renders, one after the other by when they are due, in the order in
/// which they came: each time the same. Time goes on from work to work, and nobody waits for it.
final class RenderClock {
  /// How far time goes on, in nanoseconds, while something finite is still due.
  static let usualEnd: UInt64 = 2_000_000_000
  /// How many seconds time may go on where somebody asks for them.
  private static let longestWait = 60.0
  /// How long a picture of a screen lasts: what is due in the same one is seen at once.
  static let frame: UInt64 = 16_666_667
  /// How many pieces of work run at most.
  static let mostSteps = 100_000
  /// How many pieces of work run at most once tasks are canceled.
  static let mostLastSteps = 10_000
  /// How many nanoseconds all work may take.
  static let longestWork: UInt64 = 10_000_000_000
  /// The shortest time between two calls of a timer, in nanoseconds, as in Foundation.
  private static let shortestInterval: UInt64 = 100_000

  /// A piece of work.
  private struct Piece {
    let work: tintype_work
    var due: UInt64
    /// The views whose code put it off.
    let owner: OwnerPath
  }

  /// Nanoseconds since the first picture.
  private(set) var now: UInt64 = 0 { didSet { tintype_set_render_time(now) } }
  /// The piece of work that runs; nil where none does.
  private var running: RunningWork?
  /// Whether work was still to be done when enough had run.
  private(set) var isEndless = false
  /// What is due now, from the index on.
  private var ready: [Piece] = []
  private var next = 0
  /// What is due later, the first one last.
  private var waiting: [Piece] = []
  private var steps = 0
  private var spent: UInt64 = 0
  private var hasEnded = false
  /// The tasks that code of views began, by their numbers.
  private var tasks: [UInt64: UnsafeMutableRawPointer] = [:]

  /// How far time goes on, in nanoseconds.
  private let limit: UInt64
  /// Whether it goes on to its end, also where nothing finite is due.
  private let goesToEnd: Bool

  /// Creates the time of a render.
  ///
  /// - Parameter seconds: when it ends; what is not positive counts as 0, more than a minute as one; nil where it rests.
  init(after seconds: Double?) {
    goesToEnd = seconds != nil
    limit =
      seconds.map {
        // Bounded: a minute at most.
        UInt64($0 > 0 ? (min($0, Self.longestWait) * 1e9).rounded() : 0)
      } ?? Self.usualEnd
  }

  /// Whether time has gone on to its end because somebody asked for it.
  var isAtEnd: Bool { goesToEnd && now == limit && limit > 0 }

  // MARK: Taking

  /// Takes a piece of work.
  ///
  /// - Parameters:
  ///   - work: the work.
  ///   - action: what runs where no work does.
  func take(_ work: tintype_work, by action: RunningWork) {
    if work.kind == tintype_job {
      let taskID = tintype_number_of_task(work.context)
      if taskID != 0, tasks[taskID] == nil {
        tasks[taskID] = tintype_keep_task(work.context)
      }
    } else if hasEnded {
      work.drop?(work.context)
      return
    }
    if work.kind == tintype_timer, let context = work.context {
      _ = Unmanaged<Timer>.fromOpaque(context).retain()
    }
    let running = running ?? action
    let elapsed = tintype_told_time() &- running.start
    var delay = work.delay == 0 ? 0 : Self.delay(work.delay, since: elapsed)
    if work.interval > 0 { delay = max(delay, Self.shortestInterval) }
    let (due, isOver) = now.addingReportingOverflow(delay)
    add(Piece(work: work, due: isOver ? .max : due, owner: running.owner))
  }

  /// The delay that was asked for.
  ///
  /// The system is given a moment in place of it, counted from when the code looked at the clock: somewhat before now, and
  /// not before its step began. Of the delays that may be meant it is one of whole milliseconds where there is one; so equal
  /// delays stay equal.
  ///
  /// - Parameters:
  ///   - rest: nanoseconds from now until the moment.
  ///   - elapsed: nanoseconds since the step began.
  /// - Returns: nanoseconds.
  static func delay(_ rest: UInt64, since elapsed: UInt64) -> UInt64 {
    let (sum, isOver) = rest.addingReportingOverflow(999_999)
    let whole = isOver ? rest : sum / 1_000_000 * 1_000_000
    return whole - rest <= elapsed ? whole : rest
  }

  private func add(_ piece: Piece) {
    guard piece.due > now else { return ready.append(piece) }
    var (low, high) = (0, waiting.count)
    while low < high {
      let middle = (low + high) / 2
      if waiting[middle].due > piece.due { low = middle + 1 } else { high = middle }
    }
    waiting.insert(piece, at: low)
  }

  // MARK: Going on

  /// Goes on to the next picture before which something is due, and does that.
  ///
  /// - Returns: false where time rests: nothing is due but timers that repeat, or only later than the end.
  func goOn() -> Bool {
    guard !isEndless else { return false }
    var last = now
    if next == ready.count {
      guard let first = waiting.last, waiting.contains(where: isAwaited) else {
        guard goesToEnd, now < limit else { return false }
        now = limit
        return true
      }
      last = min(limit, first.due / Self.frame * Self.frame + Self.frame - 1)
    }
    while let piece = first(until: last) {
      run(piece)
      isEndless = steps >= Self.mostSteps || spent >= Self.longestWork
      if isEndless { break }
    }
    return true
  }

  /// Whether time goes on for a piece of work.
  private func isAwaited(_ piece: Piece) -> Bool {
    piece.due <= limit && (goesToEnd || isFinite(piece))
  }

  private func isFinite(_ piece: Piece) -> Bool { piece.work.interval == 0 }

  /// The next piece that is due until a time; nil for none.
  private func first(until last: UInt64) -> Piece? {
    if next < ready.count {
      next += 1
      return ready[next - 1]
    }
    ready.removeAll(keepingCapacity: true)
    next = 0
    guard let piece = waiting.last, piece.due <= last else { return nil }
    now = max(now, piece.due)
    return waiting.removeLast()
  }

  private func run(_ piece: Piece) {
    steps += 1
    let start = tintype_machine_time()
    running = RunningWork(owner: piece.owner)
    if piece.work.kind == tintype_timer { fire(piece) } else { piece.work.run?(piece.work.context) }
    running = nil
    spent += tintype_machine_time() - start
  }

  private func fire(_ piece: Piece) {
    guard let timer = timer(of: piece) else { return }
    if timer.takeUnretainedValue().isValid { timer.takeUnretainedValue().fire() }
    guard timer.takeUnretainedValue().isValid, !isFinite(piece) else { return timer.release() }
    var again = piece
    again.due += max(piece.work.interval, Self.shortestInterval)
    add(again)
  }

  private func timer(of piece: Piece) -> Unmanaged<Timer>? {
    guard piece.work.kind == tintype_timer else { return nil }
    return piece.work.context.map { .fromOpaque($0) }
  }

  /// The views that put something finite off until later than the end, and those whose work has no end.
  var unfinished: [OwnerPath] {
    (ready[next...] + waiting.reversed()).filter(isFinite).map(\.owner)
  }

  /// Hands what other threads can do to the system: code of this one waits for it.
  func giveToOthers() {
    func isLeft(_ piece: Piece) -> Bool {
      guard let give = piece.work.give else { return true }
      var work = piece.work
      give(&work, piece.due > now ? piece.due - now : 0)
      return false
    }
    ready = ready[next...].filter(isLeft)
    next = 0
    waiting = waiting.filter(isLeft)
  }

  // MARK: Ending

  /// Cancels what is not done yet, and lets tasks end: work of tasks runs whenever it is due, the rest is dropped.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    for task in tasks.values { tintype_cancel_task(task) }
    let lastStep = steps + Self.mostLastSteps
    spent = 0
    while steps < lastStep, spent < Self.longestWork, let piece = first(until: .max) {
      if piece.work.kind == tintype_job { run(piece) } else { drop(piece) }
    }
    for task in tasks.values { tintype_free_task(task) }
    tasks = [:]
  }

  private func drop(_ piece: Piece) {
    piece.work.drop?(piece.work.context)
    guard let timer = timer(of: piece) else { return }
    timer.takeUnretainedValue().invalidate()
    timer.release()
  }
}
