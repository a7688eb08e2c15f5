import CTintypeTime
import Foundation

/// What a view does asynchronously while it is seen.
final class ViewTask {
  /// The value with which it began.
  let id: Any
  let owner: OwnerPath
  fileprivate var task: Task<Void, Never>?
  fileprivate var isDone = false
  /// The evaluation that saw its view last.
  fileprivate var evaluation = 0

  fileprivate init(id: Any, owner: OwnerPath) {
    self.id = id
    self.owner = owner
  }
}

extension StateStore {
  /// Whether this program hears of work that code puts off; if not, tasks of views do not begin.
  package static var hasTime: Bool { tintype_is_offering() }

  /// How many seconds of the views' time have gone.
  package var seconds: TimeInterval { Double(clock?.now ?? 0) / 1e9 }

  /// Takes what code puts off while a closure runs.
  package func takingWork<Result>(_ body: () throws -> Result) rethrows -> Result {
    let taker = tintype_taker(
      take: { store, work in
        guard let store else { return false }
        return Unmanaged<StateStore>.fromOpaque(store).takeUnretainedValue().take(work)
      },
      give: { store in
        guard let store else { return }
        Unmanaged<StateStore>.fromOpaque(store).takeUnretainedValue().clock?.giveToOthers()
      }, owner: Unmanaged.passUnretained(self).toOpaque())
    let (outer, outerTime) = (tintype_take_work(taker), tintype_render_time())
    tintype_set_render_time(clock?.now ?? 0)
    defer {
      _ = tintype_take_work(outer)
      tintype_set_render_time(outerTime)
    }
    running = RunningWork()
    return try body()
  }

  private func take(_ work: tintype_work) -> Bool {
    if work.kind == tintype_job {
      let taskID = tintype_number_of_task(work.context)
      if firstTask == 0 { firstTask = taskID }
      if taskID != 0, taskID < firstTask { return false }
    }
    let clock = clock ?? RenderClock(after: after)
    self.clock = clock
    clock.take(work, by: running)
    return true
  }

  /// The number that a task has which begins now: tasks of views have none below.
  private static func nextTask() -> UInt64 {
    var taskID: UInt64 = 0
    withUnsafeMutablePointer(to: &taskID) { taskID in
      let taker = tintype_taker(
        take: { taskID, work in
          taskID?.assumingMemoryBound(to: UInt64.self).pointee =
            tintype_number_of_task(work.context)
          work.run?(work.context)
          return true
        }, give: nil, owner: taskID)
      let outer = tintype_take_work(taker)
      Task.detached {}
      _ = tintype_take_work(outer)
    }
    return taskID
  }

  /// Runs an action of views.
  ///
  /// - Parameters:
  ///   - owner: the views around it, whose work it is that the action puts off.
  ///   - action: the action.
  package func act(for owner: OwnerPath, _ action: () -> Void) {
    if firstTask == 0, tintype_takes_work() { firstTask = Self.nextTask() }
    running = RunningWork(owner: owner)
    action()
    running = RunningWork()
  }

  /// Lets time go on to the next picture before which something is due.
  ///
  /// - Returns: false where time rests.
  package func goOn() -> Bool {
    if clock == nil, let after, after > 0 { clock = RenderClock(after: after) }
    guard let clock, clock.goOn() else { return false }
    if clock.isAtEnd { markTimePassed() }
    return true
  }

  /// Begins a task of a view that is seen, where it has none; another one in its place where it has another value.
  ///
  /// - Parameters:
  ///   - identity: the position of the view.
  ///   - id: the value; a task of another one is canceled.
  ///   - owner: the views around it.
  ///   - priority: that of the task.
  ///   - action: what is done.
  @MainActor package func keepTask<ID: Equatable>(
    at identity: Identity, id: ID, for owner: OwnerPath, priority: TaskPriority,
    _ action: @escaping @Sendable () async -> Void
  ) {
    if let current = tasks[identity] {
      current.evaluation = evaluation
      if current.id as? ID == id { return }
      current.task?.cancel()
    }
    guard Self.hasTime else { return }
    let new = ViewTask(id: id, owner: owner)
    new.evaluation = evaluation
    tasks[identity] = new
    act(for: owner) {
      new.task = Task(priority: priority) { @MainActor in
        await action()
        new.isDone = true
      }
    }
  }

  /// Cancels tasks of views that are gone.
  package func endLostTasks() {
    for (identity, task) in tasks where task.evaluation != evaluation {
      task.task?.cancel()
      tasks[identity] = nil
    }
  }

  /// What is not done though time rests: the views, and one sentence of them.
  package var unfinished: [(path: String, message: String)] {
    let endsAtMoment = after != nil && clock?.isEndless == false
    let owners = endsAtMoment ? [] : clock?.unfinished.map(\.description) ?? []
    let seconds = RenderClock.usualEnd / 1_000_000_000
    let reason =
      clock?.isEndless == true
      ? "does work that has no end; the picture shows how far it was after \(RenderClock.mostSteps) steps"
      : "waits longer than the \(seconds) seconds that a picture takes, and is shown as it is until then"
    let waiting = tasks.values.filter { !$0.isDone }.map(\.owner.description)
    // Code that uses no network waits for what never comes without, such as a finger.
    let hasNetwork = dlopen("libFoundationNetworking.so", RTLD_NOW | RTLD_NOLOAD) != nil
    let lost = hasNetwork ? waiting.filter { !owners.contains($0) }.sorted() : []
    return owners.map { ($0, reason) }
      + lost.map {
        (
          $0,
          "still waits for what is outside of the picture, such as the network, and is shown as it is until then"
        )
      }
  }

  /// How many pictures a screen shows twice over in the time that somebody asks for.
  package var mostPictures: Int { Int(min(max(after ?? 0, 0), 60) * 120) }

  /// Makes views: the first render in the closure goes on with what that puts off.
  ///
  /// - Parameters:
  ///   - seconds: the seconds after which that render takes its picture; nil where the views rest.
  ///   - body: makes and renders them.
  /// - Returns: what the closure returns.
  @MainActor package static func makingViews<Result>(
    after seconds: Double?, _ body: () throws -> Result
  ) rethrows -> Result {
    let store = StateStore()
    store.after = seconds
    making = store
    defer {
      making = nil
      store.endTime()
    }
    return try store.takingWork(body)
  }

  /// Leaves work to the system while a closure runs.
  package static func leavingWork<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = tintype_take_work(tintype_taker())
    defer { _ = tintype_take_work(outer) }
    return try body()
  }

  /// What takes the work of code that makes views; nil where none is made.
  @MainActor private static var making: StateStore?

  /// Goes on with what was put off while the views were made.
  @MainActor package func adoptWork() {
    guard clock == nil, let made = Self.making, let work = made.clock else { return }
    (clock, made.clock, firstTask) = (work, nil, made.firstTask)
  }

  /// Ends the time of the views: what is not done is canceled.
  package func endTime() {
    for task in tasks.values { task.task?.cancel() }
    tasks = [:]
    guard let clock else { return }
    takingWork { clock.end() }
  }
}
