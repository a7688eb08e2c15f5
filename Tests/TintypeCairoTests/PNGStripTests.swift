import CTintypeDeflate
import CTintypeKernels
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

    func pixel(_ x: Int, _ y: Int, isLate: Bool) -> UInt32 {
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
      let (width, height) = (260, PNGStream.stripHeight(width: 260, height: 1) * 2 + 3)
      var pixels: [UInt32] = []
      for y in 0..<height {
        for x in 0..<width { pixels.append(pixel(x, y, isLate: y > height - 3)) }
      }
      return Bitmap(width: width, height: height, pixels: pixels.withUnsafeBytes { Array($0) })
    }
  }

  @Test(arguments: [
    // Of as many pixels as stay in the cache.
    (800, 1273, 81), (800, 2600, 81),
    // Of so many rows.
    (4096, 100, 32), (4000, 9000, 32),
    // Of more pixels where there are many strips all the same, as far as can be counted.
    (800, 4000, 125), (1588, 8408, 82), (10, 1_000_000, 13_107),
    // Never of none, nor of more than can be counted.
    (1_000_000, 5, 1), (1, 2_000_000, 32768), (0, 0, 32768),
  ])
  func stripsAreAsTallAsTheSizeOfThePictureSays(width: Int, height: Int, rows: Int) {
    #expect(PNGStream.stripHeight(width: width, height: height) == rows)
  }

  private func write(
    _ bitmap: Bitmap, isOpaque: Bool, _ add: (PNGStripWriter, UnsafePointer<UInt32>) -> Void,
    check: (PNGStripWriter) -> Void = { _ in }
  ) -> Data {
    let writer = PNGStripWriter(width: bitmap.width, height: bitmap.height, isOpaque: isOpaque)
    bitmap.pixels.withUnsafeBytes { bytes in
      guard let pixels = bytes.bindMemory(to: UInt32.self).baseAddress else { return }
      add(writer, pixels)
    }
    let file = writer.finish(scale: 2)
    check(writer)
    return file
  }

  @Test("Strips make the file of the whole picture, in any order", arguments: Content.allCases)
  func anyOrder(_ content: Content) throws {
    let bitmap = content.bitmap
    for isOpaque in [false, true] where !isOpaque || ![.lateAlpha, .grayAlpha].contains(content) {
      let whole = PNGCodec.encode(bitmap, isOpaque: isOpaque, scale: 2)
      #expect(try PNGCodec.decode(whole).bitmap == bitmap)
      #expect(try PNGCodec.decodeBySPNG(whole) == bitmap)
      for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
        let file = write(bitmap, isOpaque: isOpaque) { writer, pixels in
          for strip in order {
            writer.add(
              strip: strip, pixels + writer.rows(ofStrip: strip).lowerBound * bitmap.width)
          }
        }
        #expect(file == whole)
      }
      let together = write(bitmap, isOpaque: isOpaque) { writer, pixels in
        nonisolated(unsafe) let pixels = pixels
        DispatchQueue.concurrentPerform(iterations: writer.stripCount) { strip in
          writer.add(
            strip: strip, pixels + writer.rows(ofStrip: strip).lowerBound * bitmap.width)
        }
        DispatchQueue.concurrentPerform(iterations: 2) { _ in writer.compressRetained() }
        #expect(writer.retainedBytes == 0)
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
        let index = (rows.lowerBound + y) * row
        whole.replaceSubrange(index..<index + row, with: Array(whole[index - row..<index]))
        holes.replaceSubrange(
          index..<index + row, with: repeatElement(UInt8(truncatingIfNeeded: y), count: row))
      }
      repeats.append(ranges)
    }
    let bitmap = Bitmap(width: source.width, height: source.height, pixels: whole)
    let file = write(
      Bitmap(width: source.width, height: source.height, pixels: holes), isOpaque: false
    ) { writer, pixels in
      for strip in repeats.indices {
        let index = writer.rows(ofStrip: strip).lowerBound * source.width
        writer.add(strip: strip, pixels + index, repeats: repeats[strip])
      }
    } check: { writer in
      let repeated = repeats.joined().reduce(0) { $0 + $1.count }
      // Strips that are compressed once more, for the alpha of the last one, are read as they were unpacked.
      let unread = content == .lateAlpha ? repeats.last?.first?.count : repeated
      #expect(writer.rows.read == source.height - (unread ?? 0))
      #expect(writer.rows.repeated >= repeated && writer.rows.repeated < source.height)
    }
    #expect(try PNGCodec.decode(file).bitmap == bitmap)
    #expect(file == PNGCodec.encode(bitmap, isOpaque: false, scale: 2))
  }

  @Test("Pixels are kept no longer than the form is not known")
  func retained() {
    for (content, bytes) in [
      (Content.few, 1), (.many, 0), (.lateHue, 1), (.lateAlpha, 0), (.grayAlpha, 4),
    ] {
      let bitmap = content.bitmap
      let writer = PNGStripWriter(
        width: bitmap.width, height: bitmap.height, isOpaque: content == .many)
      bitmap.pixels.withUnsafeBytes { pixels in
        guard let pixels = pixels.bindMemory(to: UInt32.self).baseAddress else { return }
        writer.add(strip: 0, pixels)
      }
      let retained = writer.retainedBytes
      #expect(retained == bytes * bitmap.width * writer.stripHeight, "\(content)")
    }
  }

  /// Rows of units with runs, repeats of rows above, and pieces seen earlier, in shares that depend on the seed.
  private struct Units {
    let width: Int
    let height: Int
    let bytes: Int
    var units: [UInt32] = []
    var repeats: [Bool]?

    init(seed: Int) {
      var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 99
      func random(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
      }
      bytes = seed % 4 + 1
      // Rows that one block of 64 holds, that end with one, that matches do not reach across, and single ones.
      width = [1, 2, 7, 8, 63, 64, 65, 200, 1 + random(900), 9000, 11_000, 40_000][seed / 4 % 12]
      height = seed % 3 == 0 ? 1 : min(65536 / width, 1 + random(12))
      let (colors, share) = (1 + random(seed % 5 == 0 ? 1 << 24 : 40), 1 + random(6))
      for index in 0..<width * height {
        switch random(share + 1) {
        case 0: units.append(UInt32(random(colors)) &* 0x9E37_79B9)
        case 1 where index >= width: units.append(units[index - width])
        case 2 where index > 300: units.append(units[index - random(300) - 1])
        case 3 where index > 40: units.append(units[index - 37])
        default: units.append(units.last ?? 0)
        }
      }
      let rows = (0..<height).map { $0 > 0 && random(4) == 0 }
      for y in 1..<max(height, 1) where rows[y] {
        for x in 0..<width { units[y * width + x] = units[(y - 1) * width + x] }
      }
      repeats = seed % 2 == 0 ? rows : nil
    }

    /// The bytes of all rows, each after its filter byte.
    var rows: [UInt8] {
      var rows: [UInt8] = []
      for (index, unit) in units.enumerated() {
        if index % width == 0 { rows.append(0) }
        for index in (0..<bytes).reversed() {
          rows.append(UInt8(truncatingIfNeeded: unit >> UInt32(8 * index)))
        }
      }
      return rows
    }

    /// The strip as a whole stream, compressed with instructions of some level, and the sum of its bytes.
    func stream(instructions: Int32) throws -> (bytes: [UInt8], sum: UInt32) {
      let deflater = try #require(tintype_deflater_make(instructions))
      defer { tintype_deflater_free(deflater) }
      let stream = (repeats ?? []).withUnsafeBufferPointer { flags in
        units.withUnsafeBufferPointer { units in
          var strip = tintype_strip(
            units: units.baseAddress, width: UInt32(width), height: UInt32(height),
            bytes: UInt32(bytes), repeats: repeats == nil ? nil : flags.baseAddress)
          return [UInt8](unsafeUninitializedCapacity: tintype_deflate_find(deflater, &strip)) {
            buffer, count in
            guard let base = buffer.baseAddress else { return }
            count = tintype_deflate_write(deflater, true, base)
          }
        }
      }
      return (stream, tintype_deflate_sum(deflater))
    }
  }

  /// Undoes the filter of rows that equal the one above.
  private func unfiltered(_ rows: [UInt8], length: Int) -> [UInt8] {
    var rows = rows
    for start in stride(from: 0, to: rows.count, by: length + 1) where rows[start] == 2 {
      rows[start] = 0
      for index in start + 1...start + length { rows[index] &+= rows[index - length - 1] }
    }
    return rows
  }

  @Test("Units come back as they were, with all instructions", arguments: 0..<192)
  func anyUnits(_ seed: Int) throws {
    let units = Units(seed: seed)
    let (bytes, sum) = try units.stream(instructions: 0)
    for level in 1...2 {
      let other = try units.stream(instructions: Int32(level))
      #expect(other.bytes == bytes && other.sum == sum)
    }
    let rows = try #require(PNGStripTests.inflated(bytes, size: units.rows.count))
    #expect(libdeflate_adler32(1, rows, rows.count) == sum)
    #expect(unfiltered(rows, length: units.width * units.bytes) == units.rows)
  }

  private static func inflated(_ bytes: [UInt8], size: Int) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var (rows, actual) = ([UInt8](repeating: 0, count: size), 0)
    let result = libdeflate_deflate_decompress(
      decompressor, bytes, bytes.count, &rows, size, &actual)
    return result == LIBDEFLATE_SUCCESS && actual == size ? rows : nil
  }

  /// A row of one byte and its filter byte is too short for a match.
  @Test("Pictures a few pixels wide come back, whichever rows are equal", arguments: 1...9)
  func narrow(_ width: Int) throws {
    for pattern in 0..<64 {
      let rows = (0..<6).map { pattern >> $0 & 1 == 0 ? UInt32(0xff00_0000) : 0xffff_ffff }
      let pixels = rows.flatMap { [UInt32](repeating: $0, count: width) }
      let bitmap = Bitmap(
        width: width, height: 6, pixels: pixels.withUnsafeBytes { Array($0) })
      let file = PNGCodec.encode(bitmap, isOpaque: true, scale: 1)
      #expect(try PNGCodec.decode(file).bitmap == bitmap)
      #expect(try PNGCodec.decodeBySPNG(file) == bitmap)
    }
  }

  @Test("What is too large for a strip, or has no units, is refused")
  func refusedUnits() throws {
    let deflater = try #require(tintype_deflater_make(0))
    defer { tintype_deflater_free(deflater) }
    for (width, height) in [(0, 1), (1, 0), (70_000, 2), (1, 40_000)] {
      var strip = tintype_strip(
        units: nil, width: UInt32(width), height: UInt32(height), bytes: 3, repeats: nil)
      #expect(tintype_deflate_find(deflater, &strip) == 0)
    }
  }

  @Test("The sum of two parts is that of both", arguments: [0, 1, 5, 70_000])
  func sums(_ count: Int) {
    let bytes = (0..<count + 9).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let first = libdeflate_adler32(1, Array(bytes[..<9]), 9)
    let second = libdeflate_adler32(1, Array(bytes[9...]), count)
    #expect(
      tintype_adler_joined(first, second, count) == libdeflate_adler32(1, bytes, bytes.count))
  }
}
