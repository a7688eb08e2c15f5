public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// A publisher of notifications.
  ///
  /// - Parameters:
  ///   - name: the name of those that are sent on.
  ///   - object: the object that they have to come from; nil for any.
  /// - Returns: the publisher.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Sends on the notifications of a center.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    /// A notification.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never
    /// The center.
    public let center: NotificationCenter
    /// The name of those that are sent on.
    public let name: Notification.Name
    /// The object that they have to come from; nil for any.
    public let object: AnyObject?

    /// Creates a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Sends notifications to a subscriber until it cancels; those that it has not asked for are left out.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = EventSubscription(subscriber)
      let send = subscription.send
      let observer = center.addObserver(forName: name, object: object, queue: nil, using: send)
      subscription.whenEnded { [center] in center.removeObserver(observer) }
      subscriber.receive(subscription: subscription)
    }

    /// Whether two publishers send on the same notifications.
    public static func == (left: Self, right: Self) -> Bool {
      left.center === right.center && left.name == right.name && left.object === right.object
    }
  }
}
