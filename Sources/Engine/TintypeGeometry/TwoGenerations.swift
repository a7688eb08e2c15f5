/// Values that were found once, so that to ask for them again costs a look-up.
///
/// Two generations stand in for an order of use: what is asked for again moves to the younger one, and when that is full
/// the older one is dropped.
@usableFromInline
package struct TwoGenerations<Key: OpenTableKey, Value> {
  @usableFromInline typealias Costly = (value: Value, cost: Int)

  @usableFromInline
  struct Generation {
    @usableFromInline var table: OpenTable<Key, Costly>
    /// The sum of its values' costs.
    @usableFromInline var cost = 0

    @inlinable
    init(minimumCapacity: Int = 0) { table = OpenTable(minimumCapacity: minimumCapacity) }

    @inlinable
    mutating func insert(_ value: Costly, for key: Key) {
      cost += value.cost - (table.updateValue(value, forKey: key)?.cost ?? 0)
    }

    @inlinable
    func filter(_ isIncluded: (Value) -> Bool) -> Generation {
      var result = Generation()
      table.forEach { key, value in
        if isIncluded(value.value) { result.insert(value, for: key) }
      }
      return result
    }
  }

  @usableFromInline var young = Generation()
  @usableFromInline var old = Generation()
  @usableFromInline let budget: Int

  /// Creates a cache without values.
  ///
  /// - Parameter budget: what the values of a generation may cost; a single one may cost more.
  @inlinable
  package init(budget: Int) { self.budget = budget }

  /// What the values of both generations cost; one that is in both counts twice.
  @inlinable package var cost: Int { young.cost + old.cost }

  /// The value of a key, which becomes young; nil for none.
  @inlinable
  package mutating func value(for key: Key) -> Value? {
    if let cached = young.table[key] { return cached.value }
    guard let cached = old.table[key] else { return nil }
    insert(cached, for: key)
    return cached.value
  }

  /// Adds a value, in place of an older one of its key.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - key: the key.
  ///   - cost: what it takes of the budget, 0 or more.
  @inlinable
  package mutating func insert(_ value: Value, for key: Key, cost: Int) {
    insert((value, cost), for: key)
  }

  @inlinable
  mutating func insert(_ value: Costly, for key: Key) {
    if young.cost + value.cost > budget {
      old = young
      young = Generation(minimumCapacity: old.table.count)
    }
    young.insert(value, for: key)
  }

  /// Forgets all values.
  @inlinable
  package mutating func removeAll() { self = TwoGenerations(budget: budget) }

  /// A cache with some of the values.
  @inlinable
  package func filter(_ isIncluded: (Value) -> Bool) -> TwoGenerations {
    var result = self
    result.young = young.filter(isIncluded)
    result.old = old.filter(isIncluded)
    return result
  }
}

extension TwoGenerations: Sendable where Key: Sendable, Value: Sendable {}
extension TwoGenerations.Generation: Sendable where Key: Sendable, Value: Sendable {}
