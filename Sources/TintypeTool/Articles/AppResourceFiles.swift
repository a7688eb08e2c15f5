import Foundation
import TintypeAssets

/// The catalogs that belong to an input: those of assets and strings beside its files, and anywhere below a
/// folder.
struct AppResourceFiles {
  /// Asset catalogs, folders `NAME.xcassets`, by absolute paths, first first.
  private(set) var catalogs: [String] = []
  /// Files of strings by absolute paths, `Localizable` before other tables.
  private(set) var strings: [String] = []
  /// What the asset catalogs hold.
  private var assets = AssetIndex(catalogs: [])

  /// No catalogs.
  init() {}

  /// Looks for catalogs.
  ///
  /// - Parameters:
  ///   - folders: the folders in which they may lie.
  ///   - root: a folder below which they may lie anywhere; nil for none.
  init(folders: [String], below root: String?) {
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() { addAll("\(folder)/\(name)") }
    }
    defer {
      sortStrings()
      assets = AssetIndex(catalogs: catalogs)
    }
    guard let root else { return }
    // What `.gitignore` names is left out as it is of sources.
    let walk = SourceWalk(root) { $0.hasSuffix(".xcassets/Contents.json") || Self.isStrings($0) }
    for file in walk.files {
      add(Self.isStrings(file) ? file : (file as NSString).deletingLastPathComponent)
    }
  }

  /// Adds a catalog, or the files of a folder of one language.
  private mutating func addAll(_ path: String) {
    guard path.hasSuffix(".lproj") else { return add(path) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names.sorted() { add("\(path)/\(name)") }
  }

  private mutating func add(_ path: String) {
    if path.hasSuffix(".xcassets") {
      if !catalogs.contains(path) { catalogs.append(path) }
    } else if Self.isStrings(path), !strings.contains(path) {
      strings.append(path)
    }
  }

  private static func isStrings(_ path: String) -> Bool {
    path.hasSuffix(".xcstrings") || path.hasSuffix(".strings") || path.hasSuffix(".stringsdict")
  }

  private mutating func sortStrings() {
    func isMain(_ path: String) -> Bool {
      (path as NSString).lastPathComponent.hasPrefix("Localizable.")
    }
    strings = strings.filter(isMain) + strings.filter { !isMain($0) }
  }

  /// All files that pictures may depend on, by absolute paths.
  var files: [String] {
    strings
      + catalogs.flatMap { catalog in
        let names = FileManager.default.enumerator(atPath: catalog)?.compactMap { $0 as? String }
        return [catalog] + (names ?? []).sorted().map { "\(catalog)/\($0)" }
      }
  }

  /// What is wrong with the catalogs themselves.
  var problems: [Problem] {
    (assets.problems + StringTables(files: strings).problems).map {
      Problem(file: $0.path, line: $0.line, message: "\($0.reason).")
    }
  }

  /// The source of the names that Xcode makes of the catalogs; nil where they hold nothing.
  ///
  /// - Parameter code: the sources that it is compiled with.
  /// - Returns: the source.
  func names(besides code: [String]) -> String? {
    AssetNames(assets).source(besides: code)
  }
}
