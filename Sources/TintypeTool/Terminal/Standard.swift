import Foundation

/// The tool's standard streams.
enum Standard {
  /// Writes a line to standard output.
  ///
  /// - Parameter line: the line, without its end.
  /// - Throws: `ToolError` when the output takes no more.
  static func print(_ line: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
    } catch {
      throw ToolError(
        status: .notWritten, message: "Standard output takes no more; check where it is sent.")
    }
  }

  /// Writes a line to standard error; nobody is left to be told when that fails.
  static func complain(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
