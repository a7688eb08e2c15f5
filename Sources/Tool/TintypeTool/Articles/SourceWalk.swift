import CTintypeFiles
import Foundation
import TintypeSnapshots

/// The Swift and Markdown files below a folder.
///
/// Hidden files and folders are left out, and what `.gitignore` files name; links are not followed.
struct SourceWalk {
  /// The most files that one folder may hold: more are no folder of articles but a disk.
  static let mostFiles = 4000
  /// The most names that are looked at in search of them.
  static let mostNames = 200_000

  /// The files found, by their paths, in order.
  private(set) var files: [String] = []
  /// Folders and files looked for whose names are not UTF-8, by paths that show it.
  private(set) var undecodable: [String] = []
  /// Links that lead back to a folder in which they are, by their paths.
  private(set) var circles: [String] = []
  /// Links to files of the kind that lie elsewhere, by their paths: one that leads to a file below the folder hides none.
  private var links: [String] = []
  /// Whether there are more than are followed.
  private(set) var isTooLarge = false

  /// What is said of the links that hide a file.
  var linkNotes: [Problem] {
    links.map {
      Problem(
        file: $0,
        message:
          "This link is not followed; name it, or the file that it leads to, to have it drawn.")
    }
  }

  private let root: String
  private let isSource: (String) -> Bool
  private var names = 0

  /// Walks a folder.
  ///
  /// - Parameters:
  ///   - root: an absolute path.
  ///   - isSource: whether a path has a name that is looked for.
  init(_ root: String, where isSource: @escaping (String) -> Bool) {
    self.root = root.hasSuffix("/") ? String(root.dropLast()) : root
    self.isSource = isSource
    visit("", IgnoreRules())
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func visit(_ folder: String, _ rules: IgnoreRules) {
    let path = folder.isEmpty ? root : "\(root)/\(folder)"
    var rules = rules
    if let data = FileManager.default.contents(atPath: path + "/.gitignore") {
      rules.add(String(decoding: data, as: UTF8.self), in: folder)
    }
    let all =
      (try? FileManager.default.contentsOfDirectory(atPath: path.isEmpty ? "/" : path)) ?? []
    names += all.count
    if names > Self.mostNames { isTooLarge = true }
    if all.contains(where: { FileNames.isUndecodable("\(path)/\($0)") }) {
      for found in FileNames.undecodable(in: path) where !found.name.hasPrefix(".") {
        if found.isFolder || isSource(found.name) { undecodable.append("\(path)/\(found.name)") }
      }
    }
    for name in all.sorted() where !name.hasPrefix(".") {
      if isTooLarge { return }
      visit(at: folder.isEmpty ? name : "\(folder)/\(name)", rules)
    }
  }

  private mutating func visit(at path: String, _ rules: IgnoreRules) {
    // Foundation would look up the names of owners, in files that it reads each time.
    var facts = tintype_file_facts()
    guard tintype_get_file_facts("\(root)/\(path)", false, &facts) else { return }
    let isFolder = facts.is_folder
    if facts.is_link {
      noteCircle("\(root)/\(path)")
      if isSource(path), !rules.ignores(path, isFolder: false) { noteLink("\(root)/\(path)") }
    }
    guard isFolder || (facts.is_file && isSource(path)),
      !rules.ignores(path, isFolder: isFolder)
    else { return }
    if isFolder { return visit(path, rules) }
    if files.count == Self.mostFiles {
      isTooLarge = true
    } else {
      files.append("\(root)/\(path)")
    }
  }

  private mutating func noteLink(_ link: String) {
    let target = URL(filePath: link).resolvingSymlinksInPath().path(percentEncoded: false)
    var facts = tintype_file_facts()
    guard tintype_get_file_facts(target, false, &facts), facts.is_file else { return }
    let folder = URL(filePath: root).resolvingSymlinksInPath().path(percentEncoded: false)
    if !target.isBelow(folder.withoutTrailingSlash) { links.append(link) }
  }

  private mutating func noteCircle(_ link: String) {
    // Of their own links asset catalogs tell themselves.
    if link.contains(".xcassets/") { return }
    let target = URL(filePath: link).resolvingSymlinksInPath().path(percentEncoded: false)
    if link.isBelow(target.withoutTrailingSlash) { circles.append(link) }
  }
}
