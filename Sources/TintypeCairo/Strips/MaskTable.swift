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
  private var slots = [Int32](repeating: 0, count: 64)

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
    var slot = self.slot(of: key)
    if slots[slot] > 0 { return entries[Int(slots[slot]) - 1] }
    if entries.count * 2 >= slots.count {
      grow()
      slot = self.slot(of: key)
    }
    var entry = make()
    entry.key = key
    entries.append(entry)
    slots[slot] = Int32(entries.count)
    return entry
  }

  /// Where a key is, or would be.
  private func slot(of key: UInt64) -> Int {
    let last = slots.count - 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32) & last
    while slots[slot] > 0, entries[Int(slots[slot]) - 1].key != key { slot = (slot + 1) & last }
    return slot
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for (number, entry) in entries.enumerated() {
      slots[slot(of: entry.key)] = Int32(number + 1)
    }
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
