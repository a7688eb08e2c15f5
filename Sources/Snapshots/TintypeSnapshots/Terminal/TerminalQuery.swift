import Foundation
import Glibc

/// Asks a terminal what it can do.
package enum TerminalQuery {
  /// Primary device attributes (DA1).
  private static let question = "\u{1B}[c"

  /// Asks for the terminal's attributes and waits for the answer.
  ///
  /// The terminal neither shows the answer nor waits for a return key meanwhile; its settings are put back.
  ///
  /// - Parameters:
  ///   - input: the descriptor that the terminal's answers are read from.
  ///   - output: the descriptor that it reads.
  ///   - timeout: how long one may take to answer, in milliseconds; terminals that know the
  ///     question answer at once.
  /// - Returns: the answer; empty where none came or the descriptors are no terminal.
  package static func deviceAttributes(
    input: Int32 = 0, output: Int32 = 1, timeout: Int32 = 300
  ) -> String {
    guard isatty(output) == 1 else { return "" }
    return raw(input, without: ICANON | ECHO) { answer(input, output, timeout) } ?? ""
  }

  /// Does something while a terminal lacks some of its modes; its settings are put back.
  ///
  /// - Parameters:
  ///   - input: the descriptor of the terminal.
  ///   - modes: the local modes that it lacks meanwhile, such as `ICANON | ECHO`.
  ///   - body: what is done.
  /// - Returns: what comes of it; nil where the descriptor is no terminal.
  static func raw<Result>(
    _ input: Int32, without modes: Int32, _ body: () -> Result
  ) -> Result? {
    var before = termios()
    guard tcgetattr(input, &before) == 0 else { return nil }
    var raw = before
    raw.c_lflag &= ~tcflag_t(modes)
    guard tcsetattr(input, TCSANOW, &raw) == 0 else { return nil }
    defer { tcsetattr(input, TCSANOW, &before) }
    return body()
  }

  private static func answer(_ input: Int32, _ output: Int32, _ timeout: Int32) -> String {
    let bytes = Array(question.utf8)
    guard write(output, bytes, bytes.count) == bytes.count else { return "" }
    var answer: [UInt8] = []
    while answer.last != UInt8(ascii: "c"), answer.count < 256 {
      var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, timeout) == 1 else { return "" }
      var byte: UInt8 = 0
      guard read(input, &byte, 1) == 1 else { return "" }
      answer.append(byte)
    }
    return String(decoding: answer, as: UTF8.self)
  }
}
