/// The alignment guides that were computed, by the questions.
///
/// A table of its own: a dictionary hashes keys so that nobody can choose slow ones, which takes longer here than
/// what is looked up. Keys are mixed already, and stand beside their values.
struct GuideMemo: ~Copyable {
  private struct Entry {
    var key: GuideKey
    var value: Double
  }

  /// A power of two entries, at least half of which are free; nil before the first one.
  private var entries: UnsafeMutablePointer<Entry>?
  private var capacity = 0
  private var count = 0

  deinit { entries?.deallocate() }

  /// Bytes in use.
  var byteCount: Int { capacity * MemoryLayout<Entry>.stride }

  /// What was computed for a question; nil where the question is new.
  subscript(key: GuideKey) -> Double? {
    guard let entries else { return nil }
    let entry = entries[slot(of: key, in: entries)]
    return entry.key.isUnused ? nil : entry.value
  }

  /// Keeps what was computed for a question that is new.
  mutating func append(_ value: Double, for key: GuideKey) {
    if 2 * count >= capacity { grow() }
    guard let entries else { return }
    entries[slot(of: key, in: entries)] = Entry(key: key, value: value)
    count += 1
  }

  /// Where a key is, or the free entry where it would be.
  @inline(__always)
  private func slot(of key: GuideKey, in entries: UnsafeMutablePointer<Entry>) -> Int {
    var slot = Int(truncatingIfNeeded: key.spread) & (capacity - 1)
    while !entries[slot].key.isUnused, entries[slot].key != key {
      slot = (slot + 1) & (capacity - 1)
    }
    return slot
  }

  private mutating func grow() {
    let (old, oldCapacity) = (entries, capacity)
    capacity = max(2 * oldCapacity, 64)
    let new = LargeMemory.allocate(byteCount: capacity * MemoryLayout<Entry>.stride)
      .bindMemory(to: Entry.self, capacity: capacity)
    new.initialize(repeating: Entry(key: .unused, value: 0), count: capacity)
    entries = new
    guard let old else { return }
    for index in 0..<oldCapacity where !old[index].key.isUnused {
      new[slot(of: old[index].key, in: new)] = old[index]
    }
    old.deallocate()
  }
}
