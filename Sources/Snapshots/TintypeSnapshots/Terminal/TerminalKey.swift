import Foundation
import Glibc

/// Reads answers of one key.
package enum TerminalKey {
  /// Waits for a key; where input is no terminal, for a line, whose first character it is.
  ///
  /// A terminal waits for no return key meanwhile and shows nothing; its settings are put back before this returns.
  /// - Parameter input: the descriptor of the terminal.
  /// - Returns: the character; nil at the end of input, and for Control-C and Control-D.
  package static func next(input: Int32 = 0) -> Character? {
    // Without signals: one that ended the process would leave the terminal as it is meanwhile.
    let key = TerminalQuery.raw(input, without: ICANON | ECHO | ISIG) { read(input) }
    return key ?? readLine().map { $0.first ?? "\n" }
  }

  /// The key that a terminal sends; nil at the end of input, and for Control-C and Control-D.
  private static func read(_ input: Int32) -> Character? {
    var byte: UInt8 = 0
    guard Glibc.read(input, &byte, 1) == 1, byte != 3, byte != 4 else { return nil }
    // An arrow or a letter of several bytes is one answer, and none of those that are asked for.
    var rest = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    let isLonger = byte == 0x1B || byte >= 0x80
    while isLonger, poll(&rest, 1, 5) == 1, Glibc.read(input, &byte, 1) == 1 {}
    return isLonger ? "?" : Character(Unicode.Scalar(byte))
  }
}
