import Foundation
import Testing
import TintypeDrawing

@testable import TintypeCairo

/// Other people's programs that draw our files.
enum Rasterizer {
  /// Draws a file with a program.
  ///
  /// - Parameters:
  ///   - data: the file.
  ///   - program: the program's name in `/usr/bin`.
  ///   - package: the Debian package that has it.
  ///   - arguments: what the program is called with, for the paths of the file and of the picture without
  ///     its extension.
  /// - Returns: the picture.
  /// - Throws: where the program is missing or fails.
  static func pixels(
    of data: Data, by program: String, package: String, arguments: (String, String) -> [String]
  ) throws -> Bitmap {
    let path = "/usr/bin/\(program)"
    try #require(
      FileManager.default.isExecutableFile(atPath: path),
      "\(program) is missing: apt-get install \(package)")
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tintype-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appending(path: "input"), folder.appending(path: "output"))
    try data.write(to: input)
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments(input.path, output.path)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try ImageFile.load(path: "\(output.path).png", scale: 2).bitmap
  }
}
