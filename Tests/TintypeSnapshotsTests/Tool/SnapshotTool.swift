import Foundation

/// The built tool, started as a user starts it.
enum SnapshotTool {
  /// What a run left behind.
  struct Result {
    let code: Int32
    let output: String
    let errors: String
  }

  /// The tool lies beside the program that runs the tests.
  static let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("tintype")

  /// What says how these tests themselves are run; a tool that is tested must not see it.
  private static let ownVariables = [
    "CI", "SNAPSHOT_ARTIFACTS", "SNAPSHOT_TESTING_RECORD", "TINTYPE_SNAPSHOT_MANIFEST",
    "TINTYPE_WITHIN_PLUGIN",
    // No page is opened on the desktop of who runs the tests.
    "DISPLAY", "WAYLAND_DISPLAY",
  ]

  /// The variables of this process without what says how these tests themselves are run.
  ///
  /// - Parameter more: variables to set besides.
  /// - Returns: the variables for the tool.
  static func environment(adding more: [String: String] = [:]) -> [String: String] {
    ProcessInfo.processInfo.environment.filter { !ownVariables.contains($0.key) }
      .merging(more) { $1 }
  }

  /// Runs the tool to its end.
  static func run(
    _ arguments: [String], in folder: String, input: String = "",
    environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = Self.environment(adding: environment)
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
