import Foundation
import Glibc

/// A file that a view may have put something else in the place of: a pipe that nobody writes to is not waited for, and a
/// link is not followed.
final class RegularFile {
  private let handle: FileHandle
  /// In bytes.
  let size: Int

  /// The bytes at the end that are read of a long file.
  private static let longestEnd = 1 << 16

  /// Opens a file for reading; nil where there is none, or something that is no file.
  init?(_ url: URL) {
    let file = open(url.path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return nil }
    handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    size = Int(facts.st_size)
  }

  /// A part of the file; empty where it cannot be read.
  ///
  /// - Parameters:
  ///   - start: the offset of its first byte.
  ///   - count: the most bytes of it.
  /// - Returns: the text, with signs of replacement for what is none.
  func text(from start: Int, count: Int) -> String {
    try? handle.seek(toOffset: UInt64(max(0, start)))
    return String(decoding: (try? handle.read(upToCount: count)) ?? Data(), as: UTF8.self)
  }

  /// The end of the file, of which a view may have made a very long one.
  var end: String { text(from: size - min(size, Self.longestEnd), count: Self.longestEnd) }
}
