import CTintypeDeflate
import CTintypePixels
package import TintypeDrawing
import TintypeGeometry

/// Writes and reads PNG files; the same pixels always give the same bytes.
package enum PNGCodec {
  /// Writes a picture.
  ///
  /// Rows are not filtered: adaptive filters cost time and do not pay on pictures of user interfaces.
  /// Pictures of at most 256 colors are stored with a palette, opaque gray ones with one component.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels, at least one.
  ///   - isOpaque: whether alpha is left out whatever it is.
  ///   - scale: pixels a point, stored as 72 times as many pixels an inch; nothing is stored at 1.
  ///   - textChunks: notes to store; keywords are cut to 79 Latin-1 characters.
  /// - Returns: the file.
  package static func encode(
    _ bitmap: Bitmap, isOpaque: Bool, scale: CGFloat,
    textChunks: [(keyword: String, text: String)] = []
  ) -> Data {
    let count = bitmap.width * bitmap.height
    return bitmap.pixels.withUnsafeBytes { bytes in
      let words = bytes.bindMemory(to: UInt32.self)
      guard let base = words.baseAddress, count > 0 else { return Data() }
      let form = PNGForm(base, count: count, isOpaque: isOpaque)
      var file = PNGChunkWriter()
      file.header(width: bitmap.width, height: bitmap.height, form)
      file.pixelDensity(scale)
      for note in textChunks { file.text(note.keyword, note.text) }
      file.palette(form)
      file.pixels(PNGStream.make(base, width: bitmap.width, height: bitmap.height, form))
      file.end()
      return file.data
    }
  }
}

/// How the pixels of a picture are stored.
struct PNGForm {
  /// What the components of a pixel are.
  enum Color {
    case gray
    case rgb
    case rgba
    /// Indices of a palette, and for each color in order of appearance its number.
    case indexed(ctp_palette, map: [UInt8])
  }

  var color: Color
  /// Bits a component: 8, fewer only for indices.
  var bits: Int
  /// Whether alpha is left out.
  let isOpaque: Bool

  /// Chooses the smallest form that holds all pixels.
  init(_ words: UnsafePointer<UInt32>, count: Int, isOpaque: Bool) {
    let hasAlpha = !isOpaque && !ctp_is_opaque(words, count)
    var palette = ctp_palette()
    ctp_palette_clear(&palette)
    bits = 8
    self.isOpaque = isOpaque
    if ctp_palette_add(&palette, words, count) {
      let colors = Int(palette.count)
      bits = colors <= 2 ? 1 : colors <= 4 ? 2 : colors <= 16 ? 4 : 8
      // A palette of many grays takes room that gray itself does not need.
      if bits == 8, !hasAlpha, ctp_is_gray(words, count) {
        color = .gray
      } else {
        let map = PNGForm.order(PNGForm.colors(of: palette, isOpaque: isOpaque))
        color = .indexed(palette, map: map)
      }
    } else if !hasAlpha {
      color = ctp_is_gray(words, count) ? .gray : .rgb
    } else {
      color = .rgba
    }
  }

  /// Numbers the colors so that those with alpha come first, which makes the table of alphas short.
  private static func order(_ colors: [UInt32]) -> [UInt8] {
    var map = [UInt8](repeating: 0, count: 256)
    let translucent = colors.indices.filter { colors[$0] >> 24 < 255 }
    let others = colors.indices.filter { colors[$0] >> 24 == 255 }
    for (number, place) in (translucent + others).enumerated() { map[place] = UInt8(number) }
    return map
  }

  /// The colors of a palette in order of appearance.
  static func colors(of palette: ctp_palette, isOpaque: Bool) -> [UInt32] {
    withUnsafeBytes(of: palette.colors) { bytes in
      bytes.bindMemory(to: UInt32.self).prefix(Int(palette.count))
        .map { isOpaque ? $0 | 0xff00_0000 : $0 }
    }
  }

  /// The code of the form in the file's header.
  var colorType: UInt8 {
    switch color {
    case .gray: 0
    case .rgb: 2
    case .indexed: 3
    case .rgba: 6
    }
  }

  /// Bytes a pixel, at least one.
  var bytesPerPixel: Int {
    switch color {
    case .gray, .indexed: 1
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// Bytes a row, without the filter byte.
  func rowBytes(_ width: Int) -> Int {
    switch color {
    case .gray: width
    case .rgb: width * 3
    case .rgba: width * 4
    case .indexed: (width * bits + 7) / 8
    }
  }

  /// Writes a row without its filter byte.
  func write(
    _ words: UnsafePointer<UInt32>, width: Int, to row: UnsafeMutablePointer<UInt8>
  ) {
    switch color {
    case .gray: ctp_words_to_gray(words, row, width)
    case .rgb: ctp_words_to_rgb(words, row, width)
    case .rgba: ctp_words_to_rgba(words, row, width)
    case .indexed(let palette, let map):
      withUnsafePointer(to: palette) { table in
        ctp_palette_indices(table, map, words, width, Int32(bits), row)
      }
    }
  }
}
