import CTintypeDeflate
import CTintypeKernels
import Glibc
import TintypeGeometry

/// Writes the parts of a PNG file one after another.
struct PNGChunkWriter {
  /// What was written.
  private(set) var data: Data

  /// Begins to write, behind what is there already.
  init(after data: Data = Data(PNGChunks.signature)) { self.data = data }

  /// Says how large the picture is, how its pixels are stored, and that its colors are those of sRGB.
  ///
  /// Programs that manage colors take a picture without a space for whatever they like; `sRGB` names it in 13 bytes.
  /// Its only byte, 0, asks for the perceptual intent, which pictures of a screen have.
  mutating func header(width: Int, height: Int, _ form: PNGForm) {
    chunk("IHDR", bytes(width) + bytes(height) + [UInt8(form.bits), form.colorType, 0, 0, 0])
    chunk("sRGB", [0])
  }

  /// Says how many pixels a meter has, for pictures of more than one pixel a point.
  mutating func pixelDensity(_ scale: CGFloat) {
    guard scale.isFinite, scale > 0, scale < 1000, scale != 1 else { return }
    // 72 points an inch, 0.0254 meters an inch.
    let density = bytes(Int(clamped: (scale * 72 / 0.0254).rounded()))
    chunk("pHYs", density + density + [1])
  }

  /// Notes below this many bytes are left as they are: whoever looks into the file can read them.
  private static let plainNote = 1024

  /// Stores a note, as UTF-8.
  ///
  /// - Parameters:
  ///   - keyword: what the note is found by, cut to 79 Latin-1 characters.
  ///   - text: the note.
  ///   - level: how well a long note is compressed, 1 to 12; nil for not at all.
  mutating func text(_ keyword: String, _ text: String, level: Int32?) {
    let latin = keyword.unicodeScalars.compactMap { scalar -> UInt8? in
      let isAllowed = (32...126).contains(scalar.value) || (161...255).contains(scalar.value)
      return isAllowed ? UInt8(scalar.value) : nil
    }
    guard !latin.isEmpty else { return }
    var content = Array(text.utf8)
    if memchr(content, 0, content.count) != nil { content.removeAll { $0 == 0 } }
    let packed = level.flatMap { level in
      content.count >= Self.plainNote ? PNGDeflate(level: level)?.zlib(content) : nil
    }
    // After the keyword: whether it is compressed, how, an empty language and an empty translation.
    chunk(
      "iTXt", latin.prefix(79) + [0, packed == nil ? 0 : 1, 0, 0, 0] + (packed ?? content))
  }

  /// Writes the table of colors and that of their alphas, where the form has them.
  mutating func palette(_ form: PNGForm) {
    guard case .indexed(let palette, let map) = form.color else { return }
    let colors = PNGForm.colors(of: palette, isOpaque: form.isOpaque)
    var table = [UInt8](repeating: 0, count: colors.count * 4)
    var rgba = table
    tintype_pixels_to_rgba(colors, &table, colors.count)
    for color in colors.indices {
      let index = Int(map[color])
      rgba.replaceSubrange(index * 4..<index * 4 + 4, with: table[color * 4..<color * 4 + 4])
    }
    chunk("PLTE", rgba.indices.filter { $0 % 4 != 3 }.map { rgba[$0] })
    let alphas = stride(from: 3, to: rgba.count, by: 4).map { rgba[$0] }
    // Opaque colors come last and need no entry.
    let translucent = alphas.prefix { $0 < 255 }
    if !translucent.isEmpty { chunk("tRNS", Array(translucent)) }
  }

  /// The longest chunk of pixels: a length has 31 bits.
  static let longestChunk = 1 << 30

  /// What chunks of pixels are called.
  static let pixelType = "IDAT"

  /// Writes the pixels, a zlib stream, in as few chunks as hold them.
  ///
  /// - Parameters:
  ///   - stream: the stream.
  ///   - longestChunk: how many bytes a chunk has at most.
  mutating func pixels(
    _ stream: some RandomAccessCollection<UInt8>, longestChunk: Int = Self.longestChunk
  ) {
    var rest = stream[...]
    repeat {
      chunk(Self.pixelType, rest.prefix(longestChunk))
      rest = rest.dropFirst(longestChunk)
    } while !rest.isEmpty
  }

  /// Says that the file moves, without end.
  mutating func animation(frames: Int) { chunk("acTL", bytes(frames) + bytes(0)) }

  /// Says where the next pixels belong, and for how long they are shown.
  ///
  /// - Parameters:
  ///   - index: that of the part among those that move.
  ///   - area: the part of the picture that is replaced, in pixels.
  ///   - time: in seconds, at most 65.
  mutating func frame(_ index: Int, _ area: PNGArea, time: Double) {
    let delay = Int(clamped: (min(max(time, 0), 65) * 1000).rounded())
    // The rest stays as it is, and what is drawn replaces what is below.
    chunk(
      "fcTL",
      bytes(index) + bytes(area.width) + bytes(area.height) + bytes(area.x) + bytes(area.y)
        + bytes(delay).suffix(2) + bytes(1000).suffix(2) + [0, 0])
  }

  /// Writes the pixels of a part that moves.
  mutating func framePixels(_ index: Int, _ stream: [UInt8]) {
    chunk("fdAT", bytes(index) + stream)
  }

  /// Ends the file.
  mutating func end() { chunk("IEND", []) }

  private func bytes(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Writes a chunk.
  mutating func chunk(_ type: String, _ content: some Collection<UInt8>) {
    beginChunk(type, count: content.count)
    let start = data.count - type.utf8.count
    data.append(contentsOf: content)
    endChunk(sum: data[start...].withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) })
  }

  /// Begins a chunk with so many bytes.
  mutating func beginChunk(_ type: String, count: Int) {
    data.append(contentsOf: bytes(count))
    data.append(contentsOf: type.utf8)
  }

  /// Ends a chunk with the sum of its type and its bytes, CRC-32.
  mutating func endChunk(sum: UInt32) { data.append(contentsOf: bytes(Int(sum))) }
}
