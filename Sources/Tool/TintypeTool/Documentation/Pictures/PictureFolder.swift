import Foundation
import TintypeProgram
import TintypeSnapshots

/// Where the pictures of a page go.
struct PictureFolder {
  let page: DocumentationPage
  /// The folder of the package or project around the page; nil for none.
  ///
  /// Looked for once: that takes a look at every folder above.
  private let project: String?
  /// The folder that no picture leaves, an absolute path.
  private let root: String

  init(page: DocumentationPage) {
    self.page = page
    project = ProjectRoot(of: page.path)?.folder
    root =
      project ?? Self.site(around: page.path) ?? (page.path as NSString).deletingLastPathComponent
  }

  /// The folder of a site that is no package: the root of its repository, else where the nearest settings stand.
  private static func site(around page: String) -> String? {
    var folder = (page as NSString).deletingLastPathComponent
    var configured: String?
    while folder.count > 1 {
      func holds(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(folder)/\(name)")
      }
      if holds(".git") { return folder }
      if configured == nil, holds(SettingsFile.name) { configured = folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return configured
  }

  /// Where pictures of pages go that are in no catalog and of which nothing else is said.
  static let usual = "Images/{file}"

  /// The place of a file.
  ///
  /// - Parameters:
  ///   - name: what the fence is called.
  ///   - suffix: what tells the file from others of the fence.
  ///   - format: `png` or `svg`.
  /// - Returns: nil where the position lies outside of the package, or of the site or page's folder where
  ///   there is none, and where it lies among the files of git, which takes those of some folders
  ///   for branches.
  func location(of name: String, _ suffix: String, _ format: String) -> ProvenPath? {
    let file = "\(name)\(suffix).\(format)"
    if let catalog = page.catalog {
      return ProvenPath("\(catalog.resources)/\(file)", below: catalog.path)
    }
    let pattern = page.settings.output ?? Self.usual
    let path =
      pattern.contains("{file}") ? pattern.replacing("{file}", with: file) : pattern + "/" + file
    let location = URL(filePath: "\(start)/\(path)").standardizedFileURL.path(percentEncoded: false)
    let proven = ProvenPath(location, below: root)
    let isGits = proven?.components.contains { $0.lowercased() == ".git" }
    return isGits == true ? nil : proven
  }

  /// The files of a view's pictures.
  ///
  /// - Parameters:
  ///   - name: what the fence is called.
  ///   - view: the view and what is asked of it.
  /// - Returns: where they go.
  /// - Throws: what is said of a position outside of the package.
  func files(
    of name: String, _ view: ViewDrawing.Wanted
  ) throws(Problem) -> [FencePictures.File] {
    if page.catalog == nil, let output = page.settings.output, let problem = Self.problem(output) {
      throw Problem(
        file: view.entry.file, line: view.entry.line,
        message:
          "The output '\(output)' \(problem); write a folder such as 'Images', or '\(Self.usual)'.")
    }
    var files: [FencePictures.File] = []
    for (suffix, format) in view.job.endings {
      guard let location = location(of: name, suffix, format) else {
        throw Problem(
          file: view.entry.file, line: view.entry.line,
          message:
            "The picture '\(name)' would lie outside of the package or in '.git', or its folder is a"
            + " link; change 'output', which counts from the page's folder, in the page or in"
            + " tintype.yml.")
      }
      files.append(FencePictures.File(suffix: suffix, format: format, location: location))
    }
    return files
  }

  /// What is wrong with where an author wants pictures, as a clause; nil for nothing.
  ///
  /// - Parameter output: the setting.
  /// - Returns: why it would not mean what it says: nothing in it but `{file}` stands for something else.
  static func problem(_ output: String) -> String? {
    if output.hasPrefix("/") { return "begins with '/', and pictures go below the page's folder" }
    if output.hasPrefix("~") { return "begins with '~', which stands for no folder here" }
    let parts = output.components(separatedBy: "{file}")
    if let other = parts.joined().firstMatch(of: /\{[^{}]*\}|[{}]/) {
      return "holds '\(other.0)', and '{file}' is the only word that stands for something"
    }
    if parts.count > 1 {
      return parts.dropFirst().allSatisfy(\.isEmpty) && parts.count == 2
        ? nil : "has something behind '{file}', which is a picture's whole name with its ending"
    }
    let ending = ((output as NSString).lastPathComponent as NSString).pathExtension
    return !ending.isEmpty && ending.allSatisfy { $0.isASCII && $0.isLetter }
      ? "names a file with the ending '.\(ending)'" : nil
  }

  /// The folder that the page's pictures go to, an absolute path; nil where that is none of the package.
  var folder: String? {
    location(of: "picture", "", "png").map { ($0.path as NSString).deletingLastPathComponent }
  }

  /// From where on pictures are named: the page's folder, and for comments that of the package.
  private var start: String {
    if case .comments = page.kind, let project { return project }
    return (page.path as NSString).deletingLastPathComponent
  }

  /// How the page names a file: as its settings say, else the path from its folder on, for comments from the package's.
  ///
  /// - Parameter location: a place of ``place(of:_:_:)``.
  /// - Returns: a path with `/` between its parts.
  func reference(to location: ProvenPath) -> String {
    if let address = page.settings.address {
      return address.contains("{file}")
        ? address.replacing("{file}", with: location.name) : "\(address)/\(location.name)"
    }
    let from = start.split(separator: "/")
    let to = location.path.split(separator: "/")
    let common = zip(from, to).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - common) + to[common...].map(String.init))
      .joined(separator: "/")
  }
}
