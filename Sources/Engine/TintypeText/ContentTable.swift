/// Shaped texts by the fingerprints of what they are known by: of two with the same one, which hardly happens, the later
/// is kept.
///
/// Fingerprints are hashes already, which a dictionary would mix once more; and a text's place and fingerprint lie
/// beside each other, since most of what a look-up takes is the way to memory.
struct ContentTable {
  private struct Slot {
    /// 0 for a free place.
    var fingerprint = 0
    var text: KnownText?
  }

  /// By the lower bits of the fingerprint, or in the next free place.
  private var slots: [Slot]
  /// The number of texts.
  private(set) var count = 0

  /// Creates a table without texts, with room for as many as are expected.
  init(minimumCapacity: Int = 0) {
    var places = 64
    while places < 2 * minimumCapacity { places *= 2 }
    slots = Array(repeating: Slot(), count: places)
  }

  /// The texts, in no order that means anything.
  var texts: some Sequence<KnownText> { slots.lazy.compactMap(\.text) }

  /// The text of a fingerprint; nil for none.
  subscript(fingerprint: Int) -> KnownText? { slots[place(of: fingerprint)].text }

  /// Adds a text.
  mutating func insert(_ text: KnownText) {
    if 2 * count >= slots.count {
      var larger = ContentTable(minimumCapacity: slots.count)
      for known in texts { larger.insert(known) }
      self = larger
    }
    let place = place(of: text.key.fingerprint)
    if slots[place].fingerprint == 0 { count += 1 }
    slots[place] = Slot(fingerprint: text.key.fingerprint, text: text)
  }

  /// Where a fingerprint is, or the free place where it would be.
  private func place(of fingerprint: Int) -> Int {
    var place = fingerprint & (slots.count - 1)
    while slots[place].fingerprint != 0, slots[place].fingerprint != fingerprint {
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }
}
