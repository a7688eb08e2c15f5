public import Foundation

/// A type that says itself how `.dump` tells it.
public protocol AnySnapshotStringConvertible {
  /// Whether its parts follow below; false where a type does not say.
  static var renderChildren: Bool { get }
  /// The text for a value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// The text says it all.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// How many bytes there are.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The date in UTC, to the second, such as `2001-01-01T00:00:00Z`.
  public var snapshotDescription: String { formatted(.iso8601) }
}

extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { debugDescription }
}

extension NSObject: AnySnapshotStringConvertible {
  /// What the object says of itself, without its address.
  public var snapshotDescription: String {
    debugDescription.replacing(/:?\s*0x[0-9a-f]+(\s*)/) { $0.output.1 }
  }
}
