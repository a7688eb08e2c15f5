import Synchronization
import TintypeAssets
import TintypeCairo
import TintypeDrawing
import TintypeGeometry
import TintypeImages

/// Picture files that were read, each once; any thread may ask.
final class PictureFiles: Sendable {
  private struct Key: Hashable, Sendable {
    var path: String
    var scale: CGFloat
  }

  private let loaded = Mutex<[Key: NamedPicture]>([:])

  /// Reads a file of any format.
  ///
  /// - Parameters:
  ///   - path: an absolute path.
  ///   - scale: pixels a point of the file, or, of a drawing of lines, of the display.
  /// - Returns: the picture; a drawing of lines can be drawn anew.
  /// - Throws: what is wrong with the file.
  func picture(
    _ path: String, scale: CGFloat
  ) throws(RenderResourceError) -> NamedPicture {
    let key = Key(path: path, scale: scale)
    if let cached = loaded.withLock({ $0[key] }) { return cached }
    do throws(ImageFileError) {
      // Only good files are kept: a bad one may be mended while a test runs.
      let picture =
        try VectorPicture.isVector(path)
        ? Self.drawing(path, scale: scale)
        : NamedPicture(ImageFile.load(path: path, scale: scale))
      loaded.withLock { $0[key] = picture }
      return picture
    } catch {
      throw .unreadableImage(path: error.path, reason: error.reason)
    }
  }

  /// Whether a name is that of a drawing of lines.
  static func isVector(_ path: String) -> Bool { VectorPicture.isVector(path) }

  private static func drawing(
    _ path: String, scale: CGFloat
  ) throws(ImageFileError) -> NamedPicture {
    let drawing = try VectorPicture(path: path)
    let (width, height) = (drawing.size.width * scale, drawing.size.height * scale)
    guard max(width, height) <= CGFloat(PixelSize.longestSide),
      let bitmap = drawing.bitmap(
        width: Int(clamped: width.rounded(.up)), height: Int(clamped: height.rounded(.up)))
    else { throw .damaged(path: path, reason: "the drawing is too large or cannot be drawn") }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var picture = NamedPicture(PixelImage(name: name, bitmap: bitmap, scale: scale))
    picture.redraw = { drawing.bitmap(width: $0, height: $1) }
    return picture
  }
}
