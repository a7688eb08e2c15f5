import Tintype

/// Light or dark, or a picture of each.
enum Appearance: String, CaseIterable, Codable {
  case light
  case dark
  case both
}

/// How much of a device is drawn around its screen.
enum FrameName: String, CaseIterable, Codable {
  case screen
  case device
}

/// What becomes of texts in SVG files.
enum SVGText: String, CaseIterable, Codable {
  /// Outlines, and over them text that is not seen.
  case layer
  /// Outlines alone.
  case outlined
  /// Text in fonts that the file holds.
  case live
}

/// How a page refers to its pictures.
enum PageDialect: String, CaseIterable, Codable {
  /// `![alt](name)`: DocC finds the file, its density and its dark partner by the name.
  case docc
  /// `<picture>` with a source for the dark appearance and the width in points.
  case github
  /// `<figure>` around the same, with the caption in it.
  case html
  /// The shortcode `figure`, since Hugo shows no HTML of pages.
  case hugo
  /// `![alt](path)` of a drawing that shows both appearances at its size in points; of other pictures as `github`.
  case markdown
  /// As `markdown`, with JSX in the place of HTML: site generators look after `![alt](path)` alone.
  case mdx

  /// The format of pictures of which nothing is said.
  ///
  /// A drawing says its size in points and shows both appearances, also where a page can name but one file.
  var usualFormat: PictureFormat {
    switch self {
    case .docc, .github: .png
    case .html, .hugo, .markdown, .mdx: .svg
    }
  }
}
