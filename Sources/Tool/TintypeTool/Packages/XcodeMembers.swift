import Foundation

/// The files that the targets of an Xcode project compile, tests left aside.
///
/// A target names files in a phase of its own, or has folders of which all is compiled but what it makes exceptions of.
struct XcodeMembers {
  /// A folder that targets have as a whole.
  private struct Folder {
    let path: String
    /// The targets that have it.
    var owners: Set<String> = []
    /// What each target makes exceptions of, absolute paths.
    var exceptions: [String: Set<String>] = [:]
  }

  private var files: Set<String> = []
  private var folders: [Folder] = []

  /// Whether nothing is known of it: then all that lies beside the project takes part.
  var isEmpty: Bool { files.isEmpty && folders.allSatisfy(\.owners.isEmpty) }

  /// Knows nothing.
  init() {}

  /// Reads what the targets of a project compile.
  ///
  /// - Parameters:
  ///   - objects: the project's objects, by their identifiers.
  ///   - folder: the folder in which the project lies, an absolute path.
  init(_ objects: [String: [String: Any]], folder: String) {
    let paths = Self.paths(of: objects, folder)
    let targets = objects.filter { object in
      object.value["isa"] as? String == "PBXNativeTarget" && !Self.isTest(object.value)
    }
    for object in targets.values {
      for phase in Self.identifiers(object["buildPhases"]).compactMap({ objects[$0] })
      where phase["isa"] as? String == "PBXSourcesBuildPhase" {
        for file in Self.identifiers(phase["files"]) {
          let reference = objects[file]?["fileRef"] as? String
          if let path = reference.flatMap({ paths[$0] }) { files.insert(path) }
        }
      }
    }
    for (identifier, object) in objects
    where object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
      guard let path = paths[identifier] else { continue }
      var found = Folder(path: path)
      found.owners = Set(
        targets.filter {
          Self.identifiers($0.value["fileSystemSynchronizedGroups"]).contains(identifier)
        }.keys)
      for set in Self.identifiers(object["exceptions"]).compactMap({ objects[$0] }) {
        guard let target = set["target"] as? String, targets[target] != nil else { continue }
        let names = set["membershipExceptions"] as? [String] ?? []
        found.exceptions[target, default: []].formUnion(names.map { "\(path)/\($0)" })
      }
      folders.append(found)
    }
  }

  /// Whether a target is one of tests.
  static func isTest(_ target: [String: Any]) -> Bool {
    let kind = target["productType"] as? String ?? ""
    return kind.contains("-test") || kind.contains("testing")
  }

  /// Whether a target compiles a file.
  ///
  /// - Parameter file: an absolute path.
  /// - Returns: whether one does.
  func compile(_ file: String) -> Bool {
    files.contains(file)
      || folders.contains { folder in
        guard file.hasPrefix(folder.path + "/") else { return false }
        func excepts(_ target: String) -> Bool {
          folder.exceptions[target]?.contains { file == $0 || file.hasPrefix($0 + "/") } == true
        }
        // Of another target's folder a target has what it makes exceptions of.
        return folder.owners.contains { !excepts($0) }
          || folder.exceptions.keys.contains { !folder.owners.contains($0) && excepts($0) }
      }
  }

  /// The absolute path of each file and group: most stand relative to the group around them.
  private static func paths(
    of objects: [String: [String: Any]], _ folder: String
  ) -> [String: String] {
    var paths: [String: String] = [:]
    func add(_ identifier: String, below parent: String) {
      guard paths[identifier] == nil, let object = objects[identifier] else { return }
      let own = object["path"] as? String ?? ""
      let start =
        switch object["sourceTree"] as? String {
        case "<absolute>": "/"
        case "SOURCE_ROOT": folder
        default: parent
        }
      let path = own.isEmpty ? start : DisplayPath.absolute("\(start)/\(own)").withoutTrailingSlash
      paths[identifier] = path
      for child in identifiers(object["children"]) { add(child, below: path) }
    }
    for project in objects.values where project["isa"] as? String == "PBXProject" {
      let inner = project["projectDirPath"] as? String ?? ""
      let start = inner.isEmpty ? folder : "\(folder)/\(inner)"
      if let main = project["mainGroup"] as? String { add(main, below: start) }
    }
    return paths
  }

  private static func identifiers(_ value: Any?) -> [String] { value as? [String] ?? [] }
}
