import Foundation

/// The files of a gallery's site: pages, their script and style, and pictures, each once.
///
/// Pages load nothing but these files, and nothing by a request of a script, so that they work where they lie.
struct GallerySite {
  /// What a file is, by its path from the site's folder on.
  private(set) var files: [String: [UInt8]] = [:]
  /// What says which commit the site shows: it differs from one commit to the next while nothing else does.
  static let commitFile = "site.js"
  static let picturesFolder = "pictures"
  static let pagesFolder = "previews"

  /// Makes the files.
  ///
  /// - Parameters:
  ///   - gallery: what is shown.
  ///   - repository: what addresses of the sources begin with; nil where they are nowhere to be seen.
  init(_ gallery: Gallery, repository: String? = nil) {
    files["gallery.css"] = PackageResources.gallery_css
    files["gallery.js"] = PackageResources.gallery_js
    files["index.js"] = Self.bytes(GalleryIndex(gallery).script)
    files[Self.commitFile] = Self.bytes(Self.site(repository))
    files["index.html"] = Self.bytes(GalleryFrontPage(gallery).html)
    for index in gallery.entries.indices {
      files["\(Self.pagesFolder)/\(gallery.entries[index].slug).html"] = Self.bytes(
        GalleryPage(gallery, index).html)
    }
    for (name, data) in gallery.pictures { files["\(Self.picturesFolder)/\(name)"] = data }
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static func site(_ repository: String?) -> String {
    struct Facts: Encodable { var sources: String? }
    return "window.gallerySite = \(GalleryJSON.text(Facts(sources: repository)));\n"
  }
}

/// JSON that may stand in a script.
enum GalleryJSON {
  /// A value as one line, in an order that stays.
  static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and finite numbers are always encoded.
    let text = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    return text.replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
  }
}

/// What pages search through: a row a preview, in the order of the front page.
struct GalleryIndex: Encodable {
  struct Row: Encodable {
    var title: String
    var page: String
    var module: String
    var file: String
    var view: String?
    /// The documentation of the view, as far as it is searched.
    var text: String?
    var isFailed: Bool?
  }

  var title: String
  var rows: [Row]

  /// So much of a view's documentation is searched: what it is stands at its beginning.
  private static let longestText = 400

  init(_ gallery: Gallery) {
    title = gallery.title
    rows = gallery.entries.map { entry in
      let text = gallery.view(of: entry)?.documentation.map { $0.prefix(Self.longestText) }
      return Row(
        title: entry.title, page: GalleryFrame.address(of: entry), module: entry.module,
        file: entry.file, view: entry.view,
        text: text.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") },
        isFailed: entry.failure == nil ? nil : true)
    }
  }

  var script: String { "window.galleryIndex = \(GalleryJSON.text(self));\n" }
}
