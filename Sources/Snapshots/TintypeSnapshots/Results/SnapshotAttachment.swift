public import Foundation

/// Bytes that a failure shows: a picture, mostly.
public struct SnapshotAttachment: Sendable, Hashable {
  /// The name of the file, such as `difference.png`.
  public var name: String
  /// The file.
  public var data: Data

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - data: the file.
  public init(name: String, data: Data) {
    self.name = name
    self.data = data
  }
}
