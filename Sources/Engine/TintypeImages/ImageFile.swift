package import TintypeDrawing
import TintypeGeometry

/// Picture files: PNG and JPEG, told apart by their first bytes.
package struct ImageFile {
  /// Reads a picture.
  ///
  /// - Parameters:
  ///   - path: the file; its last component becomes the name of the image.
  ///   - scale: pixels a point, 2 for an `@2x` file.
  /// - Returns: the picture.
  /// - Throws: what is wrong with the file.
  package static func load(path: String, scale: CGFloat) throws(ImageFileError) -> PixelImage {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .missing(path: path)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    do throws(ImageDecodingError) {
      let bitmap = try decode(data)
      return PixelImage(name: name, bitmap: bitmap, scale: scale)
    } catch {
      throw error.at(path)
    }
  }

  /// Decodes the bytes of a PNG or JPEG file.
  ///
  /// - Parameter data: the whole file.
  /// - Returns: the pixels.
  /// - Throws: what is wrong with the bytes.
  package static func decode(_ data: Data) throws(ImageDecodingError) -> Bitmap {
    if data.starts(with: PNGChunks.signature) { return try PNGCodec.decode(data).bitmap }
    if data.starts(with: [0xff, 0xd8]) { return try JPEGCodec.decode(data) }
    let isCut =
      data.isEmpty || PNGChunks.signature.starts(with: data) || data.elementsEqual([0xff])
    throw isCut && !data.isEmpty ? .truncated : .notAnImage
  }

  /// Turns stored pixels as an orientation says.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels.
  ///   - code: Exif's number of the orientation, 1 to 8; others count as 1.
  /// - Returns: the pixels as they are shown.
  package static func turned(_ bitmap: Bitmap, orientation code: Int) -> Bitmap {
    PictureOrientation(code: (1...8).contains(code) ? code : 1).upright(bitmap)
  }
}
