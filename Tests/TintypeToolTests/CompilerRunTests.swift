import Foundation
import Testing
import TintypeTestSupport

@testable import TintypeTool

/// When a compiler is stopped, without a real one.
@Suite struct CompilerRunTests {
  // The compiler is given no time at all after its first error. `$MESSAGES` is a file in which the part of it
  // that compiles would write.
  private func run(_ script: String) throws -> CompilerRun.Result {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let url = URL(filePath: folder.path)
    let compiler = folder.appending("swiftc").path
    try folder.write(
      "#!/bin/sh\nMESSAGES='\(folder.path)/messages.1'\n\(script)\n".utf8, to: "swiftc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
    let toolchain = Toolchain(
      compiler: compiler,
      modules: try ToolModules(in: nil, besideTool: BuiltTool.executable.resolvingSymlinksInPath()),
      moduleFolder: url, tool: BuiltTool.executable, identity: "")
    return try CompilerRun(
      toolchain: toolchain, cache: Cache(folder: url), module: nil, defines: [],
      built: BuiltModules(),
      folder: url, timeout: 0
    ).run(["A.swift"])
  }

  @Test func itIsStoppedAfterItsFirstError() throws {
    let result = try run("echo 'A.swift:1:1: error: wrong' > \"$MESSAGES\"\nexec sleep 60")
    #expect(result.wasCutShort)
    #expect(result.ending == .stopped)
    #expect(result.output.contains("A.swift:1:1: error: wrong"))
  }

  @Test func aWarningDoesNotStopIt() throws {
    let result = try run("echo 'A.swift:1:1: warning: odd' > \"$MESSAGES\"\nsleep 1\nexit 3")
    #expect(!result.wasCutShort)
    #expect(result.ending == .exited(3))
  }
}
