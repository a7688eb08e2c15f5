package import TintypeDrawing
import TintypeImages

extension CairoRenderer {
  /// Draws pictures that follow each other as the bytes of an animated PNG file, on white where
  /// they have no background.
  ///
  /// - Parameters:
  ///   - lists: the pictures, at least one, all of one size and scale.
  ///   - times: how long each is shown, in seconds, at most 65.
  ///   - note: a comment to store in the file.
  /// - Returns: the file.
  /// - Throws: when a picture cannot be drawn or has no area.
  package static func animatedPNG(
    of lists: [DisplayList], times: [Double], note: String
  ) throws(RenderError) -> Data {
    var frames: [Bitmap] = []
    for list in lists {
      frames.append(try bitmap(of: list, scale: list.scale, background: .white))
    }
    let file = PNGCodec.encode(
      frames: frames, times: times, scale: lists.first?.scale ?? 1,
      textChunks: [("Comment", note)])
    guard !file.isEmpty else { throw .emptyCanvas(format: "PNG") }
    return file
  }
}
