import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// What a process has only once, and a view may have changed: it is put right before the next one.
struct Workplace {
  /// The working folder.
  let folder: String
  /// Copies of the standard streams, out of the way of who closes the first few.
  private let streams: [Int32]

  /// Takes note of how things are.
  ///
  /// - Parameter folder: an absolute path.
  init(folder: String) {
    self.folder = folder
    streams = (0...2).map { fcntl($0, F_DUPFD_CLOEXEC, 200) }
  }

  /// How many bytes were printed so far; 0 where that is not a file.
  var printed: Int { max(0, lseek(STDOUT_FILENO, 0, SEEK_END)) }

  /// Enters the folder and opens the standard streams again.
  ///
  /// - Returns: false where the folder cannot be entered.
  func restore() -> Bool {
    // What a view has printed stays, though a later one crash.
    fflush(nil)
    for (index, copy) in streams.enumerated() {
      let index = Int32(index)
      // With the copy gone as well, what the view prints goes nowhere rather than into another file.
      if fcntl(copy, F_GETFD) >= 0 {
        dup2(copy, index)
      } else if fcntl(index, F_GETFD) < 0 {
        let nowhere = open("/dev/null", O_RDWR)
        if nowhere >= 0, nowhere != index {
          dup2(nowhere, index)
          close(nowhere)
        }
      }
    }
    return FileManager.default.changeCurrentDirectoryPath(folder)
  }
}
