/// What the asset catalogs of an app hold, by name.
///
/// Only names are listed; a set is read when it is asked for. Links are followed once, so that a folder
/// that links to one around it ends, and within the catalog alone: a catalog may be anybody's.
package struct AssetIndex: Sendable {
  /// A kind of set, with the extension of its folder.
  package enum Kind: String, Sendable, CaseIterable {
    /// A picture.
    case image = "imageset"
    /// A color.
    case color = "colorset"
    /// A symbol of the author's own.
    case symbol = "symbolset"
    /// A file of any kind.
    case data = "dataset"
  }

  /// A set of a catalog.
  package struct Entry: Sendable, Hashable {
    /// What it is.
    package var kind: Kind
    /// The name in code, with the folders that provide a namespace before it, separated by slashes.
    package var name: String
    /// The folder of the set, an absolute path.
    package var folder: String
  }

  /// All sets in the order of their catalogs; of two with one name only the first.
  package private(set) var entries: [Entry] = []
  /// What was wrong with the catalogs themselves.
  package private(set) var problems: [AssetProblem] = []

  private var indices: [Kind: [String: Int]] = [:]
  private var visited: Set<String> = []

  /// Lists catalogs.
  ///
  /// - Parameter catalogs: folders `NAME.xcassets`, absolute paths, first first.
  package init(catalogs: [String]) {
    for catalog in catalogs { visit(catalog, namespace: "") }
  }

  /// The set of a name; nil where there is none.
  package func entry(_ kind: Kind, named name: String) -> Entry? {
    indices[kind]?[name].map { entries[$0] }
  }

  private mutating func visit(_ folder: String, namespace: String) {
    if let problem = Self.problem(withLink: folder) {
      problems.append(problem)
      return
    }
    let resolved = Self.resolved(folder)
    guard visited.insert(resolved).inserted else {
      problems.append(
        AssetProblem(path: folder, reason: "this folder is already part of the catalog; left out"))
      return
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      var isFolder = ObjCBool(false)
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder.boolValue
      else { continue }
      let base = (name as NSString).deletingPathExtension
      if let kind = Kind(rawValue: (name as NSString).pathExtension) {
        if let problem = Self.problem(withLink: path) {
          problems.append(problem)
        } else {
          add(Entry(kind: kind, name: namespace + base, folder: path))
        }
      } else {
        visit(path, namespace: namespace + (providesNamespace(path) ? "\(name)/" : ""))
      }
    }
  }

  /// What is wrong with a path in a catalog, which may itself be a link: that a link on the way leads out of it.
  static func problem(withLink path: String) -> AssetProblem? {
    guard let end = path.range(of: ".xcassets/", options: .backwards) else { return nil }
    let (catalog, target) = (resolved(String(path[..<end.upperBound])), resolved(path))
    guard !target.hasPrefix(catalog + "/"), target != catalog else { return nil }
    return AssetProblem(
      path: path, reason: "this link leads out of the catalog; copy what it leads to")
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private mutating func providesNamespace(_ folder: String) -> Bool {
    let manifest = "\(folder)/\(Self.manifest)"
    guard FileManager.default.fileExists(atPath: manifest) else { return false }
    do throws(AssetProblem) {
      return try JSONTree(path: manifest)["properties"]["provides-namespace"].isTrue
    } catch {
      problems.append(error)
      return false
    }
  }

  private mutating func add(_ entry: Entry) {
    guard indices[entry.kind]?[entry.name] == nil else { return }
    indices[entry.kind, default: [:]][entry.name] = entries.count
    entries.append(entry)
  }

  /// The file of a set or folder that says what it is.
  static let manifest = "Contents.json"
}
