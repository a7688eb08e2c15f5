import CTintypeKernels
import Testing
import TintypeGeometry

@Suite struct KernelTests {
  @Test("Different words are counted, whatever their number", arguments: [0, 1, 7, 4096, 10_001])
  func count(_ count: Int) {
    let a = (0..<count).map { UInt32($0) }
    let b = a.map { $0 % 5 == 3 ? $0 ^ 1 : $0 }
    #expect(tintype_count_different_pixels(a, b, count) == a.count { $0 % 5 == 3 })
  }

  @Test("Multiplied and divided alphas come back for every opaque and translucent color")
  func alphas() {
    for alpha in 0...255 {
      // Not every color survives, but every one that was made by multiplying does.
      var pixels: [UInt32] = []
      for level in 0...alpha { pixels.append(UInt32(alpha) << 24 | UInt32(level) * 0x010101) }
      var rgba = [UInt8](repeating: 0, count: pixels.count * 4)
      var back = [UInt32](repeating: 0, count: pixels.count)
      tintype_pixels_to_rgba(pixels, &rgba, pixels.count)
      tintype_rgba_to_pixels(rgba, &back, pixels.count)
      #expect(back == pixels, "alpha \(alpha)")
    }
  }

  @Test("One translucent or colored pixel among many is found")
  func looking() {
    var pixels = [UInt32](repeating: 0xff70_7070, count: 5000)
    #expect(tintype_is_opaque(pixels, pixels.count) && tintype_is_gray(pixels, pixels.count))
    pixels[4321] = 0xfe70_7070
    #expect(!tintype_is_opaque(pixels, pixels.count) && tintype_is_gray(pixels, pixels.count))
    pixels[4321] = 0xff70_7170
    #expect(tintype_is_opaque(pixels, pixels.count) && !tintype_is_gray(pixels, pixels.count))
  }

  @Test(
    "Colors are laid over pixels alike with all instructions, and as one pixel alone",
    arguments: 0..<40)
  func solidColors(_ seed: UInt64) {
    var random = RandomItems(seed: seed)
    func pixel() -> UInt32 {
      let alpha = [0, 255, UInt32.random(in: 0...255, using: &random)][Int(seed) % 3]
      return (0..<3).reduce(alpha << 24) { pixel, part in
        pixel | UInt32.random(in: 0...alpha, using: &random) << UInt32(part * 8)
      }
    }
    let (width, height) = (90, 24)
    let below = (0..<width * height).map { _ in pixel() }
    let color = pixel() | (seed % 2 == 0 ? 0xff00_0000 : 0)
    let size = (across: Int(seed) + 1, down: 13)
    let coverage = (0..<size.across * size.down).map { _ in
      [0, 255, UInt8.random(in: 0...255, using: &random)][Int.random(in: 0...2, using: &random)]
    }
    let clip = tintype_rect(x0: 4, y0: 2, x1: 77, y1: 19)
    let (x, y) = (Int(seed) * 2 - 3, 9)
    let pictures = withAllInstructions { level in
      var pixels = below
      tintype_composite_mask(
        &pixels, width, clip, coverage, Int32(x), Int32(y), Int32(size.across), Int32(size.down),
        color, level)
      tintype_fill_rect(&pixels, width, tintype_rect(x0: 1, y0: 0, x1: 88, y1: 4), color, level)
      return pixels
    }
    #expect(Set(pictures).count == 1)
    // Each pixel by itself, where no vector is full.
    var alone = below
    for v in 0..<size.down {
      for u in 0..<size.across where (4..<77).contains(x + u) && (2..<19).contains(y + v) {
        let index = (y + v) * width + x + u
        tintype_composite_mask(
          &alone[index], width, tintype_rect(x0: 0, y0: 0, x1: 1, y1: 1),
          [coverage[v * size.across + u]], 0, 0, 1, 1, color, 0)
      }
    }
    for index in 0..<4 * width where (1..<88).contains(index % width) {
      tintype_fill_rect(
        &alone[index], width, tintype_rect(x0: 0, y0: 0, x1: 1, y1: 1), color, 0)
    }
    #expect(pictures[0] == alone)
  }

  @Test("Pictures are made smaller and larger alike with all instructions", arguments: 0..<60)
  func sizes(_ seed: UInt64) {
    var random = RandomItems(seed: seed)
    let (channels, factor) = (seed % 2 == 0 ? 1 : 4, 2 << Int(seed / 2 % 5))
    let width = Int.random(in: 1...130, using: &random)
    let height = Int.random(in: 1...60, using: &random)
    let (columns, rows) = ((width + factor - 1) / factor, (height + factor - 1) / factor)
    var bytes = (0..<width * height * channels).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
    // Rows that repeat the one above are neither added nor mixed anew: in half of the pictures there are some.
    let row = width * channels
    let equal = Int.random(in: 0..<height, using: &random)
    for y in equal..<height where seed % 4 < 2 && y > equal && y < equal + 5 * factor {
      bytes.replaceSubrange(y * row..<(y + 1) * row, with: bytes[equal * row..<(equal + 1) * row])
    }
    let results = withAllInstructions { level in
      var small = [UInt8](repeating: 0, count: columns * rows * channels)
      var large = bytes
      #expect(
        tintype_shrink(
          bytes, width * channels, Int32(width), Int32(height), Int32(channels), Int32(factor),
          &small, level))
      #expect(
        tintype_grow(
          small, Int32(channels), Int32(factor), &large, width * channels, Int32(width),
          Int32(height), 0, Int32(height), level))
      // Some of the rows are as they are among all.
      let (top, bottom) = (height / 3, height - height / 4)
      var part = [UInt8](repeating: 0, count: (bottom - top) * row)
      #expect(
        tintype_grow(
          small, Int32(channels), Int32(factor), &part, row, Int32(width), Int32(height),
          Int32(top), Int32(bottom), level))
      #expect((part[...] == large[top * row..<bottom * row]) as Bool)
      return [small, large]
    }
    #expect(Set(results).count == 1)
    let (small, large) = (results[0][0], results[0][1])
    // A square's mean, and what is between the middles of four of them.
    func mean(_ column: Int, _ row: Int, _ channel: Int) -> Int {
      var sum = factor * factor / 2
      for y in row * factor..<min((row + 1) * factor, height) {
        for x in column * factor..<min((column + 1) * factor, width) {
          sum += Int(bytes[(y * width + x) * channels + channel])
        }
      }
      return sum / (factor * factor)
    }
    func between(_ index: Int, _ count: Int) -> (Int, Int, share: Int) {
      let p = 2 * index + 1 - factor
      let first = p < 0 ? -1 : p / (2 * factor)
      return (max(first, 0), min(first + 1, count - 1), p - first * 2 * factor)
    }
    for index in stride(from: 0, to: bytes.count, by: 7) {
      let (channel, x, y) = (
        index % channels, index / channels % width, index / channels / width
      )
      let (across, down) = (between(x, columns), between(y, rows))
      func value(_ column: Int, _ row: Int) -> Int {
        Int(small[(row * columns + column) * channels + channel])
      }
      func mixed(_ row: Int) -> Int {
        value(across.0, row) * (2 * factor - across.share) + value(across.1, row) * across.share
      }
      let sum = mixed(down.0) * (2 * factor - down.share) + mixed(down.1) * down.share
      #expect(Int(large[index]) == (sum + 2 * factor * factor) / (4 * factor * factor))
      #expect(value(x / factor, y / factor) == mean(x / factor, y / factor, channel))
    }
  }

  @Test("A palette holds 256 colors and not one more")
  func palette() {
    var palette = tintype_palette()
    tintype_palette_clear(&palette)
    let colors = (0..<256).map { UInt32($0) &* 0x0101_0107 }
    // Runs of one, of seven and of many.
    let entries = (0..<256).flatMap { [Int](repeating: $0, count: [1, 7, 50][$0 % 3]) }
    var indices = [UInt8](repeating: 0, count: entries.count)
    #expect(
      tintype_palette_add(&palette, entries.map { colors[$0] }, entries.count, &indices)
        && palette.count == 256)
    #expect(indices == entries.map { UInt8($0) })
    #expect(!tintype_palette_add(&palette, [12345], 1, nil))
  }
}
