import Foundation
import Synchronization

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
  /// Whether what it writes goes where this process's does.
  var showsOutput = true
  /// Whether what goes to standard output goes to standard error, for a program that reads standard output.
  var keepsOutputClear = false

  /// The variable that the command plug-in sets.
  private static let pluginVariable = "TINTYPE_WITHIN_PLUGIN"

  /// How it ended.
  struct Result {
    /// The exit code.
    var code: Int
    /// What it wrote to standard output, which is also where tests complain.
    var text: String
    /// What SwiftPM wrote to standard error; empty where its output is not shown.
    var complaints = ""
    /// Whether a signal ended it, or tests that had begun did not come to their end.
    var isCutShort: Bool

    /// Whether tests went down before their end.
    var hasCrashed: Bool { isCutShort || complaints.contains("unexpected signal code") }
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
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    if showsOutput { process.standardError = errors }
    try process.run()
    started(process.processIdentifier)
    let shown = keepsOutputClear ? FileHandle.standardError : FileHandle.standardOutput
    let complaints = Mutex(Data())
    let group = DispatchGroup()
    if showsOutput {
      // A pipe that nobody reads would stop the process.
      group.enter()
      Thread.detachNewThread {
        let data = Self.read(errors, copyingTo: .standardError)
        complaints.withLock { $0 = data }
        group.leave()
      }
    }
    let text = Self.read(output, copyingTo: showsOutput ? shown : nil)
    group.wait()
    process.waitUntilExit()
    return Result(
      code: Int(process.terminationStatus), text: String(decoding: text, as: UTF8.self),
      complaints: complaints.withLock { String(decoding: $0, as: UTF8.self) },
      isCutShort: process.terminationReason == .uncaughtSignal)
  }

  /// Reads a pipe to its end.
  private static func read(_ pipe: Pipe, copyingTo file: FileHandle?) -> Data {
    var all = Data()
    while true {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { return all }
      // Nobody is left to be told where the copy cannot be written.
      try? file?.write(contentsOf: data)
      all.append(data)
    }
  }
}
