import Foundation
import TintypeGeometry

/// Finds the pages of documentation in files and folders: Markdown, tutorials, and comments in Swift sources.
struct PageReader {
  /// Reads manifests, to know which target a catalog documents.
  let packages: PackageReader
  /// Whether Swift files are pages whose comments show no code, but that have views.
  var showsSources = false

  /// What was found.
  struct Result {
    var pages: [DocumentationPage] = []
    /// Pages that are missing or cannot be read.
    var problems: [Problem] = []
    /// What the author should know although nothing failed.
    var notes: [Problem] = []
    /// The folders that were looked through, absolute paths.
    var folders: [String] = []
  }

  /// The endings of the names of Markdown files.
  static let endings = ["md", "markdown", "mdx"]

  /// Reads the pages.
  ///
  /// - Parameters:
  ///   - paths: files and folders as the user wrote them.
  ///   - settings: what the command line says of all pages, which goes before what they say themselves.
  ///   - target: the only target whose sources and catalog are read, of the packages around the paths; nil for all.
  /// - Returns: the pages in the order of their paths, each once.
  func read(_ paths: [String], _ settings: PictureSettings, target: String? = nil) -> Result {
    var result = Result()
    var seen: Set<String> = []
    var facts = PackageFacts(packages: packages)
    let absolutePaths = paths.map { DisplayPath.absolute($0).withoutTrailingSlash }
    for path in target.map({ folders(of: $0, absolutePaths, &facts, &result) }) ?? absolutePaths {
      for file in files(in: path, &facts, &result) where seen.insert(file).inserted {
        do {
          result.pages += try pages(of: file, settings, &facts, &result)
        } catch {
          result.problems.append(error)
        }
      }
    }
    result.problems += facts.problems
    return result
  }

  /// The folder of a target in the packages around paths.
  private func folders(
    of target: String, _ paths: [String], _ facts: inout PackageFacts, _ result: inout Result
  ) -> [String] {
    var found: [String] = []
    for path in paths {
      guard let root = ProjectRoot(of: path + "/x"), root.isPackage else {
        result.problems.append(
          Problem(file: path, message: "There is no package here; '--target' names a part of one."))
        continue
      }
      let modules = facts.modules(of: root.folder)
      if let module = modules.first(where: { $0.module == target }) {
        found.append(module.folder)
      } else {
        let hint = NearestOption.to(target, among: modules.map(\.module))
        result.problems.append(
          Problem(
            file: root.folder + "/" + PackageReader.manifestFile,
            message: "The package has no target '\(target)'"
              + (hint.map { "; did you mean '\($0)'?" } ?? ".")))
      }
    }
    return found
  }

  private func files(
    in path: String, _ facts: inout PackageFacts, _ result: inout Result
  ) -> [String] {
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      result.problems.append(
        Problem(file: path, message: "There is no such file or folder; check the path."))
      return []
    }
    if !isFolder.boolValue {
      if Self.isPage(path) { return [path] }
      result.problems.append(
        Problem(file: path, message: "This is no page; name a .md or .swift file, or a folder."))
      return []
    }
    let pages = SourceWalk(path) { Self.isPage($0) && !$0.hasSuffix(".swift") }
    let sources = SourceWalk(path) { $0.hasSuffix(".swift") }
    if pages.isTooLarge {
      result.problems.append(
        Problem(file: path, message: "The folder holds too many files; name a folder in it."))
      return []
    }
    if sources.isTooLarge {
      result.notes.append(
        Problem(
          file: path,
          message: "The folder holds too many Swift files to read their comments; name a target."))
    }
    result.notes += pages.linkNotes
    result.folders.append(path)
    let read = sources.isTooLarge ? [] : sources.files
    return pages.files.filter { !facts.excludes($0, in: path) }
      + read.filter { file in
        let isCompiled = facts.module(of: file).map(\.isCompiled) ?? showsSources
        return isCompiled && !facts.excludes(file, in: path)
      }
  }

  private static func isPage(_ path: String) -> Bool {
    let ending = (path as NSString).pathExtension.lowercased()
    return endings.contains(ending) || ending == "swift" || ending == "tutorial"
  }

  // MARK: Pages

  /// Reads a file as pages.
  ///
  /// - Parameters:
  ///   - file: an absolute path.
  ///   - pageSettings: what the command line says of all pages.
  ///   - facts: what is known of the packages around pages.
  ///   - result: is told what the page says that is not understood.
  /// - Returns: one page for Markdown, one for each file that a tutorial shows, and one or none for a Swift source.
  /// - Throws: why it cannot be read.
  func pages(
    of file: String, _ pageSettings: PictureSettings, _ facts: inout PackageFacts,
    _ result: inout Result
  ) throws(Problem) -> [DocumentationPage] {
    let package = facts.settings(of: file)
    if file.hasSuffix(".swift") {
      let settings = pageSettings.over(package)
      if let page = try comments(in: file, settings, &facts) { return [page] }
      return try source(file, settings).map { [$0] } ?? []
    }
    let catalog = DocumentationCatalog.path(around: file).map {
      DocumentationCatalog(path: $0, module: facts.module(documentedBy: $0))
    }
    if let catalog, let note = Self.note(on: catalog), !result.notes.contains(note) {
      result.notes.append(note)
    }
    if file.hasSuffix(".tutorial") {
      guard let catalog else { return [] }
      let tutorial = try InputSource(reading: file, asArticle: false)
      return Tutorial.code(in: tutorial, catalog, &result.problems).map {
        DocumentationPage(
          path: $0.path, kind: .article(catalog), text: $0.text, fences: $0.fences,
          module: catalog.module, settings: pageSettings.over(package))
      }
    }
    let source = try InputSource(reading: file, asArticle: true)
    let own = SettingsReader(page: file, text: source.text)
    result.problems += own.problems
    result.notes += Self.passedFences(of: source.text, at: file)
    return [
      DocumentationPage(
        path: file, kind: catalog.map { .article($0) } ?? .markdown, text: source.text,
        fences: source.fences,
        module: catalog.map(\.module) ?? facts.module(documentedBy: file),
        settings: pageSettings.over(own.settings.over(package)),
        takesScalesOfPackage: pageSettings.scales.isEmpty && own.settings.scales.isEmpty)
    ]
  }

  /// What is said of fences that look like ones of Swift and are none.
  private static func passedFences(of text: String, at path: String) -> [Problem] {
    Article.passedFences(in: text, PageSyntax(of: path)).map { line, obstacle in
      let reason =
        switch obstacle {
        case .isIndented:
          "its marks stand so deep that Markdown takes them for code; indent it less."
        case .isInHTML: "it stands in HTML; put an empty line before it."
        }
      return Problem(file: path, line: line, message: "This Swift fence is not read: \(reason)")
    }
  }

  /// What is said of a catalog of a package that documents none of its targets; nil for others.
  private static func note(on catalog: DocumentationCatalog) -> Problem? {
    guard catalog.module == nil, ProjectRoot(of: catalog.path)?.isPackage == true else {
      return nil
    }
    return Problem(
      file: catalog.path,
      message: "The catalog lies in no target of its package, so its fences import what they show.")
  }

  /// A Swift file as a page; nil where it has no views, or where such files are none.
  private func source(
    _ file: String, _ settings: PictureSettings
  ) throws(Problem) -> DocumentationPage? {
    guard showsSources else { return nil }
    let text = try InputSource(reading: file, asArticle: false).text
    guard Self.views.contains(where: { text.holdsBytes(of: $0) }) else { return nil }
    let code = Fence(
      ordinal: 1, line: 1, indentation: 0, attributes: PictureSettings(), code: text)
    return DocumentationPage(
      path: file, kind: .source, text: text, fences: [code], module: nil, settings: settings)
  }

  /// What code has that shows views.
  private static let views = ["#Preview", "PreviewProvider", ": View", "some View"]

  /// The comments of a Swift file; nil where they show no code.
  private func comments(
    in file: String, _ settings: PictureSettings, _ facts: inout PackageFacts
  ) throws(Problem) -> DocumentationPage? {
    let source = try InputSource(reading: file, asArticle: false)
    let fences = CommentFences.fences(in: source.text)
    if fences.isEmpty { return nil }
    let module = facts.module(of: file)
    let catalog = module.flatMap { module in
      facts.catalog(of: module).map { DocumentationCatalog(path: $0, module: module.importName) }
    }
    return DocumentationPage(
      path: file, kind: .comments(catalog), text: source.text, fences: fences,
      module: module?.importName, settings: settings)
  }
}
