import Foundation
import TintypeSupplies

/// Fetches wheels from PyPI, or from where pip is configured to look.
enum WheelDownload {
  /// Puts the wheels of packages into a folder; pip itself compares their digests.
  ///
  /// - Parameters:
  ///   - packages: what to fetch.
  ///   - folder: an empty folder.
  /// - Throws: `ToolError`, with what pip said last.
  static func run(_ packages: [SupplyPackage], into folder: URL) throws {
    let requirements = folder.appending(path: "requirements.txt")
    let lines = packages.map { "\($0.name)==\($0.version) --hash=sha256:\($0.digest)\n" }
    do {
      try Data(lines.joined().utf8).write(to: requirements)
    } catch {
      throw ToolError(
        status: .notWritten, message: "\(requirements.path) could not be written.")
    }
    try python(
      [
        "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
        "--only-binary", ":all:", "--require-hashes", "--dest", folder.path, "--requirement",
        requirements.path,
      ], scratch: folder)
  }

  /// Runs Python.
  ///
  /// - Parameters:
  ///   - arguments: what follows its name.
  ///   - scratch: a folder for what it prints.
  /// - Throws: `ToolError` where there is no Python, or where it fails.
  static func python(_ arguments: [String], scratch: URL) throws {
    let errors = scratch.appending(path: "errors.txt")
    let process = Subprocess(
      command: ["python3"] + arguments, output: URL(filePath: "/dev/null"), errors: errors)
    let ending = try? process.run()
    guard ending != .exited(0) else { return }
    let output = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    throw ToolError(status: .unavailable, message: complaint(ending, output))
  }

  /// One sentence for how Python failed.
  static func complaint(_ ending: Subprocess.Ending?, _ output: String) -> String {
    let lines = output.split(whereSeparator: \.isNewline).map(String.init)
    if ending == .exited(127) || lines.contains(where: { $0.hasSuffix("No module named pip") }) {
      return "Python's pip is missing; install the Debian package python3-pip."
    }
    let reason = lines.last { $0.hasPrefix("ERROR:") } ?? lines.last ?? "it said nothing"
    return "The download failed, check the network or pip's settings: \(reason)"
  }
}
