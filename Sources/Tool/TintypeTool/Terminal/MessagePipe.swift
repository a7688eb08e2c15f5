import Foundation
import Glibc
import TintypeProgram

/// A pipe on which a program that the tool starts tells it something.
///
/// It has no name that another program could find, and holds so much and no more: who writes on waits to be read.
final class MessagePipe {
  /// The end that is read; reading never waits.
  let output: Int32
  /// The end that the program is given.
  private(set) var input: Int32

  /// The most bytes that are read at once.
  private static let portion = 1 << 20

  /// Makes a pipe.
  ///
  /// - Throws: `NSError` where the system has none left.
  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError.last }
    (output, input) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
  }

  deinit {
    closeInput()
    close(output)
  }

  /// Gives up the program's end, once the program has it.
  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// What is there to read, a MiB at most; nothing where nothing is.
  func read() -> Data {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var data = Data()
    while data.count < Self.portion {
      let count = Glibc.read(output, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      data.append(contentsOf: bytes[..<count])
    }
    return data
  }
}
