import Foundation
import TintypeAssets

/// The catalogs and files of several inputs: many pages lie in one folder, which is looked through once.
final class FoundResources {
  private var cached: [String: AppResourceFiles] = [:]

  /// Looks for catalogs, as ``AppResourceFiles/init(folders:below:readsBundle:)`` does.
  func files(
    in folders: [String], below roots: [String], readsBundle: Bool
  ) -> AppResourceFiles {
    let key = (folders + ["\(readsBundle)"] + roots).joined(separator: "\0")
    if let files = cached[key] { return files }
    let files = AppResourceFiles(folders: folders, below: roots, readsBundle: readsBundle)
    cached[key] = files
    return files
  }
}

/// The catalogs and files that belong to an input: those of assets and strings, and what an app's bundle
/// would hold, beside its files and anywhere below a folder.
struct AppResourceFiles {
  /// Asset catalogs, folders `NAME.xcassets`, by absolute paths, first first.
  private(set) var catalogs: [String] = []
  /// Files of strings by absolute paths, `Localizable` before other tables.
  private(set) var strings: [String] = []
  /// Files that code finds by their names in a bundle, by absolute paths.
  private(set) var bundleFiles: [String] = []
  /// What the app's property list says.
  private var list = InformationList()
  /// What the asset catalogs hold.
  private var assets = AssetIndex(catalogs: [])

  private let readsBundle: Bool

  /// No catalogs.
  init() { readsBundle = false }

  /// Looks for catalogs.
  ///
  /// - Parameters:
  ///   - folders: the folders in which they may lie.
  ///   - roots: folders below which they may lie anywhere.
  ///   - readsBundle: whether code may find any file by its name.
  init(folders: [String], below roots: [String], readsBundle: Bool) {
    self.readsBundle = readsBundle
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() { addAll("\(folder)/\(name)") }
    }
    defer {
      sortStrings()
      list = InformationList(of: bundleFiles)
      assets = AssetIndex(catalogs: catalogs)
    }
    for root in roots { addAll(below: root) }
  }

  /// Adds what lies anywhere below a folder.
  private mutating func addAll(below root: String) {
    // What `.gitignore` names is left out as it is of sources.
    // One file is enough to find a catalog by, which may have thousands.
    var catalogs: Set<String> = []
    let walk = SourceWalk(root) { path in
      Self.catalog(of: path).map { catalogs.insert($0).inserted } ?? Self.isStrings(path)
    }
    for file in walk.files { add(Self.catalog(of: file) ?? file) }
    // Apart, since there may be more of them than a walk takes.
    for file in SourceWalk(root, where: isLoose).files { add(file) }
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
    } else if Self.isStrings(path) {
      if !strings.contains(path) { strings.append(path) }
    } else if isLoose(path), !bundleFiles.contains(path) {
      bundleFiles.append(path)
    }
  }

  /// Whether a file may be one of the app's bundle: its property list, a font that it names, or where code
  /// reads the bundle, all that is neither source nor part of a catalog or project.
  private func isLoose(_ path: String) -> Bool {
    let folders = [".xcassets/", ".xcodeproj/", ".xcworkspace/", ".docc/"]
    guard !folders.contains(where: path.contains) else { return false }
    let ending = (path as NSString).pathExtension.lowercased()
    if path.hasSuffix("Info.plist") || ["ttf", "otf", "ttc"].contains(ending) { return true }
    return readsBundle && !ending.isEmpty && !["swift", "h", "m", "resolved"].contains(ending)
  }

  /// The asset catalog in which a file lies that describes one of its parts: not every catalog describes itself.
  private static func catalog(of path: String) -> String? {
    guard path.hasSuffix("/Contents.json"),
      let end = path.firstRange(of: ".xcassets/")?.upperBound
    else { return nil }
    return String(path[..<end].dropLast())
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
    strings + bundleFiles
      + catalogs.flatMap { catalog in
        let names = FileManager.default.enumerator(atPath: catalog)?.compactMap { $0 as? String }
        return [catalog] + (names ?? []).sorted().map { "\(catalog)/\($0)" }
      }
  }

  /// The texts of the app's property list, by their keys.
  var information: [String: String] { list.texts }

  /// The font files that the app's property list names, by absolute paths.
  var fonts: [String] { list.fonts }

  /// The languages that the files of strings have.
  var languages: [String] { StringTables(files: strings).languages }

  /// What is wrong with the catalogs themselves.
  var problems: [Problem] {
    list.problems
      + (assets.problems + StringTables(files: strings).problems).map {
        Problem(file: $0.path, line: $0.line, message: "\($0.reason).")
      }
  }

  /// The source of the names that Xcode makes of the catalogs; nil where they hold nothing.
  ///
  /// - Parameter code: the sources that it is compiled with.
  /// - Returns: the source.
  func names(besides code: [String]) -> String? {
    let sources = [AssetNames(assets).source(besides: code), StringSymbols(files: strings).source]
    return sources.contains { $0 != nil } ? sources.compactMap { $0 }.joined() : nil
  }
}
