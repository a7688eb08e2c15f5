package import Foundation

/// A folder that is gone, with everything in it, when nobody holds it any more.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let url: URL
  /// Where it is, without a slash at the end.
  package var path: String { url.path }

  /// Makes the folder.
  ///
  /// - Throws: where it cannot be made.
  package init() throws {
    url = URL.temporaryDirectory.appending(path: "tintype-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A file or folder in the folder.
  ///
  /// - Parameter path: its path from the folder on.
  /// - Returns: its position, whether or not there is such a file.
  package func appending(_ path: String) -> URL { url.appending(path: path) }

  /// Writes a file, and makes the folders that it needs.
  ///
  /// - Parameters:
  ///   - bytes: what is in it.
  ///   - path: its path from the folder on.
  /// - Returns: its position.
  /// - Throws: where it cannot be written.
  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, to path: String) throws -> URL {
    let file = appending(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file
  }
}
