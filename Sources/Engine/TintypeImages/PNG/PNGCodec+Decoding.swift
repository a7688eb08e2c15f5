import CTintypeDeflate
import CTintypePNG
import CTintypeKernels
package import TintypeDrawing
import TintypeGeometry

extension PNGCodec {
  /// Reads a picture and its notes.
  ///
  /// - Parameter data: the whole file.
  /// - Returns: the pixels and the notes in their order.
  /// - Throws: what is wrong with the bytes.
  package static func decode(
    _ data: Data
  ) throws(ImageDecodingError) -> (
    bitmap: Bitmap, textChunks: [(keyword: String, text: String)]
  ) {
    try reading(data) { bytes throws(ImageDecodingError) in
      let chunks = try PNGChunks(bytes)
      let header = try PNGHeader(chunks)
      try DecodedSize.check(width: header.width, height: header.height)
      let bitmap =
        header.isPlain
        ? try PNGPixels(header, chunks).bitmap() : try decodeBySPNG(bytes, header)
      return (bitmap, try notes(chunks))
    }
  }

  /// Reads the notes of a file without decoding its pixels.
  ///
  /// - Parameter data: the whole file.
  /// - Returns: the notes in their order: `tEXt`, and `iTXt` and `zTXt` compressed or not.
  /// - Throws: what is wrong with the bytes.
  package static func textChunks(
    of data: Data
  ) throws(ImageDecodingError) -> [(
    keyword: String, text: String
  )] {
    try reading(data) { bytes throws(ImageDecodingError) in try notes(PNGChunks(bytes)) }
  }

  private static func notes(
    _ file: PNGChunks
  ) throws(ImageDecodingError) -> [(
    keyword: String, text: String
  )] {
    var result: [(keyword: String, text: String)] = []
    for chunk in file.chunks where PNGNote.types.contains(chunk.type) {
      if let note = PNGNote(chunk.type, try file.content(chunk)) {
        result.append((note.keyword, note.text))
      }
    }
    return result
  }

  /// Calls a closure with the bytes; carries its error out of `withUnsafeBytes`.
  static func reading<Value>(
    _ data: Data, _ body: (UnsafeRawBufferPointer) throws(ImageDecodingError) -> Value
  ) throws(ImageDecodingError) -> Value {
    let result = data.withUnsafeBytes { bytes -> Result<Value, ImageDecodingError> in
      do throws(ImageDecodingError) {
        return .success(try body(bytes))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Decodes with libspng whatever the form, to compare with.
  static func decodeBySPNG(_ data: Data) throws(ImageDecodingError) -> Bitmap {
    try reading(data) { bytes throws(ImageDecodingError) in
      try decodeBySPNG(bytes, PNGHeader(PNGChunks(bytes)))
    }
  }

  /// Decodes the rarer forms: interlaced, of 16 bits, gray of few bits.
  private static func decodeBySPNG(
    _ bytes: UnsafeRawBufferPointer, _ header: PNGHeader
  )
    throws(ImageDecodingError) -> Bitmap
  {
    guard let decoder = spng_ctx_new(0) else { throw .damaged("no memory for a decoder") }
    defer { spng_ctx_free(decoder) }
    let count = header.width * header.height
    var status = spng_set_png_buffer(decoder, bytes.baseAddress, bytes.count)
    var rgba = [UInt8](repeating: 0, count: count * 4)
    if status == 0 {
      status = spng_decode_image(
        decoder, &rgba, rgba.count, Int32(SPNG_FMT_RGBA8.rawValue),
        Int32(SPNG_DECODE_TRNS.rawValue))
    }
    guard status == 0 else { throw .damaged(String(cString: spng_strerror(status))) }
    return Bitmap(width: header.width, height: header.height) { pixels in
      tintype_rgba_to_pixels(rgba, pixels, count)
    }
  }
}
