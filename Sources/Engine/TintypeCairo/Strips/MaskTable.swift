import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

/// Masks of fonts at their sizes, found without asking a font twice and without a lock.
struct MaskTable {
  /// A mask, relative to its pen's pixel.
  struct Entry {
    fileprivate var key: UInt64
    /// Where its bytes begin; nil without ink.
    var offset: UInt32?
    var left: Int32 = 0
    var top: Int32 = 0
    var width: UInt16 = 0
    var height: UInt16 = 0
  }

  private var entries: [Entry] = []
  /// The number of an entry in each slot, plus 1; 0 for none.
  private var slots = MaskTable.noSlots
  /// What a table without masks has: it takes no memory of its own.
  private static let noSlots = [Int32](repeating: 0, count: 64)

  /// The mask of a glyph.
  ///
  /// - Parameters:
  ///   - glyph: its number.
  ///   - font: the number of the font at its size, below 2^28.
  ///   - phase: quarters of a pixel to the right, plus four times those down.
  ///   - make: what finds a mask that is not known.
  /// - Returns: the mask.
  @inline(__always)
  mutating func mask(
    of glyph: UInt32, font: Int, phase: Int, make: () -> Entry
  ) -> Entry {
    let key = UInt64(font) << 36 | UInt64(glyph) << 4 | UInt64(phase)
    var slot = firstSlot(of: key)
    while slots[slot] > 0 {
      let number = Int(slots[slot]) - 1
      if entries[number].key == key { return entries[number] }
      slot = (slot + 1) & (slots.count - 1)
    }
    var entry = make()
    entry.key = key
    add(entry)
    return entry
  }

  /// Where a key is looked for first.
  @inline(__always)
  private func firstSlot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32) & (slots.count - 1)
  }

  /// Adds an entry whose key is not there.
  @inline(never)
  private mutating func add(_ entry: Entry) {
    entries.append(entry)
    if entries.count * 2 > slots.count {
      slots = [Int32](repeating: 0, count: slots.count * 2)
      for number in entries.indices { fill(number) }
    } else {
      fill(entries.count - 1)
    }
  }

  /// Puts the number of an entry into the first free slot from that of its key on.
  private mutating func fill(_ number: Int) {
    var slot = firstSlot(of: entries[number].key)
    while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(number + 1)
  }
}

extension MaskTable.Entry {
  /// A glyph without ink.
  static let empty = MaskTable.Entry(key: 0, offset: nil)

  /// A mask whose bytes begin at an offset.
  init(_ mask: GlyphMask, offset: Int) {
    key = 0
    self.offset = UInt32(offset)
    (left, top) = (Int32(mask.left), Int32(mask.top))
    (width, height) = (UInt16(mask.width), UInt16(mask.height))
  }
}
