import CTintypeHarfBuzz

/// The words of a ``WordCache`` by their bytes, numbered in the order in which they came.
///
/// A dictionary of the standard library hashes against attackers and asks for new memory while it grows;
/// this table is asked for every word of every text, and only ever grows to its bound.
struct WordTable {
  /// The bytes of a word with the spaces after it, packed, and its context.
  ///
  /// Fonts are told apart by their addresses: each is kept for as long as the library that owns the words.
  struct Key: Equatable {
    /// Longer words are rare, and texts with them are shaped whole.
    static let capacity = 24

    private let words: (UInt64, UInt64, UInt64)
    /// The bytes: the last ones may be zero.
    private let count: UInt32
    private let script: UInt32
    private let font: UInt
    private let language: UInt
    /// Bits that tell words apart, the higher the better.
    fileprivate let hash: UInt64

    /// Packs a word of at most ``capacity`` bytes.
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ context: WordCache.Context) {
      count = UInt32(bytes.count)
      script = context.script.rawValue
      font = UInt(bitPattern: context.face.font)
      language = UInt(bitPattern: context.language)
      var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
      withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: UnsafeRawBufferPointer(bytes)) }
      self.words = words
      let context = UInt64(font) &* 961 &+ UInt64(language) &* 31 &+ UInt64(script)
      let mixed =
        (words.0 ^ context) &* 0x9E37_79B9_7F4A_7C15 ^ words.1 &* 0xC2B2_AE3D_27D4_EB4F
        ^ words.2 &* 0x1656_67B1_9E37_79F9
      hash = (mixed ^ mixed >> 29) &* 0x9E37_79B9_7F4A_7C15
    }

    static func == (a: Key, b: Key) -> Bool {
      a.hash == b.hash && a.words == b.words && a.count == b.count && a.font == b.font
        && a.script == b.script && a.language == b.language
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
  subscript(number: Int) -> WordCache.Word { entries[number].word }

  /// The number of a word; nil where it is not known.
  func number(of key: Key) -> Int? {
    let mask = slots.count - 1
    var slot = Int(key.hash >> UInt64(64 - bits))
    let tag = UInt32(truncatingIfNeeded: key.hash)
    while slots[slot].number != 0 {
      let number = Int(slots[slot].number) - 1
      if slots[slot].tag == tag, entries[number].key == key { return number }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Adds a word that is not known, and returns its number.
  mutating func insert(_ word: WordCache.Word, for key: Key) -> Int {
    if (entries.count + 1) * 2 > slots.count { grow() }
    entries.append((key, word))
    place(entries.count - 1)
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
    for number in entries.indices { place(number) }
  }

  private mutating func place(_ number: Int) {
    let hash = entries[number].key.hash
    var slot = Int(hash >> UInt64(64 - bits))
    while slots[slot].number != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Slot(number: UInt32(number + 1), tag: UInt32(truncatingIfNeeded: hash))
  }
}
