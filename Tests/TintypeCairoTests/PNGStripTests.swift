import Dispatch
import Testing
import TintypeDrawing
import TintypeTestSupport

@testable import TintypeImages

@Suite struct PNGStripTests {
  /// What pictures of several strips look like, by what their form depends on.
  enum Content: CaseIterable {
    /// Sixteen colors.
    case few
    /// More than 256 colors, from the first strip on.
    case many
    /// More than 256 colors, none of the strips has more.
    case manyTogether
    /// Many colors, and the last strip alone is not opaque.
    case lateAlpha
    /// Grays, and the last strip alone is colored.
    case lateHue
    /// Gray of many alphas.
    case grayAlpha

    func word(_ x: Int, _ y: Int, isLate: Bool) -> UInt32 {
      func gray(_ level: Int) -> UInt32 { 0xff00_0000 | UInt32(level & 255) * 0x010101 }
      return switch self {
      case .few: gray((x / 7 + y / 5) % 16 * 16)
      case .many: 0xff00_0000 | UInt32((x * 31 + y * 17) & 0xffff)
      case .manyTogether: 0xff00_0000 | UInt32(x / 9 % 4 + y / 4 * 4)
      case .lateAlpha: isLate ? 0x8000_0000 | UInt32(x % 100) : 0xff00_0000 | UInt32(x % 70 + y)
      case .lateHue: isLate ? 0xff00_0000 | UInt32(x * y & 0xffff) : gray(x * y)
      case .grayAlpha: UInt32(y % 256) << 24 | UInt32(min(x % 256, y % 256)) * 0x010101
      }
    }

    var bitmap: Bitmap {
      let (width, height) = (260, PNGStream.stripHeight(width: 260) * 2 + 3)
      var words: [UInt32] = []
      for y in 0..<height {
        for x in 0..<width { words.append(word(x, y, isLate: y > height - 3)) }
      }
      return Bitmap(width: width, height: height, pixels: words.withUnsafeBytes { Array($0) })
    }
  }

  private func write(
    _ bitmap: Bitmap, isOpaque: Bool, _ add: (PNGStripWriter, UnsafePointer<UInt32>) -> Void
  ) -> Data {
    let writer = PNGStripWriter(width: bitmap.width, height: bitmap.height, isOpaque: isOpaque)
    bitmap.pixels.withUnsafeBytes { bytes in
      guard let words = bytes.bindMemory(to: UInt32.self).baseAddress else { return }
      add(writer, words)
    }
    return writer.finish(scale: 2)
  }

  @Test("Strips make the file of the whole picture, in any order", arguments: Content.allCases)
  func anyOrder(_ content: Content) throws {
    let bitmap = content.bitmap
    for isOpaque in [false, true] where !isOpaque || ![.lateAlpha, .grayAlpha].contains(content) {
      let whole = PNGCodec.encode(bitmap, isOpaque: isOpaque, scale: 2)
      #expect(try PNGCodec.decode(whole).bitmap == bitmap)
      #expect(try PNGCodec.decodeBySPNG(whole) == bitmap)
      for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
        let file = write(bitmap, isOpaque: isOpaque) { writer, words in
          for strip in order {
            writer.add(
              strip: strip, words + writer.rows(ofStrip: strip).lowerBound * bitmap.width)
          }
        }
        #expect(file == whole)
      }
      let together = write(bitmap, isOpaque: isOpaque) { writer, words in
        nonisolated(unsafe) let words = words
        DispatchQueue.concurrentPerform(iterations: writer.stripCount) { strip in
          writer.add(
            strip: strip, words + writer.rows(ofStrip: strip).lowerBound * bitmap.width)
        }
      }
      #expect(together == whole)
    }
  }

  @Test("Forms are those of all pixels, wherever in the picture they are")
  func forms() {
    let types = Content.allCases.map {
      PNGCodec.encode($0.bitmap, isOpaque: false, scale: 1)[25]
    }
    #expect(types == [3, 2, 2, 6, 2, 4])
  }

  @Test("Rows that repeat the one above are not read", arguments: Content.allCases)
  func repeats(_ content: Content) throws {
    let source = content.bitmap
    let writer = PNGStripWriter(width: source.width, height: source.height, isOpaque: false)
    let row = source.width * 4
    // Rows 3 to 8 and 11 of each strip, and all after its first two of the last.
    var (whole, holes) = (source.pixels, source.pixels)
    var repeats: [[Range<Int>]] = []
    for strip in 0..<writer.stripCount {
      let rows = writer.rows(ofStrip: strip)
      let ranges = strip == writer.stripCount - 1 ? [2..<rows.count] : [3..<9, 9..<9, 11..<12]
      for y in ranges.joined() {
        let place = (rows.lowerBound + y) * row
        whole.replaceSubrange(place..<place + row, with: Array(whole[place - row..<place]))
        holes.replaceSubrange(
          place..<place + row, with: repeatElement(UInt8(truncatingIfNeeded: y), count: row))
      }
      repeats.append(ranges)
    }
    let bitmap = Bitmap(width: source.width, height: source.height, pixels: whole)
    let file = write(
      Bitmap(width: source.width, height: source.height, pixels: holes), isOpaque: false
    ) { writer, words in
      for strip in repeats.indices {
        let place = writer.rows(ofStrip: strip).lowerBound * source.width
        writer.add(strip: strip, words + place, repeats: repeats[strip])
      }
    }
    #expect(try PNGCodec.decode(file).bitmap == bitmap)
    #expect(file == PNGCodec.encode(bitmap, isOpaque: false, scale: 2))
  }

  @Test("Pixels are kept no longer than the form is not known")
  func kept() {
    for (content, bytes) in [(Content.few, 1), (.many, 0), (.lateHue, 1), (.lateAlpha, 4)] {
      let bitmap = content.bitmap
      let writer = PNGStripWriter(
        width: bitmap.width, height: bitmap.height, isOpaque: content == .many)
      bitmap.pixels.withUnsafeBytes { pixels in
        guard let words = pixels.bindMemory(to: UInt32.self).baseAddress else { return }
        writer.add(strip: 0, words)
      }
      let kept = writer.keptBytes
      #expect(kept == bytes * bitmap.width * writer.stripHeight, "\(content)")
    }
  }
}
