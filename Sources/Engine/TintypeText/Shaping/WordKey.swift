import TintypeGeometry

/// The bytes of a word with the spaces after it, packed, and the index of its context.
struct WordKey: OpenTableKey {
  /// Longer words are rare, and texts with them are shaped whole.
  static let capacity = 24

  private let bytes: (UInt64, UInt64, UInt64)
  /// How many bytes there are: the last ones may be zero.
  let count: UInt32
  private let context: UInt32

  /// Packs a word of at most ``capacity`` bytes.
  init(_ word: UnsafeBufferPointer<UInt8>, context: UInt32) {
    count = UInt32(word.count)
    self.context = context
    var bytes: (UInt64, UInt64, UInt64) = (0, 0, 0)
    withUnsafeMutableBytes(of: &bytes) { $0.copyMemory(from: UnsafeRawBufferPointer(word)) }
    self.bytes = bytes
  }

  var tableHash: UInt64 {
    let mixed =
      (bytes.0 ^ UInt64(context) &* 0xD6E8_FEB8_6659_FD93).spread
      ^ bytes.1 &* 0xC2B2_AE3D_27D4_EB4F ^ bytes.2 &* 0x1656_67B1_9E37_79F9
    return (mixed ^ mixed >> 29).spread
  }

  static func == (a: WordKey, b: WordKey) -> Bool {
    a.bytes == b.bytes && a.count == b.count && a.context == b.context
  }
}
