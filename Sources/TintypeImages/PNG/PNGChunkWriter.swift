import CTintypeDeflate
import CTintypeKernels
import Glibc
import TintypeGeometry

/// Writes the parts of a PNG file one after another.
struct PNGChunkWriter: ~Copyable {
  private var file: PNGFileBytes

  /// Begins a file.
  ///
  /// - Parameter pixels: how many bytes the stream of the pixels has, as far as that is known.
  init(pixels: Int = 0) {
    file = PNGFileBytes(room: pixels + Self.usualRest)
    file.append(PNGChunks.signature)
  }

  /// How many bytes there are besides pixels in most files.
  private static let usualRest = 1 << 12

  /// The file as far as it is written.
  consuming func data() -> Data { file.data() }

  mutating func header(width: Int, height: Int, _ form: PNGForm) {
    chunk("IHDR", bytes(width) + bytes(height) + [UInt8(form.bits), form.colorType, 0, 0, 0])
  }

  /// Says how many pixels a meter has, for pictures of more than one pixel a point.
  mutating func pixelDensity(_ scale: CGFloat) {
    guard scale.isFinite, scale > 0, scale < 1000, scale != 1 else { return }
    // 72 points an inch, 0.0254 meters an inch.
    let density = bytes(Int((scale * 72 / 0.0254).rounded()))
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
    tintype_words_to_rgba(colors, &table, colors.count)
    for place in colors.indices {
      let number = Int(map[place])
      rgba.replaceSubrange(number * 4..<number * 4 + 4, with: table[place * 4..<place * 4 + 4])
    }
    chunk("PLTE", rgba.indices.filter { $0 % 4 != 3 }.map { rgba[$0] })
    let alphas = stride(from: 3, to: rgba.count, by: 4).map { rgba[$0] }
    // Opaque colors come last and need no entry.
    let translucent = alphas.prefix { $0 < 255 }
    if !translucent.isEmpty { chunk("tRNS", Array(translucent)) }
  }

  /// A chunk's length has 31 bits.
  private static let longestChunk = 1 << 30

  /// Writes the pixels, a zlib stream in pieces, in as few chunks as hold them.
  mutating func pixels(_ pieces: [[UInt8]]) {
    file.reserve(pieces.reduce(24) { $0 + $1.count })
    var (chunk, size): ([ArraySlice<UInt8>], Int) = ([], 0)
    for piece in pieces {
      for start in stride(from: 0, to: piece.count, by: Self.longestChunk) {
        let slice = piece[start...].prefix(Self.longestChunk)
        if size + slice.count > Self.longestChunk {
          self.chunk("IDAT", pieces: chunk)
          (chunk, size) = ([], 0)
        }
        chunk.append(slice)
        size += slice.count
      }
    }
    self.chunk("IDAT", pieces: chunk)
  }

  /// Says that the file moves, without end.
  mutating func animation(frames: Int) { chunk("acTL", bytes(frames) + bytes(0)) }

  /// Says where the next pixels belong, and for how long they are shown.
  ///
  /// - Parameters:
  ///   - number: that of the part among those that move.
  ///   - area: the part of the picture that is replaced, in pixels.
  ///   - time: in seconds, at most 65.
  mutating func frame(_ number: Int, _ area: PNGArea, time: Double) {
    let delay = Int((min(max(time, 0), 65) * 1000).rounded())
    // The rest stays as it is, and what is drawn replaces what is below.
    chunk(
      "fcTL",
      bytes(number) + bytes(area.width) + bytes(area.height) + bytes(area.x) + bytes(area.y)
        + bytes(delay).suffix(2) + bytes(1000).suffix(2) + [0, 0])
  }

  /// Writes the pixels of a part that moves.
  mutating func framePixels(_ number: Int, _ stream: [UInt8]) {
    chunk("fdAT", bytes(number) + stream)
  }

  mutating func end() { chunk("IEND", []) }

  private func bytes(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  mutating func chunk(_ type: String, _ content: some Collection<UInt8>) {
    chunk(type, pieces: CollectionOfOne(content))
  }

  private mutating func chunk(
    _ type: String, pieces: some Collection<some Collection<UInt8>>
  ) {
    file.append(bytes(pieces.reduce(0) { $0 + $1.count }))
    let start = file.count
    file.append(type.utf8)
    for piece in pieces { file.append(piece) }
    let sum = file.withBytes(from: start) { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    file.append(bytes(Int(sum)))
  }
}
