/// A key of a value that flows up the view tree.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody gives one.
  static var defaultValue: Value { get }
  /// Adds the value of a later view to that of earlier ones.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

/// The values that a part of the view tree gives.
package struct PreferenceValues {
  private struct Entry {
    var value: Any
    var merge: (Any, Any) -> Any
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Creates an empty collection.
  package init() {}

  /// Whether nothing was given.
  package var isEmpty: Bool { entries.isEmpty }

  /// The value of a key; nil where none was given.
  package func value<K: PreferenceKey>(of key: K.Type) -> K.Value? {
    entries[ObjectIdentifier(key)].flatMap { $0.value as? K.Value }
  }

  /// Gives a value, in place of what was given before.
  package mutating func set<K: PreferenceKey>(_ value: K.Value, for key: K.Type) {
    entries[ObjectIdentifier(key)] = Entry(value: value) { earlier, later in
      guard var result = earlier as? K.Value, let next = later as? K.Value else { return later }
      K.reduce(value: &result) { next }
      return result
    }
  }

  /// Adds a value to what was given before.
  package mutating func add<K: PreferenceKey>(_ value: K.Value, for key: K.Type) {
    var later = PreferenceValues()
    later.set(value, for: key)
    merge(later)
  }

  /// Adds what a later part of the tree gives.
  package mutating func merge(_ later: PreferenceValues) {
    for (key, entry) in later.entries {
      if let earlier = entries[key] {
        entries[key]?.value = entry.merge(earlier.value, entry.value)
      } else {
        entries[key] = entry
      }
    }
  }

  /// Whether two collections are known to hold equal values.
  package func isEqual(to other: PreferenceValues) -> Bool {
    guard entries.count == other.entries.count else { return false }
    return entries.allSatisfy { key, entry in
      guard let second = other.entries[key] else { return false }
      return TintypeResolving.isEqual(entry.value, second.value)
    }
  }
}
