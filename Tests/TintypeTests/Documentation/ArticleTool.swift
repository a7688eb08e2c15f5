import Foundation
import Testing
import TintypeTestSupport

/// The built tool, run on an article as a reader runs it.
struct ArticleTool {
  /// Why a run is of no use.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Where pictures and the cache go: a folder of its own, so that nothing old is found.
  let folder: TemporaryFolder

  /// Makes the folder.
  ///
  /// - Throws: an error where it cannot be made.
  init() throws {
    try ChildProcess.require()
    folder = try TemporaryFolder()
  }

  /// The pictures of an article's fences, by name.
  ///
  /// - Parameters:
  ///   - article: the article, from the package's folder on.
  ///   - scale: pixels a point.
  /// - Throws: an error where the tool fails.
  /// - Returns: PNG files that say what they were drawn with and which view stands where.
  func pictures(of article: String, scale: Int) throws -> [String: Data] {
    let out = folder.appending("out").path
    _ = try run(
      "render", article, "-o", out, "--format", "png", "--scale", "\(scale)", "--fingerprint")
    var result: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: out) {
      result[String(name.dropLast(".png".count))] = FileManager.default.contents(
        atPath: "\(out)/\(name)")
    }
    return result
  }

  /// The layout dumps of an article's fences, by name.
  ///
  /// - Parameter article: the article, from the package's folder on.
  /// - Throws: an error where the tool fails.
  /// - Returns: the text after each `NAME (FILE:LINE)`.
  func layouts(of article: String) throws -> [String: String] {
    var result: [String: String] = [:]
    var name: String?
    for line in try run("inspect", article).split(separator: "\n", omittingEmptySubsequences: false)
    {
      if let header = line.wholeMatch(of: /([^ ]+) \(.*:[0-9]+\)/) {
        name = String(header.1)
      } else if let name, !line.isEmpty {
        result[name, default: ""] += line + "\n"
      }
    }
    return result
  }

  private func run(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = BuiltTool.executable
    process.arguments = arguments
    process.currentDirectoryURL = PackageFolder.root
    process.environment = BuiltTool.environment(
      adding: ["TINTYPE_CACHE": folder.appending("cache").path])
    // Files, because a pipe that nobody empties stops a program that has much to say.
    let output = folder.appending("output")
    let errors = folder.appending("errors")
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let complaints = try String(contentsOf: errors, encoding: .utf8)
    guard process.terminationStatus == 0, complaints.isEmpty else {
      let command = arguments.joined(separator: " ")
      throw Failure(
        description: "tintype \(command) ended with \(process.terminationStatus): \(complaints)")
    }
    return try String(contentsOf: output, encoding: .utf8)
  }
}
