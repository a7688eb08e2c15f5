import Foundation
import TintypeSnapshots

/// Where the pictures of a page go.
struct PicturePlaces {
  let page: DocumentationPage
  /// Looked for once: that takes a look at every folder around the page.
  private let root: ProjectRoot?

  init(page: DocumentationPage) {
    self.page = page
    root = ProjectRoot(of: page.path)
  }

  /// Where pictures of pages go that are in no catalog and of which nothing else is said.
  static let usual = "Images/{file}"

  /// The place of a file.
  ///
  /// - Parameters:
  ///   - name: what the fence is called.
  ///   - suffix: what tells the file from others of the fence.
  ///   - format: `png` or `svg`.
  /// - Returns: nil where the place lies outside of the package, or of the page's folder where there is none, and
  ///   where it lies among the files of git, which takes those of some folders for branches.
  func place(of name: String, _ suffix: String, _ format: String) -> ProvenPath? {
    let file = "\(name)\(suffix).\(format)"
    if let catalog = page.catalog {
      return ProvenPath("\(catalog.resources)/\(file)", below: catalog.path)
    }
    let pattern = page.settings.output ?? Self.usual
    let path =
      pattern.contains("{file}") ? pattern.replacing("{file}", with: file) : pattern + "/" + file
    let place = URL(filePath: "\(start)/\(path)").standardizedFileURL.path(percentEncoded: false)
    let proven = ProvenPath(place, below: root?.folder ?? start)
    let isGits = proven?.components.contains { $0.lowercased() == ".git" }
    return isGits == true ? nil : proven
  }

  /// The folder that the page's pictures go to, an absolute path; nil where that is none of the package.
  var folder: String? {
    place(of: "picture", "", "png").map { ($0.path as NSString).deletingLastPathComponent }
  }

  /// From where on pictures are named: the page's folder, and for comments that of the package.
  private var start: String {
    if case .comments = page.kind, let root { return root.folder }
    return (page.path as NSString).deletingLastPathComponent
  }

  /// How the page names a file: the path from its folder on, for comments from the package's.
  ///
  /// - Parameter place: a place of ``place(of:_:_:)``.
  /// - Returns: a path with `/` between its parts.
  func reference(to place: ProvenPath) -> String {
    let from = start.split(separator: "/")
    let to = place.path.split(separator: "/")
    let common = zip(from, to).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - common) + to[common...].map(String.init))
      .joined(separator: "/")
  }
}
