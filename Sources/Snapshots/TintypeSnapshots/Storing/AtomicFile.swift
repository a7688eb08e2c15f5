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

  /// Begins the name of every temporary file; a killed process may leave one behind, and ``removeRemains(beside:)``
  /// takes it away.
  static let temporaryPrefix = ".tintype-"

  /// The name of a temporary file that no other has.
  static func temporaryName(for name: String) -> String {
    let serialNumber = serial.wrappingAdd(1, ordering: .relaxed).newValue
    return "\(temporaryPrefix)\(getpid())-\(serialNumber)-\(name.suffix(60)).tmp"
  }

  /// Removes the temporary files that killed processes left beside files; what a living one writes stays.
  ///
  /// - Parameter paths: files, which need not exist.
  package static func removeRemains(beside paths: [String]) {
    for path in Set(paths.map { ($0 as NSString).deletingLastPathComponent }) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      let remains = names.filter(isRemain)
      guard !remains.isEmpty, let folder = try? OpenFolder(path: path) else { continue }
      for name in remains { folder.removeUnlocked(name) }
    }
  }

  /// Whether a name is that of a temporary file whose process has ended, as far as this machine knows.
  private static func isRemain(_ name: String) -> Bool {
    guard name.hasPrefix(temporaryPrefix), name.hasSuffix(".tmp") else { return false }
    let parts = name.dropFirst(temporaryPrefix.count).split(separator: "-", maxSplits: 2)
    guard parts.count == 3, let process = pid_t(parts[0]), process > 0, Int(parts[1]) != nil
    else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }

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
      try FileManager.default.createDirectory(
        atPath: folder.isEmpty ? "." : folder, withIntermediateDirectories: true)
    } catch {
      throw WriteError(path: path, reason: "its folder could not be created")
    }
    let name = (path as NSString).lastPathComponent
    do throws(FileProblem) {
      try OpenFolder(path: folder.isEmpty ? "." : folder)
        .replace(name, with: data, by: temporaryName(for: name), isLasting: isLasting)
    } catch {
      throw WriteError(path: path, reason: "\(error)")
    }
  }

  /// Moves a file onto another in one step; a link is not moved.
  ///
  /// - Throws: ``WriteError``.
  package static func move(_ source: String, to path: String) throws {
    func folder(_ path: String) -> String { (path as NSString).deletingLastPathComponent }
    func name(_ path: String) -> String { (path as NSString).lastPathComponent }
    do throws(FileProblem) {
      let target = try OpenFolder(path: folder(path))
      try OpenFolder(path: folder(source)).move(name(source), to: target, as: name(path))
    } catch {
      throw WriteError(path: path, reason: "\(error)")
    }
  }

  /// Adds a line to a file in one write, so that lines of several processes do not mix.
  ///
  /// A link in the file's place is not followed.
  /// - Throws: ``WriteError``.
  package static func append(_ line: String, to path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw WriteError(path: path, reason: "\(errno == ELOOP ? .link : FileProblem.last)")
    }
    defer { close(file) }
    let bytes = Array((line + "\n").utf8)
    guard Glibc.write(file, bytes, bytes.count) == bytes.count else {
      throw WriteError(path: path, reason: "\(FileProblem.last)")
    }
  }
}
