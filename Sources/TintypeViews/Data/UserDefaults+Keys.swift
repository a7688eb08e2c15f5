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

extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// The folder of what can be made anew.
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
  /// The folder of what programs keep for themselves.
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, ".local/share")
  }

  private static func folder(_ kind: FileManager.SearchPathDirectory, _ name: String) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first
      ?? homeDirectory.appending(path: name)
  }

  /// True: what a program may read here, it may read without asking.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}
}
