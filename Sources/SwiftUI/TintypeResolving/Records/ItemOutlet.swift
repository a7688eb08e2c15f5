package import TintypeDrawing

/// Takes the items of a picture while others are still being made.
///
/// Only what stands in the picture itself comes through it: what is in a group belongs to the group.
package final class ItemOutlet {
  /// From so many items on it is worth while to pass them.
  private static let leastItems = 256

  private let take: (consuming [DisplayItem]) -> Void

  /// Creates an outlet.
  ///
  /// - Parameter take: takes items, each time those that follow.
  package init(_ take: @escaping (consuming [DisplayItem]) -> Void) { self.take = take }

  /// Passes items on, and leaves none, where they are many.
  package func pass(_ items: inout [DisplayItem]) {
    guard items.count >= Self.leastItems else { return }
    var passed: [DisplayItem] = []
    passed.reserveCapacity(Self.leastItems * 5 / 4)
    swap(&items, &passed)
    take(passed)
  }
}
