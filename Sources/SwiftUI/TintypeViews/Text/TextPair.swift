/// Two texts, one after the other.
///
/// A sum of thousands of texts is a chain of pairs as long. It is freed link by link: each inside the one
/// before would overflow the stack.
final class TextPair {
  /// The text that comes first.
  private(set) var first: Text
  /// The text that follows.
  private(set) var second: Text

  /// Creates a pair.
  init(_ first: Text, _ second: Text) {
    self.first = first
    self.second = second
  }

  deinit {
    var rest = takeTexts()
    while let text = rest.popLast() {
      guard case .pair(var pair) = text.storage else { continue }
      _ = consume text
      if isKnownUniquelyReferenced(&pair) { rest += pair.takeTexts() }
    }
  }

  /// Both texts, which the pair gives away.
  private func takeTexts() -> [Text] {
    let nothing = Text(verbatim: "")
    defer { (first, second) = (nothing, nothing) }
    return [first, second]
  }
}
