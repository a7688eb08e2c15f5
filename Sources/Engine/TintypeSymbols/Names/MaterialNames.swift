/// The glyphs of Material Symbols by their names, from the list that is installed beside the font.
enum MaterialNames {
  /// Reads the list.
  ///
  /// - Parameter list: lines of a name and a code point in hexadecimal.
  /// - Returns: the code points by name.
  static func read(_ list: String) -> [String: UInt32] {
    var result: [String: UInt32] = [:]
    for line in list.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: " ")
      guard parts.count == 2, let code = UInt32(parts[1], radix: 16) else { continue }
      result[String(parts[0])] = code
    }
    return result
  }
}
