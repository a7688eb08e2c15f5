import CTintypeFiles

extension String {
  /// Whether the text holds another, byte by byte.
  ///
  /// The usual search looks for whole letters of any script, which takes longer than all else that is done with a
  /// file that has not changed.
  func holdsBytes(of other: String) -> Bool {
    var (text, other) = (self, other)
    return text.withUTF8 { text in
      other.withUTF8 { other in
        // No bytes have no address.
        guard let start = text.baseAddress, let part = other.baseAddress else {
          return other.isEmpty
        }
        return tintype_holds_bytes(start, text.count, part, other.count)
      }
    }
  }
}
