import Foundation
import TintypeTestSupport

#if canImport(Glibc)
import Glibc
#endif

/// `tintype docs watch` while it runs.
struct WatchingTool {
  private let server: ServingTool
  /// The address that was printed, which ends in `/`.
  var address: String { server.address }

  /// Starts it in the tool's folder.
  init(_ tool: ToolProcess, _ arguments: String...) throws {
    let cache = tool.folder.appending(path: "../cache").standardizedFileURL.path
    server = try ServingTool(
      ["docs", "watch"] + arguments, in: tool.folder, adding: ["TINTYPE_CACHE": cache])
  }

  /// Asks for an end as Ctrl-C does; the exit code.
  func end() -> Int32 { server.end(by: SIGINT) }

  /// The number and the headers of an answer.
  func answer(_ path: String, _ headers: [String] = []) throws -> (status: Int, head: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/curl")
    process.arguments =
      ["-s", "-o", "/dev/null", "-D", "-", "--max-time", "10"]
      + headers.flatMap { ["-H", $0] } + [path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let head = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (status ?? 0, head)
  }
}
