import Foundation
import Synchronization

/// Where a package keeps its snapshots, as its folders tell and no record does.
///
/// `Rules/Recording#Paths`.
package final class SnapshotFolders: Sendable {
  /// The folder of the package.
  let root: String

  private struct Knowledge {
    var namesFolders: Bool?
    var folders: [String: Bool] = [:]
  }

  private let knowledge = Mutex(Knowledge())

  /// Creates the positions of a package.
  ///
  /// - Parameter root: the folder of the package.
  package init(root: String) { self.root = root }

  /// A path that may be a reference.
  ///
  /// A reference lies in a folder `__Snapshots__`, or in one that the tests name. There it has an extension
  /// that is none of a program.
  /// - Parameters:
  ///   - path: what a record says, from the package's folder on or from the file system's.
  ///   - directory: the folder that the assertion named, as the record says; nil for none.
  /// - Returns: the path; nil where it is none.
  package func reference(_ path: String, directory: String? = nil) -> ProvenPath? {
    guard let proven = ProvenPath(path, below: root), isSnapshot(proven) else { return nil }
    let folders = proven.components.dropLast()
    if folders.contains(SnapshotLocation.folderName) { return proven }
    guard let directory, let folder = self.directory(directory) else { return nil }
    return folders.starts(with: folder.components) ? proven : nil
  }

  /// A folder of the package that may hold references because assertions name it.
  ///
  /// - Parameter path: what a record says.
  /// - Returns: the folder; nil where it may not.
  package func directory(_ path: String) -> ProvenPath? {
    guard let proven = ProvenPath(path, below: root), !Self.isHidden(proven) else { return nil }
    let isAllowed = knowledge.withLock { knowledge in
      if let cached = knowledge.folders[proven.path] { return cached }
      let names = knowledge.namesFolders ?? Self.hasSource(naming: "snapshotDirectory", in: root)
      knowledge.namesFolders = names
      let isAllowed = names && !Self.holdsPrograms(proven.path)
      knowledge.folders[proven.path] = isAllowed
      return isAllowed
    }
    return isAllowed ? proven : nil
  }

  private func isSnapshot(_ path: ProvenPath) -> Bool {
    !Self.isHidden(path) && !Self.isProgram(path.name)
  }

  /// `.git`, `.build`, `.github`: other tools act on what lies there.
  private static func isHidden(_ path: ProvenPath) -> Bool {
    path.components.contains { $0.hasPrefix(".") }
  }

  // MARK: Programs

  /// Extensions of what a compiler, a shell or an interpreter takes for its own.
  private static let programs: Set<String> = Set(
    """
    swift c cc cpp cxx h hh hpp hxx inc m mm s asm def metal modulemap apinotes xcconfig pbxproj \
    sh bash zsh fish csh ksh command ps1 psm1 bat cmd vbs py pyw pyc rb pl pm php lua tcl r jl awk sed \
    js mjs cjs jsx ts mts cts tsx vue wasm java kt kts groovy gradle scala clj cs fs vb go rs zig d ex \
    exs erl hs ml dart nim cmake mk mak make ninja bazel bzl so dylib a o exe dll com jar class desktop \
    service plugin
    """.split(separator: " ").map(String.init))

  /// Names of files that a build runs although they have no extension.
  private static let programNames: Set<String> = [
    "makefile", "gnumakefile", "dockerfile", "rakefile", "gemfile", "podfile", "fastfile", "build",
    "workspace", "justfile", "procfile", "jenkinsfile", "vagrantfile", "package.json",
    "package-lock.json", "package.resolved", "cmakelists.txt", "requirements.txt", "tsconfig.json",
  ]

  private static func isProgram(_ name: String) -> Bool {
    let name = name.lowercased()
    return programs.contains((name as NSString).pathExtension) || programNames.contains(name)
  }

  /// Whether a folder, or any below it, has a program in it.
  private static func holdsPrograms(_ folder: String) -> Bool {
    let names = FileManager.default.enumerator(atPath: folder)
    while let name = names?.nextObject() as? String {
      if isProgram((name as NSString).lastPathComponent) { return true }
    }
    return false
  }

  /// Whether a Swift file of the package holds a word.
  private static func hasSource(naming identifier: String, in root: String) -> Bool {
    let bytes = Data(identifier.utf8)
    let names = FileManager.default.enumerator(atPath: root)
    while let name = names?.nextObject() as? String {
      let last = (name as NSString).lastPathComponent
      if last.hasPrefix(".") || last == "node_modules" {
        names?.skipDescendants()
      } else if last.hasSuffix(".swift"), last != "Package.swift",
        let data = FileManager.default.contents(atPath: root + "/" + name),
        data.range(of: bytes) != nil
      {
        return true
      }
    }
    return false
  }
}
