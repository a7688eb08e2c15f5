import Foundation
import TintypeSnapshots

/// What is known of the packages around pages, each looked up once.
struct PackageFacts {
  /// Reads manifests.
  let packages: PackageReader
  /// What is wrong with the packages' own settings.
  private(set) var problems: [Problem] = []
  private var roots: [String: ProjectRoot?] = [:]
  private var folders: [String: [ModuleFolder]] = [:]
  private var catalogs: [String: String?] = [:]
  private var readers: [String: SettingsReader?] = [:]

  init(packages: PackageReader) { self.packages = packages }

  /// The targets of a package; empty where its manifest cannot be read.
  mutating func modules(of package: String) -> [ModuleFolder] {
    if let cached = folders[package] { return cached }
    let targets = (try? packages.manifest(of: package))?.targets ?? []
    let found = targets.compactMap { ModuleFolder($0, in: package) }
    folders[package] = found
    return found
  }

  /// The target that a file or folder lies in; nil where no package has one.
  mutating func module(of file: String) -> ModuleFolder? {
    guard let root = root(of: file), root.isPackage else { return nil }
    return modules(of: root.folder).filter { file.isBelow($0.folder) }
      .max { $0.folder.utf8.count < $1.folder.utf8.count }
  }

  /// The module that a page documents: the one in whose folder it lies, else the package's only library.
  ///
  /// - Parameter page: an absolute path.
  /// - Returns: the name by which it is imported; nil where no package has one, or several libraries.
  mutating func module(documentedBy page: String) -> String? {
    if let module = module(of: page), module.isCompiled { return module.importName }
    guard let root = root(of: page), root.isPackage,
      let library = (try? packages.manifest(of: root.folder))?.onlyLibrary
    else { return nil }
    return modules(of: root.folder).first { $0.module == library }?.importName
  }

  private mutating func root(of file: String) -> ProjectRoot? {
    let folder = (file as NSString).deletingLastPathComponent
    if let cached = roots[folder] { return cached }
    let found = ProjectRoot(of: file)
    roots[folder] = .some(found)
    return found
  }

  /// The catalog in a target's folder, an absolute path; nil for none.
  mutating func catalog(of module: ModuleFolder) -> String? {
    if let cached = catalogs[module.folder] { return cached }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: module.folder)) ?? []
    let found = names.sorted().first { $0.lowercased().hasSuffix(DocumentationCatalog.ending) }
      .map { "\(module.folder)/\($0)" }
    catalogs[module.folder] = .some(found)
    return found
  }

  // MARK: Settings

  /// What is said for a file: by the nearest `tintype.yml` above it, however the file was named.
  ///
  /// - Parameter file: an absolute path.
  /// - Returns: settings in which nothing is said where there is no such file.
  mutating func settings(of file: String) -> PictureSettings {
    for folder in SettingsFile.folders(above: file) {
      if let reader = reader(in: folder) { return reader.settings }
    }
    return PictureSettings()
  }

  /// Whether a `tintype.yml` above a file leaves it out.
  ///
  /// - Parameters:
  ///   - file: an absolute path below the folder.
  ///   - named: the folder that the user named, an absolute path. It is wanted, whatever is said of it from above: only
  ///     what lies in it may be left out.
  /// - Returns: false also for what no file names.
  mutating func excludes(_ file: String, in named: String) -> Bool {
    for folder in SettingsFile.folders(above: file) {
      guard let patterns = reader(in: folder)?.settings.exclude, !patterns.isEmpty else { continue }
      var rules = IgnoreRules()
      rules.add(patterns.joined(separator: "\n"), in: "")
      var path = String(file.dropFirst(folder.count + 1))
      var isFolder = false
      while !path.isEmpty, "\(folder)/\(path)".isBelow(named), "\(folder)/\(path)" != named {
        if rules.ignores(path, isFolder: isFolder) { return true }
        path = (path as NSString).deletingLastPathComponent
        isFolder = true
      }
    }
    return false
  }

  private mutating func reader(in folder: String) -> SettingsReader? {
    if let cached = readers[folder] { return cached }
    let path = "\(folder)/\(SettingsFile.name)"
    var found: SettingsReader?
    if FileManager.default.fileExists(atPath: path) {
      do {
        let source = try InputSource(reading: path, asArticle: false)
        found = SettingsReader(package: path, text: source.text)
        problems += found?.problems ?? []
      } catch {
        problems.append(error)
      }
    }
    readers[folder] = .some(found)
    return found
  }
}
