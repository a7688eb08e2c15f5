import Foundation

/// The package that the tests belong to.
enum PackageFolder {
  /// The folder that holds `Package.swift`.
  static let root = URL(filePath: #filePath, directoryHint: .notDirectory)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where references are kept, from the root on: pictures that articles and the README show.
  static let snapshots = "Snapshots"
}
