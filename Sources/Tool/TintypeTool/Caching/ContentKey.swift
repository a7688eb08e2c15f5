import TintypeSupplies

/// The name of a cache entry: a digest of everything that the entry depends on.
struct ContentKey {
  private var message: [UInt8] = []

  /// Adds a text with its length, so that two texts cannot run into one another.
  ///
  /// - Parameter field: the text.
  mutating func add(_ field: String) {
    message += Array("\(field.utf8.count):".utf8)
    message += Array(field.utf8)
  }

  /// The digest of all that was added, in hexadecimal.
  var digest: String {
    message.withUnsafeBytes { SHA256.hexDigest(of: $0) }
  }
}
