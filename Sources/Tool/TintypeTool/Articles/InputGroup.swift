import Foundation
import TintypeProgram
import TintypeSnapshots

/// What is shown of a Swift file.
enum DrawnParts: String, CaseIterable, Codable {
  /// Its previews, or where it has none its views.
  case previews
  /// Every view that can be made without arguments.
  case views
  /// Both.
  case all
}

/// The sources that become one program: a Swift file, an article, or the Swift files of a folder.
struct InputGroup {
  /// What the code is.
  enum Kind: String, Codable {
    case article
    case swift
  }

  /// The input as the user named it, for messages and JSON.
  let input: String
  let kind: Kind
  var sources: [InputSource]
  /// What is shown of a Swift file.
  var draws = DrawnParts.previews
  /// The platform that a Swift file takes itself to be compiled for; nil for what suits it.
  var platform: Platform?
  /// The packages that the sources belong to and need.
  var packages = PackageSources()
  /// The page of documentation that an article is, with what it says of its pictures; nil for none.
  private(set) var page: DocumentationPage?
  /// What is said of the pictures of Swift files, by their paths.
  var settings: [String: PictureSettings] = [:]
  /// What the command line varies in views.
  var variation: [VariedParameter] = []
  /// Whether what is shown has its code beside it, by the command line.
  var showsCode = false
  /// The modules of packages that an article needs, each after those that it needs.
  var modules: [CompiledModule] = []
  /// The names of those among them that its fences import.
  var imports: [String] = []
  /// The catalogs that belong to the sources, looked for once.
  var resources = AppResourceFiles()

  /// The folders in which images are looked up: beside each source, and `Images` or `images` there.
  var imageFolders: [String] {
    var folders: [String] = []
    for source in sources {
      let folder = URL(filePath: source.path).deletingLastPathComponent()
      folders += ["", "/Images", "/images"].map { folder.path + $0 }.filter {
        !folders.contains($0)
      }
    }
    return folders
  }

  /// How much there is to compile, in bytes of sources: what is said besides code counts as well.
  var size: Int { sources.reduce(0) { $0 + $1.text.utf8.count } }

  /// Looks for the catalogs that belong to the sources.
  ///
  /// - Parameter found: what was found for other articles, which is not looked for again.
  mutating func findResources(_ found: FoundResources = FoundResources()) {
    let path = DisplayPath.absolute(input)
    var isFolder = ObjCBool(false)
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    var root = exists && isFolder.boolValue && modules.isEmpty ? path : nil
    var folders = imageFolders
    if root == nil, let project = ProjectRoot(of: path) {
      folders += project.folders(around: path).filter { !folders.contains($0) }
      if kind == .swift, !project.isPackage || packages.module(of: path) != nil {
        root = project.folder
      }
    }
    resources = found.files(
      in: folders, below: [root].compactMap { $0 } + modules.map(\.source.folder),
      readsBundle: BundleSource.readsFiles(sources.map(\.text))
        || modules.contains { $0.source.readsBundle })
  }

  /// The source of the names that Xcode makes of the catalogs; nil for none.
  var assetNames: String? { resources.names(besides: sources.map(\.text)) }

  /// What is said of the pictures of the page or file that a view stands in; nil where nothing is.
  func settings(of entry: BuiltProgram.Entry) -> PictureSettings? {
    page?.settings ?? settings[entry.file]
  }

  /// The sources' units, in order.
  func units() -> [SourceUnit] {
    if kind == .article {
      let fences = sources.flatMap { SourceUnit.article($0) }
      let protocols = SourceUnit.viewProtocols(in: fences)
      return fences.flatMap { fence in
        // A fence with a preview beside its view shows the view.
        let showsView = !fence.candidates(viewProtocols: protocols).isEmpty
        return [fence] + (showsView ? [] : fence.previews)
      }
    }
    guard sources.count > 1 else { return sources.flatMap { units(of: $0.text, $0) } }
    let modules = localModules
    let all = sources.filter { !LocalModules.isTest($0.text) }.flatMap {
      units(of: modules.merged($0.text), $0)
    }
    guard sources.contains(where: { !$0.isShown }) else { return all }
    // Of what is there for others only what these need is compiled.
    let shown = Set(sources.filter(\.isShown).map(\.path))
    let graph = UnitGraph(units: all)
    let needed = Set(
      all.indices.filter { shown.contains(all[$0].path) }.flatMap { graph.closure(of: $0) })
    return needed.sorted().map { all[$0] }
  }

  /// The modules that become one with the program.
  var localModules: LocalModules {
    LocalModules(sources, below: DisplayPath.absolute(input), and: packages.modules.map(\.module))
  }

  private func units(of code: String, _ source: InputSource) -> [SourceUnit] {
    // An app of Xcode is one for a phone, whatever else it may be compiled for.
    let isOfApp = source.module == nil && !packages.projects.isEmpty
    var file = SourceUnit.file(
      path: source.path, code: Platform.decided(code, for: platform ?? (isOfApp ? .ios : nil)),
      module: source.module)
    let previews = draws == .views || !source.isShown ? [] : file.previews
    file.isShown = source.isShown && (draws != .previews || previews.isEmpty)
    return [file] + previews
  }
}

extension InputGroup {
  /// The program of a page.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - input: the input as the user named it; nil for the page's path.
  init(_ page: DocumentationPage, input: String? = nil) {
    self.init(
      input: input ?? page.path, kind: .article,
      sources: [InputSource(path: page.path, text: page.text, fences: page.fences)])
    self.page = page
  }
}
