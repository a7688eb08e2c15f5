import Foundation
import TintypeTestSupport

/// The built tool, started as a user starts it, in a folder of its own.
struct ToolProcess {
  /// The working folder; the cache lies beside it, and what is temporary.
  let folder: URL
  /// Takes everything with it when the test ends, however it ends.
  private let owner: TemporaryFolder

  /// What a run left behind.
  struct Result {
    let status: Int32
    let output: String
    let errors: String

    /// The lines of the errors, without the lines of sources below them.
    var messages: [Substring] {
      errors.split(separator: "\n").filter { !$0.hasPrefix("  ") }
    }
  }

  init() throws {
    try ChildProcess.require()
    owner = try TemporaryFolder()
    folder = owner.appending("work")
    for folder in [folder, owner.appending("temporary")] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  /// Writes a file in the working folder.
  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Lets pages that say nothing themselves have light PNG files: for tests that are about something else.
  ///
  /// The settings lie above the working folder, which stays as it is.
  func drawLightPixels() throws {
    try write("format: png\nappearance: light\n", to: "../tintype.yml")
  }

  /// The names in a folder inside the working folder, sorted.
  func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path)) ?? [])
      .sorted()
  }

  /// The bytes of a file in the working folder.
  func contents(_ path: String) -> Data? {
    FileManager.default.contents(atPath: folder.appending(path: path).path)
  }

  /// A compiler that counts how often it is started and then does its work.
  func countingCompiler() throws -> (path: String, count: () -> Int) {
    let log = folder.appending(path: "../compiler.count").standardizedFileURL
    let script = folder.appending(path: "../swiftc").standardizedFileURL
    let text = "#!/bin/sh\necho run >> '\(log.path)'\nexec swiftc \"$@\"\n"
    try Data(text.utf8).write(to: script)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: script.path)
    return (
      script.path,
      { (try? String(contentsOf: log, encoding: .utf8))?.count { $0 == "\n" } ?? 0 }
    )
  }

  /// Runs the tool to its end; its standard output may go to a device.
  func run(
    _ arguments: String..., to device: URL? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    try run(arguments, to: device, environment: environment)
  }

  /// Runs the tool to its end; its standard output may go to a device.
  func run(
    _ arguments: [String], to device: URL? = nil, environment: [String: String] = [:],
    by executable: URL = BuiltTool.executable
  ) throws -> Result {
    let output = folder.appending(path: "../output-\(UUID().uuidString)").standardizedFileURL
    let errors = folder.appending(path: "../errors-\(UUID().uuidString)").standardizedFileURL
    for file in [output, errors] { try Data().write(to: file) }
    let process = try start(
      arguments, to: FileHandle(forWritingTo: device ?? output),
      FileHandle(forWritingTo: errors), environment: environment, by: executable)
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  /// Starts the tool; what it says goes nowhere unless told.
  func start(
    _ arguments: [String], to output: FileHandle = .nullDevice, _ errors: FileHandle = .nullDevice,
    environment: [String: String] = [:], by executable: URL = BuiltTool.executable
  ) throws -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let cache = folder.appending(path: "../cache").standardizedFileURL.path
    process.environment = BuiltTool.environment(
      adding: ["TINTYPE_CACHE": cache, "TMPDIR": owner.appending("temporary").path]
        .merging(environment) { $1 })
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return process
  }

  /// Removes everything the runs left behind.
  func remove() {
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }
}
