import Foundation

/// The folder of a package's target, which is a module.
struct ModuleFolder {
  /// The module's name.
  let module: String
  /// The name by which code imports it: what is no letter or digit is an underscore there.
  var importName: String {
    String(module.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
  /// An absolute path.
  let folder: String
  /// Whether its sources are compiled into a program: tests and helpers of the build are not.
  let isCompiled: Bool
  /// The words that conditions of its code may ask for.
  let defines: [String]
  private let excluded: [String]
  private let sources: [String]?

  /// Finds the folder of a target.
  ///
  /// - Parameters:
  ///   - target: a target.
  ///   - package: the folder of its package, an absolute path.
  init?(_ target: PackageManifest.Target, in package: String) {
    guard let folder = Self.folder(of: target, in: package) else { return nil }
    module = target.name
    self.folder = folder
    isCompiled = ["regular", "executable"].contains(target.type)
    defines = target.defines
    excluded = target.exclude.map { Self.joined(folder, $0) }
    sources = target.sources?.map { Self.joined(folder, $0) }
  }

  /// A folder all of whose sources are compiled.
  init(_ module: String, in folder: String, defines: [String]) {
    self.module = module
    self.folder = folder
    self.defines = defines
    isCompiled = true
    excluded = []
    sources = nil
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    URL(filePath: "\(folder)/\(path)").standardizedFileURL.path(percentEncoded: false)
      .withoutTrailingSlash
  }

  /// Where a target lies: where the manifest says, else in the folder of its name in one of the usual folders,
  /// else in such a folder itself.
  private static func folder(
    of target: PackageManifest.Target, in package: String
  ) -> String? {
    if let path = target.path { return joined(package, path) }
    let usual =
      target.type == "test"
      ? ["Tests", "Sources", "Source", "src", "srcs"]
      : target.type == "plugin" ? ["Plugins"] : ["Sources", "Source", "src", "srcs"]
    let folders = usual.map { "\(package)/\($0)" }
    return (folders.map { "\($0)/\(target.name)" } + folders).first {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  /// Whether a file is one of the target's.
  func holds(_ path: String) -> Bool {
    func isBelow(_ folder: String) -> Bool { path == folder || path.hasPrefix(folder + "/") }
    return isBelow(folder) && !excluded.contains(where: isBelow)
      && (sources.map { $0.contains(where: isBelow) } ?? true)
  }
}

extension String {
  /// The path of a folder without the slash at its end.
  var withoutTrailingSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
