import Foundation

/// A program beside which ours is measured; every one is optional.
struct PeerProgram {
  let path: String

  /// Finds a program, or makes it from a C source.
  ///
  /// - Parameters:
  ///   - path: a program, or a `.c` file; nil for none.
  ///   - libraries: what the compiler needs beside the source.
  init?(path: String?, libraries: [String] = ["-lm"]) {
    guard let path, FileManager.default.fileExists(atPath: path) else { return nil }
    guard path.hasSuffix(".c") else {
      self.path = path
      return
    }
    let program = NSTemporaryDirectory() + "tintype-bench-\(getpid())-peer"
    let arguments = ["-O3", "-march=native", "-w", "-o", program, path] + libraries
    guard PeerProgram.run("/usr/bin/env", ["gcc"] + arguments) != nil else { return nil }
    self.path = program
  }

  /// What the program prints; nil where it fails.
  func output(_ arguments: [String], folder: String? = nil) -> String? {
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

  /// The number before a word in a text; nil for none.
  static func number(in text: String, after word: String) -> Double? {
    guard let range = text.range(of: word) else { return nil }
    let rest = text[range.upperBound...].drop { $0 == " " }
    return Double(rest.prefix { $0.isNumber || $0 == "." })
  }
}
