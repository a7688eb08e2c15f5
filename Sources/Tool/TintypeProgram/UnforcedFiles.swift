package import Foundation
import Glibc

extension Data {
  /// Writes a file without waiting until its bytes have reached the disk, as Foundation's own writing does.
  ///
  /// It is for what the next run makes anew where a loss of power took it: the wait for the disk is longer than most of
  /// the work on a small file.
  ///
  /// - Parameter url: the file, which is made or emptied first.
  /// - Throws: `NSError` with the number of the system's error.
  package func writeUnforced(to url: URL) throws {
    try write(toDescriptor: open(url.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666))
  }

  /// Replaces a file in one step, or makes it, without waiting until its bytes have reached the disk.
  ///
  /// A reader sees the old file or the new one and never a part; the permissions stay.
  ///
  /// - Parameter url: the file.
  /// - Throws: `NSError` with the number of the system's error.
  package func replaceUnforced(_ url: URL) throws {
    let path = url.path
    let temporary = "\(url.deletingLastPathComponent().path)/.tintype-\(UUID().uuidString)"
    do {
      let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      var facts = stat()
      if file >= 0, stat(path, &facts) == 0 { fchmod(file, facts.st_mode & 0o777) }
      try write(toDescriptor: file)
      guard rename(temporary, path) == 0 else { throw SystemError.last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes to a file that was just opened, and closes it.
  private func write(toDescriptor file: Int32) throws {
    guard file >= 0 else { throw SystemError.last }
    defer { close(file) }
    try send(to: file)
  }

  /// Writes all bytes to an open file or pipe.
  ///
  /// - Parameter descriptor: the file or the pipe.
  /// - Throws: `NSError` with the number of the system's error.
  func send(to descriptor: Int32) throws {
    try withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          throw SystemError.last
        }
      }
    }
  }
}
