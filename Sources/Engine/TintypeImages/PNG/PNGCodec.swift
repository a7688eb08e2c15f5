package import TintypeDrawing
import TintypeGeometry

/// Writes and reads PNG files; the same pixels always give the same bytes.
package enum PNGCodec {
  /// What an encoder strives for.
  package enum Goal: Sendable {
    /// A file that is written in no time, for pictures that are looked at once.
    ///
    /// Rows are not filtered: adaptive filters cost time and do not pay on pictures of user interfaces.
    case speed
    /// A file that is written soon and found again: see ``isDraft(_:)``.
    ///
    /// Notes and pixels are compressed once, in little time.
    case draft
    /// A file that is small, for pictures that are kept: every form and every filter is tried, and
    /// long notes are compressed.
    case size

    /// How well long notes are compressed; nil for not at all.
    fileprivate var noteLevel: Int32? {
      switch self {
      case .speed: nil
      case .draft: 1
      case .size: 12
      }
    }
  }

  /// Writes a picture.
  ///
  /// Pictures of at most 256 colors are stored with a palette, opaque gray ones with one component.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels, at least one.
  ///   - isOpaque: whether alpha is left out whatever it is.
  ///   - scale: pixels a point, stored as 72 times as many pixels an inch; nothing is stored at 1.
  ///   - textChunks: notes to store; keywords are cut to 79 Latin-1 characters.
  ///   - goal: what counts more, time or bytes.
  /// - Returns: the file.
  package static func encode(
    _ bitmap: Bitmap, isOpaque: Bool, scale: CGFloat,
    textChunks: [(keyword: String, text: String)] = [], goal: Goal = .speed
  ) -> Data {
    bitmap.pixels.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      guard let base = pixels.baseAddress, bitmap.width > 0, bitmap.height > 0 else {
        return Data()
      }
      let picture = PNGPicture(pixels: base, width: bitmap.width, height: bitmap.height)
      if goal == .size {
        let (form, stream) = PNGSmallest.make(picture, isOpaque: isOpaque)
        return file(
          width: bitmap.width, height: bitmap.height, form, PNGPixelBytes(stream), scale: scale,
          textChunks: textChunks, noteLevel: goal.noteLevel)
      }
      let writer = PNGStripWriter(width: bitmap.width, height: bitmap.height, isOpaque: isOpaque)
      for strip in 0..<writer.stripCount {
        writer.add(
          strip: strip, base + writer.rows(ofStrip: strip).lowerBound * bitmap.width)
      }
      return writer.finish(scale: scale, textChunks: textChunks, noteLevel: goal.noteLevel)
    }
  }

  /// Puts the parts of a file together.
  static func file(
    width: Int, height: Int, _ form: PNGForm, _ pixels: consuming PNGPixelBytes, scale: CGFloat,
    textChunks: [(keyword: String, text: String)] = [], noteLevel: Int32? = nil
  ) -> Data {
    var head = PNGChunkWriter()
    head.header(width: width, height: height, form)
    head.pixelDensity(scale)
    for note in textChunks { head.text(note.keyword, note.text, level: noteLevel) }
    head.palette(form)
    return pixels.file(after: head)
  }

  /// Writes a picture whose colors are numbered, in little time: nobody has to look for its colors.
  ///
  /// - Parameters:
  ///   - picture: the pixels, at least one, all of them opaque.
  ///   - scale: pixels a point, as above.
  /// - Returns: the file, with a palette of eight bits a pixel.
  package static func encode(_ picture: IndexedBitmap, scale: CGFloat) -> Data {
    guard picture.width > 0, picture.height > 0 else { return Data() }
    let form = PNGForm(numbered: picture.colors)
    let stream = PNGStream.make(picture, form)
    return file(
      width: picture.width, height: picture.height, form, PNGPixelBytes(stream), scale: scale)
  }

  /// Whether the pixels of a file were not compressed as well as can be.
  ///
  /// A zlib stream says in two bits of its second byte how much was tried: [RFC
  /// 1950](https://www.rfc-editor.org/rfc/rfc1950), section 2.2, `FLEVEL`.
  ///
  /// - Parameter data: the whole file, of whatever program.
  /// - Returns: false also for what is no picture.
  package static func isDraft(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      guard let file = try? PNGChunks(bytes),
        let pixels = file.chunks.first(where: { $0.type == "IDAT" }), pixels.content.count > 1
      else { return false }
      return bytes[pixels.content.lowerBound + 1] >> 6 < 3
    }
  }
}
