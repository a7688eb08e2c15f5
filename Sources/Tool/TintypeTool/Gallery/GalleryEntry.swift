import TintypeProgram

/// A picture of the gallery: one of a preview's, in the colors of one appearance.
struct GalleryPicture: Equatable {
  /// The name of its file, made of what the file holds.
  var file: String
  /// The size in points.
  var width: Double
  var height: Double
  /// What is read aloud of it; nil for nothing.
  var altText: String?
  /// Where its views stand.
  var map = PictureMap()
}

/// A preview in one variant, in light and in dark.
struct GalleryVariant: Equatable {
  /// What the reader chooses among.
  enum Axis: String {
    case standard = ""
    case textSize = "Text size"
    case language = "Language"
    case device = "Device"
  }

  var axis = Axis.standard
  /// What tells it from others of the preview; empty for the standard one.
  var id = ""
  /// What the reader chooses.
  var label = ""
  var light: GalleryPicture?
  var dark: GalleryPicture?

  /// Whether it shows what another one shows.
  func equalsPictures(of other: GalleryVariant) -> Bool {
    light?.file == other.light?.file && dark?.file == other.dark?.file
  }
}

/// A preview of the gallery with all that its page shows.
struct GalleryEntry: Equatable {
  /// Why there is no picture.
  struct Failure: Equatable {
    var message: String
    var line: Int
  }

  /// What its page is called, without the ending; it stays as long as the file and the preview have their names.
  var slug = ""
  var title: String
  /// The module, or the folder where there is none.
  var module: String
  /// The file, from the input's folder on.
  var file: String
  var line: Int
  /// The code of the preview.
  var code: String
  /// The name of the view that it shows; nil where that is none of the sources'.
  var view: String?
  /// The variants, the standard one first; empty where it failed.
  var variants: [GalleryVariant] = []
  var failure: Failure?

  /// Whether a device is drawn around its screen.
  var isFramed = false

  /// What pages call a picture of its kind, in classes of their style.
  var styles: String { (isScreen ? " screen" : "") + (isFramed ? " framed" : "") }

  /// Whether it fills a screen, which pages show from its top on.
  var isScreen: Bool {
    guard let picture = variants.first?.light else { return false }
    return picture.height >= 560 && picture.width >= 300
  }
}

/// A type of the sources that is a view.
struct GalleryView: Equatable {
  /// Its name, with those of the types around it.
  var name: String
  var module: String
  var file: String
  var line: Int
  var isPublic: Bool
  /// Its documentation, in Markdown; nil for none.
  var documentation: String?
  var code: String
}

/// All that a gallery shows.
struct Gallery {
  var title: String
  var entries: [GalleryEntry] = []
  /// The views that entries name, and those that none does.
  var views: [GalleryView] = []
  /// The files of pictures, by their names.
  var pictures: [String: [UInt8]] = [:]

  /// The public views of which there is no picture.
  var uncovered: [GalleryView] {
    let shown = Set(entries.compactMap(\.view)).union(mentioned)
    return views.filter { $0.isPublic && !shown.contains($0.name) }
  }

  /// The names of views in the code of previews: what one shows beside another has a picture as well.
  var mentioned: Set<String> = []

  /// The view of an entry.
  func view(of entry: GalleryEntry) -> GalleryView? {
    let found = views.filter { $0.name == entry.view }
    return found.first { $0.module == entry.module } ?? found.first
  }
}
