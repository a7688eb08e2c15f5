import ArgumentParser

/// The tool's exit codes; the numbers of `sysexits.h` where they fit.
enum ExitStatus: Int32, Comparable {
  /// Everything was done.
  case done = 0
  /// Something differed, did not compile or could not be rendered.
  case failed = 1
  /// All pictures of documentation are current, and something else is worth a look.
  case findings = 2
  /// The command line asks for what cannot be.
  case usage = 64
  /// An input is missing or cannot be read, or holds nothing to render.
  case noInput = 66
  /// The compiler, the built modules, or what a download needs is missing.
  case unavailable = 69
  /// An output could not be written.
  case notWritten = 74

  static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }

  var exitCode: ExitCode { ExitCode(rawValue) }
}

/// An error that ends the tool: a sentence and an exit code.
struct ToolError: Error {
  let status: ExitStatus
  let message: String
}
