// What objects of Apple's have by their keys, and Foundation on Linux has not.

extension UserDefaults {
  /// Sets the value of a key.
  ///
  /// - Parameters:
  ///   - value: a value of a property list; nil to remove it.
  ///   - key: the key.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value of a key; nil for none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
