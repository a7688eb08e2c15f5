/// The words of a ``WordCache`` by their bytes, numbered in the order in which they came.
///
/// A dictionary of the standard library hashes against attackers and asks for new memory while it grows;
/// this table is asked for every word of every text, and only ever grows to its bound. It is kept small, since most
/// of what a look-up takes is the way to memory.
struct WordTable {
  /// The bytes of a word with the spaces after it, packed, and the number of its context.
  struct Key: Equatable {
    /// Longer words are rare, and texts with them are shaped whole.
    static let capacity = 24

    private let words: (UInt64, UInt64, UInt64)
    /// The bytes: the last ones may be zero.
    fileprivate let count: UInt32
    private let context: UInt32

    /// Packs a word of at most ``capacity`` bytes.
    init(_ bytes: UnsafeBufferPointer<UInt8>, context: UInt32) {
      count = UInt32(bytes.count)
      self.context = context
      var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
      withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: UnsafeRawBufferPointer(bytes)) }
      self.words = words
    }

    /// Bits that tell words apart, the higher the better.
    fileprivate var hash: UInt64 {
      let mixed =
        (words.0 ^ UInt64(context) &* 0xD6E8_FEB8_6659_FD93) &* 0x9E37_79B9_7F4A_7C15
        ^ words.1 &* 0xC2B2_AE3D_27D4_EB4F ^ words.2 &* 0x1656_67B1_9E37_79F9
      return (mixed ^ mixed >> 29) &* 0x9E37_79B9_7F4A_7C15
    }

    static func == (a: Key, b: Key) -> Bool {
      a.words == b.words && a.count == b.count && a.context == b.context
    }
  }

  /// The number of an entry and one, and bits of its hash, which tell most others without a look at them.
  private struct Slot {
    var number: UInt32 = 0
    var tag: UInt32 = 0
  }

  private var entries: [(key: Key, word: WordCache.Word)] = []
  /// By the hash of the key, or in the next free place; 0 is no number.
  private var slots = [Slot](repeating: Slot(), count: 1 << Self.leastBits)
  private var bits = Self.leastBits
  private static let leastBits = 10

  /// How many words there are.
  var count: Int { entries.count }

  /// The word of a number.
  subscript(number: Int) -> WordCache.Word {
    get { entries[number].word }
    set { entries[number].word = newValue }
  }

  /// The number of a word, which is added where it is not known.
  mutating func number(of key: Key) -> Int {
    let hash = key.hash
    let tag = UInt32(truncatingIfNeeded: hash)
    var slot = Int(hash >> UInt64(64 - bits))
    while slots[slot].number != 0 {
      let number = Int(slots[slot].number) - 1
      if slots[slot].tag == tag, entries[number].key == key { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    entries.append((key, WordCache.Word(length: Int32(key.count))))
    slots[slot] = Slot(number: UInt32(entries.count), tag: tag)
    if entries.count * 2 > slots.count { grow() }
    return entries.count - 1
  }

  /// Forgets all words and keeps the memory.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    for slot in slots.indices { slots[slot] = Slot() }
  }

  private mutating func grow() {
    bits += 1
    slots = [Slot](repeating: Slot(), count: 1 << bits)
    for (number, entry) in entries.enumerated() {
      let hash = entry.key.hash
      var slot = Int(hash >> UInt64(64 - bits))
      while slots[slot].number != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Slot(number: UInt32(number + 1), tag: UInt32(truncatingIfNeeded: hash))
    }
  }
}
