import Foundation
import Synchronization

/// The file `tintype.yml`, whose settings hold for what lies below its folder.
package enum SettingsFile {
  /// The file's name.
  package static let name = "tintype.yml"

  /// The folders in which settings for a file may stand, nearest first: up to the root of its repository, or of the disk.
  ///
  /// - Parameter file: an absolute path.
  /// - Returns: absolute paths.
  package static func folders(above file: String) -> [String] {
    var folder = (file as NSString).deletingLastPathComponent
    var found: [String] = []
    while folder.count > 1 {
      found.append(folder)
      if FileManager.default.fileExists(atPath: "\(folder)/.git") { break }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return found
  }

  /// What was read, by paths.
  private static let cache = Mutex<[String: (bytes: Data, settings: TestSettings)]>([:])

  /// What the nearest file above a test says of tests.
  ///
  /// - Parameter source: the source file of the test, an absolute path.
  /// - Returns: settings in which nothing is said where there is no such file.
  /// - Throws: `SnapshotError.misconfigured` with file and line for what is not understood, and `inaccessible`.
  package static func tests(of source: String) throws -> TestSettings {
    let path = folders(above: source).lazy.map { "\($0)/\(name)" }
      .first { FileManager.default.fileExists(atPath: $0) }
    guard let path, let bytes = try ReferenceFile.contents(at: path) else { return TestSettings() }
    let settings = cache.withLock { cache in
      if let cached = cache[path], cached.bytes == bytes { return cached.settings }
      let read = TestSettings(file: String(decoding: bytes, as: UTF8.self))
      cache[path] = (bytes, read)
      return read
    }
    if let problem = settings.problems.first {
      throw SnapshotError.misconfigured("\(path):\(problem.line + 1): \(problem.message)")
    }
    return settings
  }
}
