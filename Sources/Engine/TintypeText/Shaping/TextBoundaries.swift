import CTintypeUnicode
import Synchronization

/// Where lines may break and where characters, as people see them, begin.
enum TextBoundaries {
  /// A line may break before the byte, or a character begins there.
  static let boundary = UInt8(CTU_BOUNDARY)
  /// The line must end before the byte.
  static let hard = UInt8(CTU_HARD)

  private struct Key: Equatable {
    var isGrapheme: Bool
    var language: String
  }

  private final class Finder: Sendable {
    // Used by the one thread that has taken it out of the pool.
    nonisolated(unsafe) let handle: OpaquePointer

    init?(_ key: Key) {
      let kind = Int32(key.isGrapheme ? CTU_GRAPHEME : CTU_LINE)
      guard let handle = ctu_breaker_open(kind, key.language) else { return nil }
      self.handle = handle
    }

    deinit { ctu_breaker_close(handle) }
  }

  // Iterators that are free, by what they were opened for.
  private static let pool = Mutex<[(key: Key, finders: [Finder])]>([])

  /// Flags for each byte offset: `boundary` where a line may end, `hard` where it must.
  ///
  /// UAX #14 as ICU 72 has it, but that Hangul breaks between words alone: `Rules/System-Font#Other-scripts`. The
  /// start is no boundary, the end is one.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - language: a BCP 47 tag.
  /// - Returns: one more element than there are bytes.
  static func lineBreaks(in bytes: [UInt8], language: String) -> [UInt8] {
    PlainBreaks.flags(of: bytes) ?? foundLineBreaks(in: bytes, language: language)
  }

  /// The same, by ICU whatever the text is.
  static func foundLineBreaks(in bytes: [UInt8], language: String) -> [UInt8] {
    var flags = find(Key(isGrapheme: false, language: language), in: bytes)
    // Hangul is U+1100 to U+11FF and U+3130 to U+D7FB: bytes from 0xE1 on.
    for index in bytes.indices.dropFirst(3) where flags[index] == boundary && bytes[index] >= 0xe1 {
      if isHangul(bytes, at: index), isHangul(bytes, at: index - 3) { flags[index] = 0 }
    }
    return flags
  }

  /// Whether a letter of Hangul stands at a byte: a syllable or a part of one.
  private static func isHangul(_ bytes: [UInt8], at index: Int) -> Bool {
    guard index + 2 < bytes.count, bytes[index] & 0xf0 == 0xe0 else { return false }
    let value =
      UInt32(bytes[index] & 0xf) << 12 | UInt32(bytes[index + 1] & 0x3f) << 6
      | UInt32(bytes[index + 2] & 0x3f)
    switch value {
    case 0x1100...0x11ff, 0x3131...0x318e, 0xa960...0xa97c, 0xac00...0xd7fb: return true
    default: return false
    }
  }

  /// Flags for each byte offset: `boundary` where a grapheme cluster of UAX #29 ends.
  static func graphemes(in bytes: [UInt8]) -> [UInt8] {
    PlainText.graphemes(in: bytes) ?? foundGraphemes(in: bytes)
  }

  /// The same, by ICU whatever the text is.
  static func foundGraphemes(in bytes: [UInt8]) -> [UInt8] {
    find(Key(isGrapheme: true, language: "en"), in: bytes)
  }

  private static func find(_ key: Key, in bytes: [UInt8]) -> [UInt8] {
    var flags = [UInt8](repeating: 0, count: bytes.count + 1)
    guard !bytes.isEmpty else { return flags }
    let pooled = pool.withLock { pool in
      pool.firstIndex { $0.key == key }.flatMap { pool[$0].finders.popLast() }
    }
    guard let finder = pooled ?? Finder(key) else {
      flags[bytes.count] = boundary
      return flags
    }
    bytes.withUnsafeBytes { source in
      _ = ctu_breaker_find(
        finder.handle, source.bindMemory(to: CChar.self).baseAddress, Int64(bytes.count), &flags)
    }
    pool.withLock { pool in
      if let index = pool.firstIndex(where: { $0.key == key }) {
        pool[index].finders.append(finder)
      } else {
        pool.append((key, [finder]))
      }
    }
    return flags
  }

  /// The embedding levels of a paragraph, one a character.
  ///
  /// - Parameters:
  ///   - characters: scalar values without the paragraph separator.
  ///   - base: 0 or 1 for a given direction; -1 and -2 for the first strong character's, and without
  ///     one left to right or right to left.
  /// - Returns: the levels and the level of the paragraph.
  static func bidiLevels(_ characters: [UInt32], base: Int) -> (levels: [Int8], base: Int) {
    var levels = [Int8](repeating: 0, count: characters.count)
    let result = ctu_bidi_levels(characters, Int32(characters.count), Int32(base), &levels)
    return (levels, max(0, Int(result)))
  }
}
