import Foundation

/// A compiled program beside which ours is measured.
struct PeerProgram {
  let path: String
  /// The folder in which the program finds its data.
  let folder: String

  /// What the program prints; nil where it fails.
  func output(_ arguments: [String]) -> String? {
    PeerProgram.run(path, arguments, folder: folder)
  }

  /// What a program prints; nil where it fails.
  static func run(_ path: String, _ arguments: [String], folder: String? = nil) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(bytes: data, encoding: .utf8) : nil
  }

  /// The number after a word in a text; nil for none.
  static func value(in text: String, after label: String) -> Double? {
    guard let range = text.range(of: label) else { return nil }
    let rest = text[range.upperBound...].drop { $0 == " " }
    return Double(rest.prefix { $0.isNumber || $0 == "." })
  }
}
