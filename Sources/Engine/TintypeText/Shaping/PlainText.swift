/// Texts of characters of which everything is known without asking: most of what people write in the West.
///
/// They are printable ASCII, the Latin letters up to U+024F, and the dashes, quotes, bullets and dots from U+2010 to
/// U+2027. Each is a character of its own in UAX #29 (`Other`), runs from left to right or is neutral in UAX #9, and is
/// of the script Latin or common in UAX #24; none is ignorable or can be an emoji.
struct PlainText: Sequence, IteratorProtocol {
  /// A plain character.
  struct Character {
    /// The scalar value.
    var value: UInt32
    /// The first byte.
    var start: Int
    /// Whether it is a Latin letter, and so strong from left to right.
    var isLetter: Bool
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var at: Int

  private init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    at = start
  }

  /// The next character; nil at the end, and before what is not plain.
  mutating func next() -> Character? {
    guard at < bytes.count else { return nil }
    let (lead, start) = (bytes[at], at)
    if lead < 0x80 {
      guard lead >= 0x20, lead < 0x7f else { return nil }
      at += 1
      return Character(value: UInt32(lead), start: start, isLetter: (lead | 0x20) &- 0x61 < 26)
    }
    if lead >= 0xc3, lead <= 0xc9, at + 1 < bytes.count, bytes[at + 1] & 0xc0 == 0x80 {
      let value = UInt32(lead & 0x1f) << 6 | UInt32(bytes[at + 1] & 0x3f)
      guard value < 0x250 else { return nil }
      at += 2
      // The signs of multiplication and division stand among the letters.
      return Character(value: value, start: start, isLetter: value != 0xd7 && value != 0xf7)
    }
    if lead == 0xe2, at + 2 < bytes.count, bytes[at + 1] == 0x80,
      (0x90...0xa7).contains(bytes[at + 2])
    {
      let value = 0x2000 | UInt32(bytes[at + 2] & 0x3f)
      at += 3
      return Character(value: value, start: start, isLetter: false)
    }
    return nil
  }

  /// Visits the characters of some bytes of a text.
  ///
  /// - Parameters:
  ///   - range: the bytes.
  ///   - bytes: UTF-8.
  ///   - visit: gets each character, and says whether to go on.
  /// - Returns: whether all of them are plain, and all were visited.
  static func visit(
    _ range: Range<Int>, of bytes: [UInt8], _ visit: (Character) -> Bool
  ) -> Bool {
    bytes.withUnsafeBufferPointer { all in
      var text = PlainText(
        UnsafeBufferPointer(rebasing: all[..<range.upperBound]), from: range.lowerBound)
      while let character = text.next() {
        guard visit(character) else { return false }
      }
      return text.at == range.upperBound
    }
  }

  /// Flags as `TextBoundaries.graphemes` gives them; nil where a character is not plain.
  static func graphemes(in bytes: [UInt8]) -> [UInt8]? {
    var flags = [UInt8](repeating: 0, count: bytes.count + 1)
    let isPlain = visit(0..<bytes.count, of: bytes) { character in
      flags[character.start] = TextBoundaries.boundary
      return true
    }
    guard isPlain, !bytes.isEmpty else { return nil }
    flags[0] = 0
    flags[bytes.count] = TextBoundaries.boundary
    return flags
  }
}
