/// The letters with which the names of Apple's types begin.
enum SystemPrefixes {
  private static let prefixes = Set(table.split(separator: "\n").map(String.init))

  /// Whether a name is that of one of Apple's types, as `AVAudioEngine` is: a prefix, then a word.
  static func tell(_ name: String) -> Bool {
    let capitals = name.prefix { $0.isUppercase || $0.isNumber }
    return capitals.count > 2 && name.count > capitals.count
      && prefixes.contains(String(capitals.dropLast()))
  }
}
