import Dispatch
import Foundation

/// A program that the tool starts and waits for.
struct Subprocess {
  let executable: String
  let arguments: [String]
  /// What stops the program; one that has others to stop must be asked.
  var stopSignal = SIGKILL
  /// Variables to set besides the tool's own.
  var environment: [String: String] = [:]
  /// The files that take what the program writes, behind what they hold.
  let output: URL
  let errors: URL

  /// How a program ended.
  enum Ending: Equatable {
    case exited(Int32)
    case signaled(Int32)
    /// It was stopped because it was not to go on.
    case stopped
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - interval: the seconds between two looks at the running program.
  ///   - goesOn: called with the program's number at each look; false stops the program.
  /// - Returns: how it ended.
  /// - Throws: an error when the program cannot be started.
  func run(
    every interval: Double = 0.1, while goesOn: (pid_t) -> Bool = { _ in true }
  ) throws -> Ending {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try Self.newFile(output)
    process.standardError = output == errors ? process.standardOutput : try Self.newFile(errors)
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    var wasStopped = false
    while ended.wait(timeout: .now() + interval) == .timedOut {
      if !wasStopped, !goesOn(process.processIdentifier) {
        wasStopped = true
        kill(process.processIdentifier, stopSignal)
      }
    }
    if wasStopped { return .stopped }
    return process.terminationReason == .uncaughtSignal
      ? .signaled(process.terminationStatus) : .exited(process.terminationStatus)
  }

  private static func newFile(_ url: URL) throws -> FileHandle {
    if url.path == "/dev/null" { return FileHandle.nullDevice }
    if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url) }
    let file = try FileHandle(forWritingTo: url)
    try file.seekToEnd()
    return file
  }
}
