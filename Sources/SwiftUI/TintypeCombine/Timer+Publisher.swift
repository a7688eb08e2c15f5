public import Foundation
public import OpenCombine

extension Timer {
  /// A publisher that sends the time again and again, once it is connected.
  ///
  /// - Parameters:
  ///   - interval: seconds between two times.
  ///   - tolerance: seconds by which one may be late; nil for none.
  ///   - runLoop: the run loop of the timer.
  ///   - mode: the mode in which the loop has to run.
  ///   - options: without a meaning.
  /// - Returns: the publisher.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Sends the time again and again.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// The time.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never
    /// Seconds between two times.
    public let interval: TimeInterval
    /// Seconds by which one may be late; nil for none.
    public let tolerance: TimeInterval?
    /// The run loop of the timer.
    public let runLoop: RunLoop
    /// The mode in which the loop has to run.
    public let mode: RunLoop.Mode
    /// What was asked of the run loop; without a meaning.
    public let options: RunLoop.SchedulerOptions?

    // Guards the receivers: subscribers come and go on any thread.
    private let lock = NSLock()
    private var receivers: [ObjectIdentifier: (Date) -> Void] = [:]

    /// Creates a publisher that has to be connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.runLoop, self.mode, self.options) = (runLoop, mode, options)
    }

    /// Sends the time to a subscriber whenever the timer fires; what it has not asked for is left out.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = EventSubscription(subscriber)
      let key = ObjectIdentifier(subscription)
      lock.withLock { receivers[key] = subscription.send }
      subscription.whenEnded { [weak self] in
        self?.lock.withLock { _ = self?.receivers.removeValue(forKey: key) }
      }
      subscriber.receive(subscription: subscription)
    }

    /// Starts the timer.
    ///
    /// - Returns: what stops it.
    public func connect() -> any Cancellable {
      // Foundation's shortest interval; its initializer without a date fires at once on Linux.
      let interval = Swift.max(interval, 0.0001)
      let timer = Timer(
        fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: true
      ) { [self] _ in
        let all = lock.withLock { Array(receivers.values) }
        let now = Date()
        for send in all { send(now) }
      }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return RunningTimer(timer: timer)
    }
  }
}

/// Stops a timer when it is told to, and not before.
struct RunningTimer: Cancellable {
  let timer: Timer

  func cancel() { timer.invalidate() }
}
