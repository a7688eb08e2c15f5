import Foundation

/// What an Xcode project says of its code and of the packages that it needs.
struct XcodeProject {
  /// How the code is compiled.
  private(set) var settings = LanguageSettings()
  /// The names of the targets that are tests.
  private(set) var tests: Set<String> = []
  /// Which files its targets compile.
  private var members = XcodeMembers()
  /// What has to be fetched, in the order of the project's own identifiers.
  private(set) var wanted: [WantedPackage] = []
  /// The folders of packages on this machine, absolute paths.
  private(set) var folders: [String] = []
  /// What cannot be read of it.
  private(set) var problems: [Problem] = []

  /// The end of the path of a project's file.
  static let file = ".xcodeproj/project.pbxproj"

  private let path: String

  /// Reads a project's file.
  ///
  /// - Parameter path: `NAME.xcodeproj/project.pbxproj`, an absolute path.
  init(_ path: String) {
    self.path = path
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let objects = (list as? [String: Any])?["objects"] as? [String: Any]
    else {
      problems.append(
        Problem(file: path, message: "The project cannot be read; its packages are left out."))
      return
    }
    members = XcodeMembers(objects.compactMapValues { $0 as? [String: Any] }, folder: folder)
    for identifier in objects.keys.sorted() {
      guard let object = objects[identifier] as? [String: Any] else { continue }
      switch object["isa"] as? String {
      case "XCRemoteSwiftPackageReference": addRepository(object)
      case "XCLocalSwiftPackageReference": addFolder(object)
      case "PBXNativeTarget":
        if let name = object["name"] as? String, XcodeMembers.isTest(object) { tests.insert(name) }
      case "XCBuildConfiguration" where object["name"] as? String != "Release":
        settings.add(object["buildSettings"] as? [String: Any] ?? [:])
      default: break
      }
    }
  }

  /// The files of the projects in a folder.
  ///
  /// - Parameter folder: an absolute path.
  /// - Returns: absolute paths.
  static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { $0.hasSuffix(".xcodeproj") }.map {
      "\(folder)/\($0)/project.pbxproj"
    }.filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// Whether a file takes part: a target that is no test compiles it.
  ///
  /// - Parameter file: an absolute path.
  /// - Returns: nil for a file outside of the project's folder that no target names.
  func compiles(_ file: String) -> Bool? {
    guard file.isBelow(folder) else { return members.compile(file) ? true : nil }
    return !isTest(file) && (members.isEmpty || members.compile(file))
  }

  /// Whether a file is one of a test target's: targets lie in folders of their names.
  ///
  /// - Parameter file: an absolute path.
  /// - Returns: false for a file outside of the project's folder.
  func isTest(_ file: String) -> Bool {
    guard let path = file.path(below: folder) else { return false }
    return path.split(separator: "/").dropLast().contains { tests.contains(String($0)) }
  }

  /// A sentence on the files that lie beside projects and belong to no target; nil for none.
  ///
  /// - Parameters:
  ///   - files: the files that are left out, absolute paths.
  ///   - projects: the projects.
  /// - Returns: the sentence.
  static func note(leavingOut files: [String], _ projects: [XcodeProject]) -> Problem? {
    let strays = files.filter { file in !projects.contains { $0.isTest(file) } }
    guard let first = strays.first else { return nil }
    let more = strays.count - 1
    let others =
      more == 0 ? "" : ", nor \(more == 1 ? "does" : "do") \(more) more file\(more == 1 ? "" : "s")"
    return Problem(
      file: first,
      message:
        "This belongs to no target of the project\(others): left out; name a file to draw it.")
  }

  /// The projects' answer to whether a file takes part: one of them compiles it, or none knows of it.
  ///
  /// - Parameters:
  ///   - file: an absolute path.
  ///   - projects: the projects.
  /// - Returns: whether it does.
  static func compile(_ file: String, _ projects: [XcodeProject]) -> Bool {
    let answers = projects.compactMap { $0.compiles(file) }
    return answers.isEmpty || answers.contains(true)
  }

  private mutating func addRepository(_ object: [String: Any]) {
    guard let url = object["repositoryURL"] as? String,
      let rule = object["requirement"] as? [String: Any],
      let requirement = Self.requirement(rule.compactMapValues { $0 as? String })
    else {
      let name = object["repositoryURL"] as? String ?? "without an address"
      problems.append(
        Problem(
          file: path,
          message: "Which version of the package \(name) is wanted is not understood;"
            + " what imports it is left out."))
      return
    }
    wanted.append(
      WantedPackage(url: url, requirement: requirement, manifest: path, pins: pins))
  }

  private mutating func addFolder(_ object: [String: Any]) {
    guard let relative = object["relativePath"] as? String else { return }
    folders.append(DisplayPath.absolute("\(folder)/\(relative)").withoutTrailingSlash)
  }

  /// A rule for versions as a manifest says it; nil for one that is not known.
  private static func requirement(_ rule: [String: String]) -> String? {
    func code(_ label: String, _ key: String) -> String? {
      rule[key].map { label + String(reflecting: $0) }
    }
    switch rule["kind"] {
    case "upToNextMajorVersion": return code("from: ", "minimumVersion")
    case "upToNextMinorVersion":
      return code(".upToNextMinor(from: ", "minimumVersion").map { $0 + ")" }
    case "exactVersion": return code("exact: ", "version")
    case "branch": return code("branch: ", "branch")
    case "revision": return code("revision: ", "revision")
    case "versionRange":
      guard let lower = code("", "minimumVersion"), let upper = code("", "maximumVersion") else {
        return nil
      }
      return "\(lower)..<\(upper)"
    default: return nil
    }
  }

  /// The folder in which the project lies.
  private var folder: String {
    ((path as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
  }

  /// Where Xcode writes which versions it chose: in a workspace beside the project if there is one, else in its own.
  private var pins: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let beside = names.sorted().filter { $0.hasSuffix(".xcworkspace") }.map { "\(folder)/\($0)" }
    let own = (path as NSString).deletingLastPathComponent + "/project.xcworkspace"
    return (beside + [own]).map { "\($0)/xcshareddata/swiftpm/Package.resolved" }
  }
}
