/// What values of an ``OpenTable`` are found by.
@usableFromInline
package protocol OpenTableKey: Equatable {
  /// Bits that tell keys apart, the upper ones best; equal for equal keys.
  ///
  /// They are not mixed against somebody who chooses slow keys.
  var tableHash: UInt64 { get }
}

/// Values by keys, indexed in the order in which they came.
///
/// Open addressing: a key is looked for from the slot of its hash on. An empty table has no memory of its own, and
/// `Decisions/one-table.md` says why it is not a dictionary.
@usableFromInline
package struct OpenTable<Key: OpenTableKey, Value> {
  @usableFromInline var entries: [(key: Key, value: Value)] = []
  /// A power of two, at least twice as many as there are entries.
  @usableFromInline var slots = OpenTableSlot.none
  /// How far a hash is shifted to be the index of a slot.
  @usableFromInline var shift: UInt64 = 63

  /// Creates an empty table.
  @inlinable
  package init() {}

  /// Creates an empty table, with memory for some values.
  ///
  /// - Parameter minimumCapacity: for how many values, 0 or more.
  @inlinable
  package init(minimumCapacity: Int) {
    entries.reserveCapacity(minimumCapacity)
    if minimumCapacity > 0 { makeSlots(for: minimumCapacity) }
  }

  /// How many values there are.
  @inlinable package var count: Int { entries.count }

  /// The values in the order in which their keys came.
  @inlinable package var values: some Sequence<Value> { entries.lazy.map(\.value) }

  /// The keys and their values in the order in which they came.
  @inlinable
  package func forEach(_ body: (Key, Value) -> Void) {
    for entry in entries { body(entry.key, entry.value) }
  }

  /// The value of an index below ``count``.
  @inlinable
  package subscript(index index: Int) -> Value {
    get { entries[index].value }
    set { entries[index].value = newValue }
  }

  /// The value of a key; nil for none.
  @inlinable
  package subscript(key: Key) -> Value? {
    let index = find(key, hash: key.tableHash)
    return index < 0 ? nil : entries[index].value
  }

  /// The index of a key, which is added where it is not there.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - makeValue: makes the value of a key that is not there.
  /// - Returns: the index.
  @inlinable
  package mutating func index(of key: Key, makeValue: () -> Value) -> Int {
    let hash = key.tableHash
    let index = find(key, hash: hash)
    if index >= 0 { return index }
    add(key, makeValue(), hash: hash)
    return entries.count - 1
  }

  /// Gives a key a value.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - key: the key.
  /// - Returns: the value that it had; nil for none.
  @inlinable @discardableResult
  package mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
    let hash = key.tableHash
    let index = find(key, hash: hash)
    guard index >= 0 else {
      add(key, value, hash: hash)
      return nil
    }
    defer { entries[index].value = value }
    return entries[index].value
  }

  /// Removes all values, and keeps the memory.
  @inlinable
  package mutating func removeAll() {
    guard !entries.isEmpty else { return }
    entries.removeAll(keepingCapacity: true)
    for index in slots.indices { slots[index] = OpenTableSlot() }
  }

  /// The index of a key; -1 for none.
  @inlinable
  func find(_ key: Key, hash: UInt64) -> Int {
    slots.withUnsafeBufferPointer { slots in
      var position = Int(truncatingIfNeeded: hash &>> shift)
      while slots[position].index > 0 {
        let slot = slots[position]
        if slot.tag == UInt32(truncatingIfNeeded: hash), entries[Int(slot.index) - 1].key == key {
          return Int(slot.index) - 1
        }
        position = (position + 1) & (slots.count - 1)
      }
      return -1
    }
  }

  @inlinable
  mutating func add(_ key: Key, _ value: Value, hash: UInt64) {
    entries.append((key, value))
    if entries.count * 2 > slots.count {
      makeSlots(for: entries.count)
    } else {
      fill(hash, index: entries.count)
    }
  }

  /// Puts an index, counted from 1, into the first free slot from that of a hash on.
  @inlinable
  mutating func fill(_ hash: UInt64, index: Int) {
    var position = Int(truncatingIfNeeded: hash &>> shift)
    while slots[position].index > 0 { position = (position + 1) & (slots.count - 1) }
    slots[position] = OpenTableSlot(index: UInt32(index), tag: UInt32(truncatingIfNeeded: hash))
  }

  /// Makes slots for at least so many entries.
  @inlinable
  mutating func makeSlots(for count: Int) {
    var bits: UInt64 = 6
    while 1 << bits < 2 * count { bits += 1 }
    shift = 64 - bits
    slots = [OpenTableSlot](repeating: OpenTableSlot(), count: 1 << bits)
    for index in entries.indices { fill(entries[index].key.tableHash, index: index + 1) }
  }
}

extension OpenTable: Sendable where Key: Sendable, Value: Sendable {}

/// Where a value of an ``OpenTable`` is.
@usableFromInline
struct OpenTableSlot: Sendable {
  /// The index plus 1; 0 for a free slot.
  @usableFromInline var index: UInt32 = 0
  /// The lower bits of the hash, which tell most keys apart without a look at them.
  @usableFromInline var tag: UInt32 = 0

  @inlinable
  init(index: UInt32 = 0, tag: UInt32 = 0) {
    self.index = index
    self.tag = tag
  }

  /// What empty tables share.
  @usableFromInline static let none = [OpenTableSlot(), OpenTableSlot()]
}

extension UInt64 {
  /// The number times the golden ratio, whose upper bits depend on all bits of the number.
  @inlinable package var spread: UInt64 { self &* 0x9E37_79B9_7F4A_7C15 }
}

extension ObjectIdentifier: OpenTableKey {
  @inlinable package var tableHash: UInt64 { UInt64(UInt(bitPattern: self)).spread }
}
