/// A kind of picture file.
package enum PictureFormat: String, CaseIterable, Sendable {
  /// Pixels.
  case png
  /// Vectors for the web.
  case svg
  /// Vectors for print.
  case pdf
}
