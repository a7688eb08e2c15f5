import Foundation
import TintypeTestSupport

#if canImport(Glibc)
import Glibc
#endif

/// `tintype docs watch` or `tintype watch` while it runs.
struct WatchingTool {
  private let server: ServingTool
  /// The address that was printed, which ends in `/`.
  var address: String { server.address }

  /// Starts it in the tool's folder.
  init(_ tool: ToolProcess, _ arguments: String..., command: [String] = ["docs", "watch"]) throws {
    let cache = tool.folder.appending(path: "../cache").standardizedFileURL.path
    server = try ServingTool(
      command + arguments, in: tool.folder, adding: ["TINTYPE_CACHE": cache])
  }

  /// Asks for an end as Ctrl-C does; the exit code.
  func end() -> Int32 { server.end(by: SIGINT) }

  /// What an answer holds.
  ///
  /// - Parameters:
  ///   - path: the address.
  ///   - seconds: after how long the connection is cut.
  /// - Returns: the text that has come by then.
  /// - Throws: what the system says where curl cannot be started.
  func body(_ path: String, seconds: Int = 10) throws -> String {
    String(decoding: try curl(["-N", "--max-time", "\(seconds)", path]), as: UTF8.self)
  }

  /// The number and the headers of an answer.
  func answer(_ path: String, _ headers: [String] = []) throws -> (status: Int, head: String) {
    let headers = headers.flatMap { ["-H", $0] }
    let data = try curl(["-o", "/dev/null", "-D", "-", "--max-time", "10"] + headers + [path])
    let head = String(decoding: data, as: UTF8.self)
    let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (status ?? 0, head)
  }

  private func curl(_ arguments: [String]) throws -> Data {
    try ChildProcess.require()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/curl")
    process.arguments = ["-s"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
