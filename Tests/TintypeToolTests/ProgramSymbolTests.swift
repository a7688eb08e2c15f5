import Foundation
import Testing
import TintypeTestSupport

/// What replaces functions of the system is in the tool, which starts itself to draw, and in no other program that draws.
@Suite struct ProgramSymbolTests {
  /// The folder of what was built with the tests.
  private static let build = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// The names that files define, whether or not they are exported.
  private static func names(definedIn files: [URL]) throws -> Set<String> {
    try ChildProcess.require()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["nm", "-P", "--defined-only"] + files.map(\.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    // A name, its kind, its value; the heading of a file is one word.
    return Set(
      text.split(separator: "\n").compactMap { line in
        let fields = line.split(separator: " ")
        return fields.count > 2 ? String(fields[0]) : nil
      })
  }

  @Test func onlyTheToolDefinesWhatReplacesFunctions() throws {
    let folder = Self.build.appending(path: "CTintypeInterposition.build")
    let objects = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "o" }
    let replaced = try Self.names(definedIn: objects)
    #expect(replaced.isSuperset(of: ["clock_gettime", "syscall", "swift_udat_open"]))
    let tool = try Self.names(definedIn: [Self.build.appending(path: "tintype")])
    #expect(tool.isSuperset(of: ["clock_gettime", "syscall", "swift_udat_open"]))
    let other = try Self.names(definedIn: [Self.build.appending(path: "TintypeBench")])
    #expect(other.contains("tintype_processor_count"))
    #expect(other.isDisjoint(with: replaced), "\(other.intersection(replaced).sorted())")
  }
}
