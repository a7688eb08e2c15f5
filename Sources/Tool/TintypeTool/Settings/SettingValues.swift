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
  /// `![alt](path)` of the light picture.
  case markdown
  /// As `github`, in JSX.
  case mdx
}
