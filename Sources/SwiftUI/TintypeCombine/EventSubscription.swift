import Foundation
import OpenCombine

/// A subscription to what happens at any time: what nobody has asked for when it happens is left out.
final class EventSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Failure == Never {
  // Guards all that follows: events come from any thread.
  private let lock = NSLock()
  /// Nil once the subscription has ended.
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var end: () -> Void = {}

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Says what is to be done when the subscription ends; it happens once.
  func whenEnded(_ end: @escaping () -> Void) { lock.withLock { self.end = end } }

  /// Hands an event over, if one was asked for.
  func send(_ event: Downstream.Input) {
    let receiver = lock.withLock { () -> Downstream? in
      guard let downstream, demand > .none else { return nil }
      demand -= 1
      return downstream
    }
    // Whoever receives may ask for more, or end the subscription.
    guard let more = receiver?.receive(event) else { return }
    lock.withLock { demand += more }
  }

  func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

  func cancel() {
    let end = lock.withLock {
      defer { (downstream, self.end) = (nil, {}) }
      return self.end
    }
    end()
  }
}
