import Foundation
import Testing
import TintypeTestSupport

#if canImport(Glibc)
import Glibc
#endif

/// However the tool ends, what it has started ends too.
@Suite struct ProcessEndTests {
  /// A compiler that starts another program in a process group of its own, as Swift's does, and never ends.
  private static let compiler = """
    #!/bin/bash
    set -m
    sleep 987 & echo $! > "$HERE/inner"
    echo $$ > "$HERE/outer"
    trap '' TERM INT HUP
    while :; do wait; sleep 1; done
    """

  private func identifier(_ file: URL) -> pid_t? {
    (try? String(contentsOf: file, encoding: .utf8)).flatMap {
      pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  private func wait(_ seconds: Double, until holds: () -> Bool) -> Bool {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
      if holds() { return true }
      usleep(50_000)
    }
    return holds()
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
  func theCompilerEndsWithTheTool(_ signal: Int32) throws {
    let tool = try ToolProcess()
    defer { tool.remove() }
    try tool.write(Self.compiler, to: "swiftc")
    try tool.write("Text(\"a\")", to: "A.swift")
    let path = tool.folder.appending(path: "swiftc").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let process = Process()
    process.executableURL = BuiltTool.executable
    process.arguments = ["render", "A.swift"]
    process.currentDirectoryURL = tool.folder
    process.environment = BuiltTool.environment(adding: [
      "TINTYPE_CACHE": tool.folder.appending(path: "cache").path, "TINTYPE_SWIFTC": path,
      "HERE": tool.folder.path,
    ])
    process.standardError = FileHandle.nullDevice
    // A shell lets what it starts in the background ignore some signals, which is inherited.
    Glibc.signal(signal, SIG_DFL)
    try process.run()
    defer { kill(process.processIdentifier, SIGKILL) }
    let files = ["inner", "outer"].map { tool.folder.appending(path: $0) }
    #expect(wait(20) { files.allSatisfy { identifier($0) != nil } })
    let identifiers = files.compactMap(identifier)
    #expect(identifiers.count == 2)
    #expect(identifiers.allSatisfy { kill($0, 0) == 0 })
    kill(process.processIdentifier, signal)
    #expect(wait(10) { !process.isRunning })
    #expect(wait(10) { identifiers.allSatisfy { kill($0, 0) != 0 } }, "\(identifiers)")
  }

  @Test func howAProgramEndsIsHandedOn() throws {
    let tool = try ToolProcess()
    defer { tool.remove() }
    func run(_ command: String...) throws -> Process {
      let process = Process()
      process.executableURL = BuiltTool.executable
      process.arguments = ["run-guarded", "\(getpid())", "--"] + command
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process
    }
    #expect(try run("true").terminationStatus == 0)
    #expect(try run("sh", "-c", "exit 37").terminationStatus == 37)
    #expect(try run("/nowhere/program").terminationStatus == 127)
    let killed = try run("sh", "-c", "kill -15 $$")
    #expect(killed.terminationReason == .uncaughtSignal)
    #expect(killed.terminationStatus == SIGTERM)
  }
}
