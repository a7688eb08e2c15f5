import Foundation
import TintypeAssets

/// The catalogs that belong to an input: asset catalogs beside its files, and anywhere below a folder.
struct AppResourceFiles {
  /// Asset catalogs, folders `NAME.xcassets`, by absolute paths, first first.
  private(set) var catalogs: [String] = []

  /// Looks for catalogs.
  ///
  /// - Parameters:
  ///   - folders: the folders in which they may lie.
  ///   - root: a folder below which they may lie anywhere; nil for none.
  init(folders: [String], below root: String?) {
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() { add("\(folder)/\(name)") }
    }
    guard let root else { return }
    // What `.gitignore` names is left out as it is of sources.
    let walk = SourceWalk(root) { $0.hasSuffix(".xcassets/Contents.json") }
    for file in walk.files { add((file as NSString).deletingLastPathComponent) }
  }

  private mutating func add(_ path: String) {
    guard path.hasSuffix(".xcassets"), !catalogs.contains(path) else { return }
    catalogs.append(path)
  }

  /// All files that pictures may depend on, by absolute paths.
  var files: [String] {
    catalogs.flatMap { catalog in
      let names = FileManager.default.enumerator(atPath: catalog)?.compactMap { $0 as? String }
      return [catalog] + (names ?? []).sorted().map { "\(catalog)/\($0)" }
    }
  }

  /// What is wrong with the catalogs themselves.
  var problems: [Problem] {
    AssetIndex(catalogs: catalogs).problems.map {
      Problem(file: $0.path, line: $0.line, message: "\($0.reason).")
    }
  }

  /// The source of the names that Xcode makes of the catalogs; nil where they hold nothing.
  ///
  /// - Parameter code: the sources that it is compiled with.
  /// - Returns: the source.
  func names(besides code: [String]) -> String? {
    AssetNames(AssetIndex(catalogs: catalogs)).source(besides: code)
  }
}
