package import Foundation

/// The package that the tests belong to.
package enum PackageFolder {
  /// The folder that holds `Package.swift`, above this file; `/` where no folder does.
  package static let root: URL = {
    var folder = URL(filePath: #filePath, directoryHint: .notDirectory)
    repeat {
      folder = folder.deletingLastPathComponent().standardizedFileURL
    } while folder.path != "/"
      && !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    return folder
  }()

  /// The rooms of `Sources`: what draws, what sources import, what compares, and the command.
  package static let parts = ["Engine", "SwiftUI", "Snapshots", "Tool"]

  /// The folder of a module, from the root on; nil where no space has it.
  ///
  /// - Parameter module: the module's name.
  /// - Returns: such as `Sources/Engine/TintypeText`.
  package static func folder(of module: String) -> String? {
    parts.map { "Sources/\($0)/\(module)" }
      .first { FileManager.default.fileExists(atPath: root.appending(path: $0).path) }
  }

  /// Where references are kept, from the root on: pictures that articles and the README show.
  package static let snapshots = "Snapshots"

  /// A file or folder that only tests read.
  ///
  /// - Parameter path: its path from `Fixtures` on.
  /// - Returns: its position, whether or not there is such a file.
  package static func fixture(_ path: String) -> URL {
    root.appending(path: "Fixtures").appending(path: path)
  }

  /// Reads a file of `Fixtures`.
  ///
  /// - Parameters:
  ///   - path: its path from `Fixtures` on.
  ///   - type: what it holds as JSON.
  /// - Returns: what it holds.
  /// - Throws: where it is missing or holds something else.
  package static func fixture<Value: Decodable>(
    _ path: String, as type: Value.Type
  ) throws -> Value {
    try JSONDecoder().decode(type, from: Data(contentsOf: fixture(path)))
  }
}
