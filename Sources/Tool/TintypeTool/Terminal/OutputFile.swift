import Foundation
import TintypeSnapshots

/// A file that a command was asked to write.
enum OutputFile {
  /// Replaces a file as a whole, or leaves it as it was.
  ///
  /// - Parameters:
  ///   - data: what it shall hold.
  ///   - path: its path as the user wrote it; folders on the way are made.
  /// - Throws: `ToolError` when it cannot be written.
  static func write(_ data: Data, to path: String) throws {
    do {
      try AtomicFile.write(data, to: DisplayPath.absolute(path))
    } catch {
      throw ToolError(status: .notWritten, message: "\(error)")
    }
  }
}
