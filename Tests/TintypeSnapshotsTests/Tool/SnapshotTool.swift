import Foundation
import TintypeTestSupport

/// The built tool, started as a user starts it.
enum SnapshotTool {
  /// What a run left behind.
  struct Result {
    let code: Int32
    let output: String
    let errors: String
  }

  /// Runs the tool to its end.
  static func run(
    _ arguments: [String], in folder: String, input: String = "",
    environment: [String: String] = [:]
  ) throws -> Result {
    try ChildProcess.require()
    let process = Process()
    process.executableURL = BuiltTool.executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = BuiltTool.environment(adding: environment)
    let (output, errors, answers) = (Pipe(), Pipe(), Pipe())
    (process.standardOutput, process.standardError, process.standardInput) = (
      output, errors, answers
    )
    try process.run()
    answers.fileHandleForWriting.write(Data(input.utf8))
    try answers.fileHandleForWriting.close()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: complaint, as: UTF8.self))
  }
}
