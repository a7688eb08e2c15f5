import Testing
import TintypeGeometry

/// A key whose hash is chosen.
private struct Key: OpenTableKey {
  var value: Int
  var tableHash: UInt64
}

/// Hashes from those of good keys to one for all.
private let hashes: [@Sendable (Int) -> UInt64] = [
  { UInt64($0).spread }, { UInt64($0) }, { UInt64($0 % 3) << 62 }, { _ in .max },
]

@Suite struct OpenTableTests {
  @Test(arguments: hashes.indices) func valuesAreFoundByTheirKeysWhateverTheHash(_ hash: Int) {
    var table = OpenTable<Key, Int>()
    var expected: [Int: Int] = [:]
    for step in 0..<700 {
      let value = step * 37 % 401
      let key = Key(value: value, tableHash: hashes[hash](value))
      #expect(table[key] == expected[value])
      #expect(table.updateValue(step, forKey: key) == expected.updateValue(step, forKey: value))
      #expect(table[key] == step)
    }
    #expect(table.count == expected.count)
    #expect(Set(table.values) == Set(expected.values))
  }

  @Test func aKeyKeepsTheIndexInWhichItCame() {
    var table = OpenTable<Key, String>(minimumCapacity: 5)
    for value in 0..<1000 {
      let key = Key(value: value, tableHash: UInt64(value).spread)
      #expect(table.index(of: key) { "\(value)" } == value)
    }
    for value in stride(from: 0, to: 1000, by: 7) {
      let key = Key(value: value, tableHash: UInt64(value).spread)
      #expect(table.index(of: key) { "another" } == value)
      #expect(table[index: value] == "\(value)")
    }
    table[index: 3] = "three"
    #expect(Array(table.values.prefix(5)) == ["0", "1", "2", "three", "4"])
  }

  @Test func nothingIsFoundInAnEmptyTableAndInOneThatWasEmptied() {
    var table = OpenTable<Key, Int>()
    let keys = (0..<100).map { Key(value: $0, tableHash: UInt64($0).spread) }
    #expect(keys.allSatisfy { table[$0] == nil })
    for key in keys { table.updateValue(1, forKey: key) }
    table.removeAll()
    #expect(table.count == 0 && keys.allSatisfy { table[$0] == nil })
    #expect(table.index(of: keys[9]) { 2 } == 0)
  }
}

@Suite struct TwoGenerationsTests {
  private func key(_ value: Int) -> Key { Key(value: value, tableHash: UInt64(value).spread) }

  @Test func valuesThatAreReadAgainStay() {
    var cache = TwoGenerations<Key, Int>(budget: 10)
    for value in 0..<100 {
      cache.insert(value, for: key(value), cost: 1)
      #expect(cache.value(for: key(0)) == 0)
      #expect(cache.cost <= 20)
    }
    #expect(cache.value(for: key(1)) == nil)
    #expect(cache.value(for: key(99)) == 99)
  }

  @Test func aValueThatCostsMoreThanTheBudgetStaysUntilTheNextButOne() {
    var cache = TwoGenerations<Key, Int>(budget: 1)
    cache.insert(1, for: key(1), cost: 5)
    #expect(cache.value(for: key(1)) == 1)
    cache.insert(2, for: key(2), cost: 5)
    cache.insert(3, for: key(3), cost: 5)
    #expect(cache.value(for: key(1)) == nil)
    #expect(cache.value(for: key(3)) == 3)
  }

  @Test func aReplacedValueCountsItsOwnCost() {
    var cache = TwoGenerations<Key, Int>(budget: 10)
    cache.insert(1, for: key(1), cost: 5)
    cache.insert(2, for: key(1), cost: 3)
    #expect(cache.cost == 3)
    #expect(cache.value(for: key(1)) == 2)
  }

  @Test func aFilteredCacheHasSomeOfBothGenerations() {
    var cache = TwoGenerations<Key, Int>(budget: 10)
    for value in 0..<15 { cache.insert(value, for: key(value), cost: 1) }
    var even = cache.filter { $0.isMultiple(of: 2) }
    #expect((0..<15).allSatisfy { even.value(for: key($0)) == ($0 % 2 == 0 ? $0 : nil) })
    cache.removeAll()
    #expect(cache.cost == 0 && cache.value(for: key(14)) == nil)
  }
}
