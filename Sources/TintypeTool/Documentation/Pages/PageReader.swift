import Foundation

/// Finds the pages of documentation in files and folders.
struct PageReader {
  /// Reads manifests, to know which target a catalog documents.
  let packages: PackageReader

  /// What was found.
  struct Result {
    var pages: [DocumentationPage] = []
    /// Pages that are missing or cannot be read.
    var problems: [Problem] = []
    /// What the author should know although nothing failed.
    var notes: [Problem] = []
  }

  /// The endings of the names of Markdown files.
  static let endings = ["md", "markdown", "mdx"]

  /// Reads the pages.
  ///
  /// - Parameters:
  ///   - paths: files and folders as the user wrote them.
  ///   - settings: what the command line says of all pages, which goes before what they say themselves.
  /// - Returns: the pages in the order of their paths, each once.
  func read(_ paths: [String], _ settings: PageSettings) -> Result {
    var result = Result()
    var seen: Set<String> = []
    for path in paths.map(DisplayPath.absolute) {
      for file in files(in: path, &result) where seen.insert(file).inserted {
        do {
          let source = try InputSource(reading: file, asArticle: true)
          result.pages.append(page(source, settings))
        } catch {
          result.problems.append(error)
        }
      }
    }
    return result
  }

  private func files(in path: String, _ result: inout Result) -> [String] {
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      result.problems.append(
        Problem(file: path, message: "There is no such file or folder; check the path."))
      return []
    }
    if !isFolder.boolValue {
      if Self.isMarkdown(path) { return [path] }
      result.problems.append(
        Problem(file: path, message: "This is no page; name a .md file or a folder."))
      return []
    }
    let walk = SourceWalk(path.withoutTrailingSlash, where: Self.isMarkdown)
    if walk.isTooLarge {
      result.problems.append(
        Problem(
          file: path, message: "The folder holds too many files; name a folder in it."))
      return []
    }
    return walk.files
  }

  private static func isMarkdown(_ path: String) -> Bool {
    endings.contains((path as NSString).pathExtension.lowercased())
  }

  private func page(_ source: InputSource, _ settings: PageSettings) -> DocumentationPage {
    let catalog = DocumentationCatalog.path(around: source.path).map {
      DocumentationCatalog(path: $0, module: packages.module(around: $0))
    }
    return DocumentationPage(
      path: source.path, kind: catalog.map { .article($0) } ?? .markdown, text: source.text,
      fences: source.fences, module: catalog?.module, settings: settings)
  }
}
