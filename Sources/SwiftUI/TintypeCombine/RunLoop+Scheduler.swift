public import Foundation
public import OpenCombine

extension RunLoop: @retroactive Scheduler {
  /// What a run loop takes for a time.
  public typealias SchedulerTimeType = SchedulerDate

  /// What can be asked of a run loop: nothing.
  public struct SchedulerOptions: Sendable {}

  /// The present.
  public var now: SchedulerTimeType { SchedulerDate(Date()) }
  /// How late an action may be at least: not at all.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Does something when the loop runs next.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // It runs where the loop does, which is where whoever schedules wants it.
    nonisolated(unsafe) let action = action
    perform { action() }
  }

  /// Does something at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    add(date, nil, tolerance, action)
  }

  /// Does something at a time and again and again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    RunningTimer(timer: add(date, interval, tolerance, action))
  }

  @discardableResult private func add(
    _ date: SchedulerTimeType, _ interval: SchedulerTimeType.Stride?,
    _ tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> Timer {
    nonisolated(unsafe) let action = action
    let timer = Timer(
      fire: date.date, interval: interval?.timeInterval ?? 0, repeats: interval != nil
    ) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return timer
  }
}
