import Foundation
import TintypeSnapshots

/// The tool's standard streams.
///
/// Whatever is told may hold names and messages that others wrote: a line shows what would steer the
/// terminal and does not send it.
enum Standard {
  /// Writes a line to standard output.
  ///
  /// - Parameter line: the line, without its end; it may hold ends of lines itself.
  /// - Throws: `ToolError` when the output takes no more.
  static func print(_ line: String) throws {
    try send(NeutralText.lines(line))
  }

  /// Writes to standard output as it is: a document for programs, or a picture for the terminal.
  ///
  /// - Parameter text: the text, without the end of its last line.
  /// - Throws: `ToolError` when the output takes no more.
  static func send(_ text: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
    } catch {
      throw ToolError(
        status: .notWritten, message: "Standard output takes no more; check where it is sent.")
    }
  }

  /// Writes a line to standard error; nobody is left to be told when that fails.
  static func complain(_ line: String) {
    let text = NeutralText.lines(line)
    let shown = TerminalColor.isShown ? TerminalColor.colored(text) : text
    try? FileHandle.standardError.write(contentsOf: Data((shown + "\n").utf8))
  }

  /// Writes a problem to standard error, with the line that it is about.
  ///
  /// - Parameters:
  ///   - problem: the problem.
  ///   - severity: `error` or `warning`.
  static func complain(_ problem: Problem, severity: String) {
    complain(problem.text(severity: severity))
    if let excerpt = SourceExcerpt.of(problem) { complain(excerpt) }
  }
}
