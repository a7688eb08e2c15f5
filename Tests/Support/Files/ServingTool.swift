package import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// The tool while it serves a page, killed at last when nobody needs it any more.
package final class ServingTool {
  private let process = Process()
  // What it prints later has somewhere to go.
  private let output = Pipe()
  /// The address that was printed; empty where the tool ended without one.
  package let address: String

  /// Starts the tool and waits for the address.
  ///
  /// - Parameters:
  ///   - arguments: the command and what it is told.
  ///   - folder: where it runs.
  ///   - variables: what its environment has besides.
  /// - Throws: what the system says where it cannot be started.
  package init(
    _ arguments: [String], in folder: URL, adding variables: [String: String] = [:]
  ) throws {
    try ChildProcess.require()
    process.executableURL = BuiltTool.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = BuiltTool.environment(adding: variables)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text = ""
    while !text.contains("\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    address = text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Waits for the end.
  ///
  /// - Parameter signal: asks for it, as `SIGINT` for Ctrl-C; nil where the tool ends by itself.
  /// - Returns: the exit code.
  package func end(by signal: Int32? = nil) -> Int32 {
    if let signal { kill(process.processIdentifier, signal) }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
