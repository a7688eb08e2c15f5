import Foundation
import Glibc
import TintypeSnapshots

/// Hears of changes in folders at once: inotify.
///
/// Folders are watched and not files, so that an editor that writes another file and renames it is heard too.
struct FolderWatch {
  private let file: Int32
  private let roots: [String]
  private var folders: [Int32: String] = [:]

  /// So many folders are watched; what lies in others is heard of when one of these changes.
  private static let mostFolders = 4000
  /// How long nothing has to happen before changes are told, in milliseconds: editors write several files.
  private static let rest: Int32 = 15
  /// How often a rest is waited for.
  private static let mostRests = 20

  /// Watches folders and those below them, but for hidden ones.
  ///
  /// - Parameter roots: absolute paths.
  /// - Throws: `ToolError` where the system has no watch left.
  init(_ roots: [String]) throws {
    self.roots = roots
    file = inotify_init1(Int32(O_CLOEXEC | O_NONBLOCK))
    guard file >= 0 else {
      throw ToolError(
        status: .unavailable,
        message: "Folders cannot be watched: \(String(cString: strerror(errno))).")
    }
    addFolders()
  }

  /// Watches what has come; a folder that is watched already stays so.
  private mutating func addFolders() {
    for root in roots {
      add(root)
      let walk = FileManager.default.enumerator(
        at: URL(filePath: root), includingPropertiesForKeys: [.isDirectoryKey],
        options: .skipsHiddenFiles)
      guard let walk else { continue }
      for case let url as URL in walk {
        if folders.count >= Self.mostFolders { return }
        let isFolder = try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory
        if isFolder == true { add(url.path(percentEncoded: false).withoutTrailingSlash) }
      }
    }
  }

  private mutating func add(_ folder: String) {
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
    let descriptor = inotify_add_watch(file, folder, UInt32(events))
    if descriptor >= 0 { folders[descriptor] = folder }
  }

  /// Whether changes wait.
  var hasChanges: Bool {
    var events = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&events, 1, 0) > 0
  }

  /// Waits for changes.
  ///
  /// - Parameter wake: another file, which ends the waiting when it has something to read.
  /// - Returns: the files that changed, by their paths, but for hidden ones; empty where the other file woke.
  mutating func changes(or wake: Int32) -> Set<String> {
    var changes: Set<String> = []
    var files = [file, wake].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&files, 2, -1) < 0, errno == EINTR {}
    for _ in 0..<Self.mostRests {
      changes.formUnion(readEvents())
      if poll(&files, 1, Self.rest) <= 0 { break }
    }
    return changes
  }

  /// The paths of the events that wait.
  private mutating func readEvents() -> Set<String> {
    var paths: Set<String> = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var hasNewFolder = false
    while true {
      let count = read(file, &buffer, buffer.count)
      if count <= 0 { break }
      buffer[..<count].withUnsafeBytes { bytes in
        var offset = 0
        let head = MemoryLayout<inotify_event>.size
        while offset + head <= count {
          let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let text = bytes[(offset + head)..<min(count, offset + head + Int(event.len))]
          let name = String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
          if event.mask & UInt32(IN_ISDIR) != 0 { hasNewFolder = true }
          // What got lost may have been anything.
          if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { hasNewFolder = true }
          if let folder = folders[event.wd], !name.hasPrefix(".") {
            paths.insert("\(folder)/\(name)")
          }
          offset += head + Int(event.len)
        }
      }
    }
    if hasNewFolder { addFolders() }
    return paths
  }
}
