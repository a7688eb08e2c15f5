/// The vertical measures of a face, in font units.
struct FontMetrics: Hashable, Sendable {
  /// Units of an em.
  var unitsPerEm: Int
  /// From the baseline up to the top of a line.
  var ascent: Int
  /// From the baseline down to the bottom of a line; positive.
  var descent: Int
  /// What the file wants between two lines.
  var lineGap: Int
  /// The height of a capital.
  var capHeight: Int
  /// The height of a lowercase letter without ascender.
  var xHeight: Int
}
