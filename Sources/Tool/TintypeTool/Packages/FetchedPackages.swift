import Foundation

/// What came of packages that had to be fetched: modules that are built, and sources to compile with the input's.
///
/// What draws views needs this package's SwiftUI and is compiled by the tool; all else SwiftPM builds.
struct FetchedPackages: Codable {
  /// The modules that the tool compiles, by folders below ``sources``.
  struct Module: Codable {
    let name: String
    let folder: String
    let defines: [String]
  }

  var modules: [Module] = []
  /// The names of the folders of C modules.
  var headers: [String] = []
  /// What was said against them; nil for nothing.
  var failure: FetchFailure?

  /// The names of the folders in the entry.
  static let sources = "sources"
  static let built = "modules"
  /// The name of the library that holds all modules that SwiftPM built.
  static let library = "tintype-packages.so"
  static let headers = "headers"
  static let result = "packages.json"
}

/// What the compiler is given of packages that are built.
struct BuiltModules {
  /// Arguments that let it find the modules.
  var arguments: [String] = []
  /// Libraries to link, by absolute paths.
  var libraries: [String] = []

  init() {}

  /// Adds others after these.
  mutating func add(_ others: BuiltModules) {
    arguments += others.arguments
    libraries += others.libraries
  }

  /// Reads the folder of a cache entry.
  init(_ packages: FetchedPackages, in entry: URL) {
    arguments = ["-I", entry.appending(path: FetchedPackages.built).path]
    for name in packages.headers {
      let folder = entry.appending(path: FetchedPackages.headers).appending(path: name)
      arguments += ["-Xcc", "-I\(folder.path)"]
    }
    let library = entry.appending(path: FetchedPackages.library)
    guard FileManager.default.fileExists(atPath: library.path) else { return }
    libraries = [library.path]
    // It is looked for from the program's own folder on, for the cache may come to lie elsewhere.
    arguments += [
      "-Xlinker", "-rpath", "-Xlinker",
      "$ORIGIN/../../\(Cache.Kind.packages.rawValue)/\(entry.lastPathComponent)",
    ]
  }
}
