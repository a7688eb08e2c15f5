import Foundation
import TintypeSyntax

/// What the packages of an input say of its sources, and the sources of packages beside it.
struct PackageSources {
  /// The folders of all targets.
  private(set) var modules: [ModuleFolder] = []
  /// The Swift files of packages outside of the input, by absolute paths.
  private(set) var filesBeside: [String] = []
  /// How the code of Xcode projects is compiled.
  private(set) var settings = LanguageSettings()
  /// The projects of the input.
  private(set) var projects: [XcodeProject] = []
  /// Packages that cannot be read or are not there.
  private(set) var problems: [Problem] = []
  /// What has to be fetched.
  private(set) var repositories: [WantedPackage] = []

  /// Modules of fetched packages that are built.
  private(set) var built = BuiltModules()

  private var seen: Set<String> = []

  /// No packages.
  init() {}

  /// Reads packages and those that they need.
  ///
  /// - Parameters:
  ///   - packages: the folders of the input's packages, absolute paths.
  ///   - root: the input's folder.
  ///   - reader: reads manifests.
  init(_ packages: [String], below root: String, _ reader: PackageReader) {
    for package in packages { add(package, below: root, reader) }
  }

  private mutating func add(_ package: String, below root: String, _ reader: PackageReader) {
    guard seen.insert(package).inserted else { return }
    let manifest: PackageManifest
    do {
      manifest = try reader.manifest(of: package)
    } catch let problem as Problem {
      problems.append(problem)
      return
    } catch {
      problems.append(Problem(file: package, message: "The package cannot be read: \(error)"))
      return
    }
    // This package itself is there already.
    if !package.isBelow(root), manifest.targets.contains(where: { $0.name == "SwiftUI" }) { return }
    let own = manifest.targets.compactMap { ModuleFolder($0, in: package) }
    modules += own
    if !package.isBelow(root) {
      let walk = SourceWalk(package) { $0.hasSuffix(".swift") }
      filesBeside += walk.files.filter { file in
        own.contains { $0.isCompiled && $0.holds(file) }
      }
    }
    let file = PackageReader.manifest(in: package) ?? package
    for dependency in manifest.dependencies {
      switch dependency {
      case .repository(let url, let requirement):
        repositories.append(
          WantedPackage(
            url: url, requirement: requirement, manifest: file,
            pins: [package + "/Package.resolved"]))
      case .folder(let path): addNeeded(path, of: file, below: root, reader)
      }
    }
  }

  /// Reads a package on this machine that another one or a project needs.
  private mutating func addNeeded(
    _ path: String, of file: String, below root: String, _ reader: PackageReader
  ) {
    if PackageReader.manifest(in: path) != nil {
      add(path, below: root, reader)
    } else {
      problems.append(
        Problem(
          file: file,
          message: "There is no package in '\(path)', which this one needs;"
            + " what imports it is left out."))
    }
  }

  /// Reads what Xcode projects need.
  ///
  /// - Parameters:
  ///   - projects: the projects' files, absolute paths.
  ///   - root: the input's folder.
  ///   - reader: reads manifests.
  mutating func add(projects: [String], below root: String, _ reader: PackageReader) {
    for path in projects {
      let project = XcodeProject(path)
      problems += project.problems
      self.projects.append(project)
      settings.formUnion(project.settings)
      repositories += project.wanted
      for folder in project.folders { addNeeded(folder, of: path, below: root, reader) }
    }
  }

  /// Fetches what the packages need from elsewhere.
  ///
  /// - Parameters:
  ///   - codes: the sources that may import it.
  ///   - reader: reads manifests.
  mutating func fetch(for codes: [String], _ reader: PackageReader) {
    if repositories.isEmpty { return }
    let imported = Set(
      codes.flatMap { code -> [String] in
        let outline = SourceOutline(code)
        return outline.items.compactMap { outline.importedModule(of: $0) }
      }
    ).subtracting(modules.map(\.module)).subtracting(reader.toolchain.moduleNames)
      .subtracting(SystemModules.names)
    if imported.isEmpty { return }
    let fetcher = PackageFetcher(reader: reader, wanted: repositories, imported: imported)
    guard let (packages, folder) = fetcher.run(&problems) else { return }
    built = BuiltModules(packages, in: folder)
    for module in packages.modules {
      let source = folder.appending(path: FetchedPackages.sources).appending(path: module.folder)
      let own = ModuleFolder(module.name, in: source.path, defines: module.defines)
      modules.append(own)
      filesBeside += SourceWalk(source.path) { $0.hasSuffix(".swift") }.files
    }
  }

  /// Adds modules that are built.
  mutating func add(_ modules: BuiltModules) { built.add(modules) }

  /// The words that conditions of the modules' code may ask for.
  var defines: [String] {
    Set(modules.filter(\.isCompiled).flatMap(\.defines) + settings.defines).sorted()
  }

  /// Whether a file takes part: in a package's target that is no test, or in that of an Xcode project, where there are
  /// such.
  ///
  /// - Parameter file: an absolute path.
  /// - Returns: whether it does.
  func compiles(_ file: String) -> Bool {
    module(of: file)?.isCompiled ?? XcodeProject.compile(file, projects)
  }

  /// The module of a file by its absolute path; nil for one of no target.
  func module(of path: String) -> ModuleFolder? {
    // A target may lie in the folder of another.
    modules.filter { $0.holds(path) }.max { $0.folder.utf8.count < $1.folder.utf8.count }
  }
}

extension String {
  /// Whether a path is a folder or lies below it.
  func isBelow(_ folder: String) -> Bool { self == folder || hasPrefix(folder + "/") }

  /// The path from a folder on; nil where it does not lie below it.
  func path(below folder: String) -> String? {
    folder.isEmpty || !hasPrefix(folder + "/") ? nil : String(dropFirst(folder.count + 1))
  }
}
