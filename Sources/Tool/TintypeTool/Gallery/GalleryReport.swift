import Foundation

/// What `gallery` prints: counts, or one JSON document.
struct GalleryReport: Encodable {
  /// A preview.
  struct Preview: Encodable {
    let title: String
    let module: String
    let file: String
    let line: Int
    let page: String
    let pictures: Int
    let view: String?
    let failure: String?
  }

  /// A file of the site that is not as it should be, or was written.
  struct File: Encodable {
    let path: String
    /// `written` or `removed` of a build; `missing`, `stale`, `orphaned` or `foreign` of a check.
    let state: String
  }

  private let previews: [Preview]
  private let uncovered: [String]
  private(set) var files: [File]
  private let errors: [Problem]

  /// Describes a site.
  init(_ gallery: Gallery, _ files: [File], _ errors: [Problem]) {
    previews = gallery.entries.map { entry in
      let pictures = Set(
        entry.variants.flatMap { [$0.light?.file, $0.dark?.file].compactMap { $0 } })
      return Preview(
        title: entry.title, module: entry.module, file: entry.file, line: entry.line,
        page: GalleryFrame.address(of: entry), pictures: pictures.count, view: entry.view,
        failure: entry.failure?.message)
    }
    uncovered = gallery.uncovered.map(\.name)
    self.files = files
    self.errors = errors
  }

  /// What is said of all previews, in a line.
  var summary: String {
    let failed = previews.count { $0.failure != nil }
    let counts = [
      GalleryFrontPage.count(previews.count, "preview"),
      "\(previews.reduce(0) { $0 + $1.pictures }) pictures",
      failed == 0 ? nil : "\(failed) failed",
      uncovered.isEmpty
        ? nil
        : GalleryFrontPage.count(uncovered.count, "public view") + " without a preview",
    ]
    return counts.compactMap { $0 }.joined(separator: ", ")
  }

  /// The files, a line each; pictures, whose names say nothing, in one.
  ///
  /// - Parameter folder: the site's folder as the user wrote it.
  /// - Returns: the lines.
  func lines(in folder: String) -> [String] {
    let start = GallerySite.picturesFolder + "/"
    let pages = files.filter { !$0.path.hasPrefix(start) }
    let counts = ["stale", "missing", "orphaned", "foreign"].compactMap { state in
      let count = files.count { $0.state == state && $0.path.hasPrefix(start) }
      return count == 0 ? nil : "\(count) \(state)"
    }
    return pages.map { "\(folder)/\($0.path)  \($0.state)" }
      + (counts.isEmpty ? [] : ["\(folder)/\(start)  \(counts.joined(separator: ", "))"])
  }

  /// How many files have a state.
  func count(_ state: String) -> Int { files.count { $0.state == state } }
}
