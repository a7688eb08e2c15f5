import CTintypeKernels
import Testing
import TintypeGeometry

@Suite struct KernelTests {
  @Test("Different words are counted, whatever their number", arguments: [0, 1, 7, 4096, 10_001])
  func count(_ count: Int) {
    let a = (0..<count).map { UInt32($0) }
    let b = a.map { $0 % 5 == 3 ? $0 ^ 1 : $0 }
    #expect(tintype_count_different_words(a, b, count) == a.count { $0 % 5 == 3 })
  }

  @Test("Multiplied and divided alphas come back for every opaque and translucent color")
  func alphas() {
    for alpha in 0...255 {
      // Not every color survives, but every one that was made by multiplying does.
      var words: [UInt32] = []
      for level in 0...alpha { words.append(UInt32(alpha) << 24 | UInt32(level) * 0x010101) }
      var rgba = [UInt8](repeating: 0, count: words.count * 4)
      var back = [UInt32](repeating: 0, count: words.count)
      tintype_words_to_rgba(words, &rgba, words.count)
      tintype_rgba_to_words(rgba, &back, words.count)
      #expect(back == words, "alpha \(alpha)")
    }
  }

  @Test("One translucent or colored pixel among many is found")
  func looking() {
    var words = [UInt32](repeating: 0xff70_7070, count: 5000)
    #expect(tintype_is_opaque(words, words.count) && tintype_is_gray(words, words.count))
    words[4321] = 0xfe70_7070
    #expect(!tintype_is_opaque(words, words.count) && tintype_is_gray(words, words.count))
    words[4321] = 0xff70_7170
    #expect(tintype_is_opaque(words, words.count) && !tintype_is_gray(words, words.count))
  }

  @Test("A palette holds 256 colors and not one more")
  func palette() {
    var palette = tintype_palette()
    tintype_palette_clear(&palette)
    let colors = (0..<256).map { UInt32($0) &* 0x0101_0107 }
    // Runs of one, of seven and of many.
    let places = (0..<256).flatMap { [Int](repeating: $0, count: [1, 7, 50][$0 % 3]) }
    var indices = [UInt8](repeating: 0, count: places.count)
    #expect(
      tintype_palette_add(&palette, places.map { colors[$0] }, places.count, &indices)
        && palette.count == 256)
    #expect(indices == places.map { UInt8($0) })
    #expect(!tintype_palette_add(&palette, [12345], 1, nil))
  }
}
