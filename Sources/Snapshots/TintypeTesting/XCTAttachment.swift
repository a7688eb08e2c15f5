public import Foundation
public import TintypeSnapshots

/// What a failure shows, under XCTest's name, which XCTest itself has on a Mac only.
public typealias XCTAttachment = SnapshotAttachment

extension SnapshotAttachment {
  /// Creates an attachment without a name of its own.
  ///
  /// - Parameters:
  ///   - data: the file.
  ///   - uniformTypeIdentifier: what kind of file it is, in Apple's terms; it is not used.
  public init(data: Data, uniformTypeIdentifier: String = "public.data") {
    self.init(name: "attachment", data: data)
  }
}
