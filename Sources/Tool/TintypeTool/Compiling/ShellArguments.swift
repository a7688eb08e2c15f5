/// The words of a command as compilers print it.
enum ShellArguments {
  /// Takes a printed command apart.
  ///
  /// - Parameter line: words with blanks between them; quotes of both kinds hold words together, and what follows a
  ///   backslash is meant as it stands, but for single quotes.
  /// - Returns: the words without their quotes.
  static func split(_ line: some StringProtocol) -> [String] {
    var arguments: [String] = []
    var argument: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        argument = (argument ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { argument?.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        argument = argument ?? ""
      } else if character.isWhitespace {
        if let argument { arguments.append(argument) }
        argument = nil
      } else {
        argument = (argument ?? "") + String(character)
      }
    }
    return arguments + (argument.map { [$0] } ?? [])
  }
}
