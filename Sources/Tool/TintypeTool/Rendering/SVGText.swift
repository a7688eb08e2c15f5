import ArgumentParser

/// What becomes of texts in SVG files, in the words of options.
enum SVGText: String, CaseIterable, ExpressibleByArgument {
  /// Outlines, and over them text that is not seen.
  case layer
  /// Outlines alone.
  case outlined
  /// Text in fonts that the file holds.
  case live
}
