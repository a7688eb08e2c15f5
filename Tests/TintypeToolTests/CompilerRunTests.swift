import Foundation
import Testing
import TintypeTestSupport

@testable import TintypeTool

/// When a compiler is stopped, without a real one.
@Suite struct CompilerRunTests {
  // The compiler is given no time at all after its first error. `$MESSAGES` is a file in which the part of it
  // that compiles would write.
  private func run(
    _ script: String, environment: [String: String] = [:]
  ) throws -> CompilerRun.Result {
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
      folder: url, timeout: 0, environment: environment
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

  /// A part of the compiler that says where it is when it is to end.
  private static let part = """
    echo swift-frontend > /proc/$$/comm
    trap 'echo "5. While type-checking statement at [A.md:7:3 - line:9:1] Text" > "$MESSAGES"; exit 134' ABRT
    while true; do sleep 0.1; done
    """

  @Test func itSaysWhereItIsBeforeItEnds() throws {
    let text = "compiling this takes longer than 3 seconds"
    let result = try run(Self.part, environment: ["TINTYPE_COMPILE_TIME_LIMIT": "0.5"])
    #expect(result.excess == text)
    #expect(result.ending == .exited(134))
    let crash = CompilerMessage.crash(in: result.output, saying: result.excess)
    #expect(crash == CompilerMessage(file: "A.md", line: 7, column: 1, text: text))
  }

  @Test func whatDoesNotSayWhereItIsIsStopped() throws {
    let result = try run(
      "exec sleep 60", environment: ["TINTYPE_COMPILE_TIME_LIMIT": "0.5"])
    #expect(result.excess != nil)
    #expect(result.ending == .stopped)
  }

  @Test func memoryIsThatOfEachPart() {
    let limits = CompilerLimits(environment: ["TINTYPE_COMPILE_MEMORY_LIMIT": "1"], files: 1)
    let excess = limits.excess(below: getppid(), since: .now)
    #expect(excess?.sentence == "compiling this takes more than 1 MiB of memory")
    #expect(excess?.parts.contains(getpid()) == true)
    let usual = CompilerLimits(environment: [:], files: 1)
    #expect(usual.excess(below: getpid(), since: .now) == nil)
  }
}
