import Foundation

/// `swift`, run in a package.
struct SwiftCommand {
  /// The folder of the package.
  var root: String
  /// The arguments, the subcommand first.
  var arguments: [String]
  /// What stands before the command, so that what it starts ends with this process; empty for nothing.
  var guardian: [String] = []
  /// The variables of the process.
  var environment = ProcessInfo.processInfo.environment
  /// Whether what it writes goes where this process's does; its standard output is kept otherwise.
  var showsOutput = true
  /// Whether what goes to standard output goes to standard error, for a program that reads standard output.
  var keepsOutputClear = false

  /// The variable that the command plug-in sets.
  private static let pluginVariable = "TINTYPE_WITHIN_PLUGIN"

  /// How it ended.
  struct Result {
    /// The exit code.
    var code: Int
    /// What it wrote: to standard error where its output is shown, else to standard output.
    var text: String
    /// Whether a signal ended it.
    var isKilled: Bool
  }

  /// Runs it to its end.
  ///
  /// - Parameter started: takes the process's identifier as soon as there is one.
  /// - Returns: how it ended.
  /// - Throws: what the system says where it cannot be started.
  func run(started: (Int32) -> Void = { _ in }) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Within `swift package` the build folder is locked by a SwiftPM that waits for this very process.
    let isAwaited = environment[Self.pluginVariable] != nil
    process.arguments =
      guardian + ["swift"] + arguments
      + (isAwaited && !arguments.contains("--ignore-lock") ? ["--ignore-lock"] : [])
    process.currentDirectoryURL = URL(fileURLWithPath: root)
    process.environment = environment
    let pipe = Pipe()
    if showsOutput { process.standardError = pipe } else { process.standardOutput = pipe }
    if showsOutput, keepsOutputClear { process.standardOutput = FileHandle.standardError }
    try process.run()
    started(process.processIdentifier)
    var output = Data()
    while true {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { break }
      if showsOutput { FileHandle.standardError.write(data) }
      output.append(data)
    }
    process.waitUntilExit()
    return Result(
      code: Int(process.terminationStatus), text: String(decoding: output, as: UTF8.self),
      isKilled: process.terminationReason == .uncaughtSignal)
  }
}
