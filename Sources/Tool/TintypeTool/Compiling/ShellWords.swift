/// The words of a command as compilers print it.
enum ShellWords {
  /// Takes a printed command apart.
  ///
  /// - Parameter line: words with blanks between them; quotes of both kinds hold words together, and what follows a
  ///   backslash is meant as it stands, but for single quotes.
  /// - Returns: the words without their quotes.
  static func split(_ line: some StringProtocol) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
