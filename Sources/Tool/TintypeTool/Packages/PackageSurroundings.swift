import Foundation

/// What SwiftPM is started with where it works in a folder of the cache.
enum PackageSurroundings {
  /// The variables of the process.
  ///
  /// SwiftPM leaves empty folders behind, and a lock that is called after the folder in which it builds: with a
  /// folder for them in the work folder they go when that goes.
  ///
  /// - Parameter work: the folder that is removed when the process has ended.
  /// - Returns: variables to set besides those of this process.
  /// - Throws: where the folder cannot be made.
  static func environment(in work: URL) throws -> [String: String] {
    let folder = work.appending(path: "temporary")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return ["LC_ALL": "C", "TMPDIR": folder.path]
  }
}
