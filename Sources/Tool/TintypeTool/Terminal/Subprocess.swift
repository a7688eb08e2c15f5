import CTintypeGuard
import Foundation
import TintypeProgram

/// A program that the tool starts and waits for, and that ends with it together with all that it started.
struct Subprocess {
  /// The program, looked up in the path, and its arguments.
  let command: [String]
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
    let files = [output] + (output == errors ? [] : [errors])
    let handles = try files.map(Self.opened)
    defer { for handle in handles { try? handle.close() } }
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var arguments = command.map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + settings { free(text) } }
    let process = tintype_start_guarded(
      &arguments, &settings, handles[0].fileDescriptor, handles[handles.count - 1].fileDescriptor)
    guard process > 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EAGAIN) }
    var status: Int32 = 0
    var wasStopped = false
    while !tintype_wait(process, Int32(interval * 1000), &status) {
      if !wasStopped, !goesOn(process) {
        wasStopped = true
        kill(process, SIGTERM)
      }
    }
    if wasStopped { return .stopped }
    // As the macros of `sys/wait.h` take the status apart.
    return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signaled(status & 0x7F)
  }

  private static func opened(_ url: URL) throws -> FileHandle {
    if !FileManager.default.fileExists(atPath: url.path) { try Data().writeUnforced(to: url) }
    let file = try FileHandle(forWritingTo: url)
    if url.path != "/dev/null" { try file.seekToEnd() }
    return file
  }

  /// How a program ends that cannot be started, as shells say it.
  static let notFound: Int32 = 127
}
