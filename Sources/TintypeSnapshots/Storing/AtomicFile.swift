package import Foundation
import Glibc
import Synchronization

/// Writes files so that a reader, and whoever looks after a crash, sees the old file or the new one and
/// never a part.
package enum AtomicFile {
  /// What went wrong with a file.
  package struct WriteError: Error, CustomStringConvertible {
    /// The file that was to be written.
    package var path: String
    /// What the system said.
    package var reason: String
    /// One sentence.
    package var description: String { "\(path) could not be written: \(reason)." }
  }

  /// Tells temporary files of one process apart.
  private static let serial = Atomic<Int>(0)

  /// Begins the name of every temporary file; a killed process may leave one behind.
  static let temporaryPrefix = ".tintype-"

  /// Replaces a file, or creates it and the folders above it.
  ///
  /// The bytes go to a temporary file beside it, reach the disk, and take the name in one step.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - path: the file.
  ///   - isLasting: whether to wait until the bytes have reached the disk; what the next run makes anew need
  ///     not outlast a loss of power.
  /// - Throws: ``WriteError``.
  package static func write(_ data: Data, to path: String, isLasting: Bool = true) throws {
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw WriteError(path: path, reason: "its folder could not be created")
    }
    let number = serial.wrappingAdd(1, ordering: .relaxed).newValue
    let name = (path as NSString).lastPathComponent
    let temporary = "\(folder)/\(temporaryPrefix)\(getpid())-\(number)-\(name.suffix(100)).tmp"
    try writeThrough(data, to: temporary, for: path, isLasting)
    guard rename(temporary, path) == 0 else {
      let reason = lastReason()
      unlink(temporary)
      throw WriteError(path: path, reason: reason)
    }
    if isLasting { syncFolder(folder) }
  }

  /// Moves a file onto another in one step.
  ///
  /// - Throws: ``WriteError``.
  package static func move(_ source: String, to path: String) throws {
    guard rename(source, path) == 0 else { throw WriteError(path: path, reason: lastReason()) }
    syncFolder((path as NSString).deletingLastPathComponent)
  }

  /// Adds a line to a file in one write, so that lines of several processes do not mix.
  ///
  /// - Throws: ``WriteError``.
  package static func append(_ line: String, to path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw WriteError(path: path, reason: lastReason()) }
    defer { close(file) }
    let bytes = Array((line + "\n").utf8)
    guard Glibc.write(file, bytes, bytes.count) == bytes.count else {
      throw WriteError(path: path, reason: lastReason())
    }
  }

  private static func writeThrough(
    _ data: Data, to temporary: String, for path: String, _ isLasting: Bool
  ) throws {
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw WriteError(path: path, reason: lastReason()) }
    var isWhole = true
    data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count, isWhole {
        let count = Glibc.write(file, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        if count > 0 { done += count } else if errno != EINTR { isWhole = false }
      }
    }
    if isWhole, isLasting, fsync(file) != 0 { isWhole = false }
    let reason = isWhole ? "" : lastReason()
    close(file)
    guard isWhole else {
      unlink(temporary)
      throw WriteError(path: path, reason: reason)
    }
  }

  /// Makes a rename last; a file system that cannot is no reason to fail.
  private static func syncFolder(_ folder: String) {
    let directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { return }
    fsync(directory)
    close(directory)
  }

  private static func lastReason() -> String { String(cString: strerror(errno)) }
}
