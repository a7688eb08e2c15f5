import Foundation
import Testing
import TintypeSnapshots
import TintypeTestSupport

#if canImport(Glibc)
import Glibc
#endif

/// `tintype test --watch` with a `swift` that only counts.
@Suite struct WatchTests {
  private final class Output: @unchecked Sendable {
    private let lock = NSLock()
    private var data = Data()
    func add(_ more: Data) { lock.withLock { data.append(more) } }
    var text: String { lock.withLock { String(decoding: data, as: UTF8.self) } }
  }

  /// Waits for what another process does; long enough for a machine under load, and no longer than needed.
  private func wait(until holds: () -> Bool) {
    for _ in 0..<600 where !holds() { Thread.sleep(forTimeInterval: 0.05) }
  }

  private func script(_ body: String, in bench: borrowing Bench) throws -> String {
    let path = bench.root + "/bin/swift"
    try AtomicFile.write(Data("#!/bin/sh\n\(body)\n".utf8), to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return bench.root + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
  }

  @Test func aChangeRunsTheTestsAgain() throws {
    let bench = try Bench()
    // Each run records a reference, which must not make it run again.
    let path = try script(
      "[ \"$2\" = list ] && { echo T.Card/card; exit 0; }; "
        + "echo \"$1 $2 $3\" >> \(bench.root)/runs; mkdir -p Tests/__Snapshots__/T; cp runs Tests/__Snapshots__/T/a.txt",
      in: bench)
    try ChildProcess.require()
    let process = Process()
    process.executableURL = BuiltTool.executable
    process.arguments = ["test", "--watch", "--filter", "Card"]
    process.currentDirectoryURL = URL(fileURLWithPath: bench.root)
    process.environment = BuiltTool.environment(adding: ["PATH": path])
    let (pipe, output) = (Pipe(), Output())
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    pipe.fileHandleForReading.readabilityHandler = { output.add($0.availableData) }
    try process.run()
    defer {
      // A test runs on a thread that blocks signals, and a program inherits that: only this one ends it.
      kill(process.processIdentifier, SIGKILL)
      pipe.fileHandleForReading.readabilityHandler = nil
    }
    func waits() -> Int { output.text.components(separatedBy: "Waiting for changes").count - 1 }
    wait { waits() == 1 }
    try AtomicFile.write(Data("let a = 1".utf8), to: bench.root + "/Sources/A/a.swift")
    wait { waits() == 2 }
    #expect(output.text.contains("Changed: Sources/A/a.swift."))
    try FileManager.default.removeItem(atPath: bench.root + "/Tests/__Snapshots__/T/a.txt")
    wait { waits() == 3 }
    let runs = try String(contentsOfFile: bench.root + "/runs", encoding: .utf8)
    #expect(runs == String(repeating: "test --filter Card\n", count: 3))
  }
}
