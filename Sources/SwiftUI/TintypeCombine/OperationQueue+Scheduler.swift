import Dispatch
public import Foundation
public import OpenCombine

extension OperationQueue: @retroactive Scheduler {
  /// What a queue takes for a time.
  public typealias SchedulerTimeType = SchedulerDate

  /// What can be asked of a queue: nothing.
  public struct SchedulerOptions: Sendable {}

  /// The present.
  public var now: SchedulerTimeType { SchedulerDate(Date()) }
  /// How late an action may be at least: not at all.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Does something when its turn comes.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // It runs on the queue, which is where whoever schedules wants it.
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Puts something into the queue at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = timer(date, .infinity, tolerance, action)
  }

  /// Puts something into the queue at a time and again and again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = timer(date, interval.timeInterval, tolerance, action)
    return AnyCancellable { timer.cancel() }
  }

  /// A timer that fills the queue every so many seconds, or with infinity once.
  private func timer(
    _ date: SchedulerTimeType, _ interval: TimeInterval, _ tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any DispatchSourceTimer {
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource()
    let isRepeated = interval.isFinite
    // Until it is canceled a timer lasts as long as what it calls, which has it.
    timer.setEventHandler { [self] in
      addOperation { action() }
      if !isRepeated { timer.cancel() }
    }
    timer.schedule(
      deadline: .now() + max(0, date.date.timeIntervalSinceNow),
      repeating: isRepeated ? interval : .infinity,
      // Bounded: an hour at most.
      leeway: .nanoseconds(Int(min(max(0, tolerance.timeInterval), 3600) * 1e9)))
    timer.resume()
    return timer
  }
}
