import CTintypeGuard
import Foundation
import Glibc
import TintypeSnapshots

/// The pipe on which a program says what it does, one JSON document a line.
package struct EventPipe {
  private let descriptor: Int32
  private let encoder = JSONEncoder()

  /// Takes the pipe that the tool left to this process, to where nobody looks for it by chance, and no child finds it.
  ///
  /// - Throws: `NSError` where the tool left none.
  package init() throws {
    let first = Int32.random(in: 256..<900)
    descriptor = fcntl(Int32(tintype_channel), F_DUPFD_CLOEXEC, first)
    guard descriptor >= 0 else { throw SystemError.last }
    close(Int32(tintype_channel))
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Says something; it is in the pipe before the next step begins, so that after a crash the last line names the view
  /// that caused it.
  ///
  /// - Parameter event: what.
  /// - Throws: `NSError` where the pipe is gone, as a view may have closed it.
  package func write(_ event: RenderEvent) throws {
    try (encoder.encode(event) + Data("\n".utf8)).send(to: descriptor)
  }
}
