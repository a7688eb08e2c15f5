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
  static let objects = "objects"
  static let headers = "headers"
  static let result = "packages.json"
}

/// What the compiler is given of packages that are built.
struct BuiltModules {
  /// Arguments that let it find the modules.
  var arguments: [String] = []
  /// Objects to link, by absolute paths.
  var objects: [String] = []

  init() {}

  /// Adds others after these.
  mutating func add(_ others: BuiltModules) {
    arguments += others.arguments
    objects += others.objects
  }

  /// Reads the folder of a cache entry.
  init(_ packages: FetchedPackages, in entry: URL) {
    arguments = ["-I", entry.appending(path: FetchedPackages.built).path]
    for name in packages.headers {
      let folder = entry.appending(path: FetchedPackages.headers).appending(path: name)
      arguments += ["-Xcc", "-I\(folder.path)"]
    }
    let folder = entry.appending(path: FetchedPackages.objects)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    objects = names.sorted().map { folder.appending(path: $0).path }
  }
}
