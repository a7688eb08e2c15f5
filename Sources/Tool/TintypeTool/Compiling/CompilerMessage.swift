/// One error that the compiler printed.
struct CompilerMessage: Equatable {
  let file: String
  let line: Int
  let column: Int
  let text: String

  /// Whether the message is about a name that there is not.
  var namesWhatIsMissing: Bool {
    ["cannot find", "has no member", "has no dynamic member", "no such module"].contains {
      text.contains($0)
    }
  }

  /// Where the message stands among those of a unit, the most telling first: what cannot be parsed makes the compiler
  /// complain of what is around it, and of a line's messages one that names what there is not says the most.
  var rank: (Int, Int, Int) {
    let isAround = text.hasSuffix("are not allowed at the top level")
    let isOfSyntax = ["expected ", "unexpected ", "unterminated ", "extraneous ", "consecutive "]
      .contains { text.hasPrefix($0) }
    return (isOfSyntax ? 0 : isAround ? 2 : 1, line, namesWhatIsMissing ? 0 : 1)
  }

  /// The module that the message says there is not; nil for another message.
  var missingModule: String? {
    guard text.hasPrefix("no such module") else { return nil }
    let parts = text.split(separator: "'")
    return parts.count > 1 ? String(parts[1]) : nil
  }

  /// The same message about another place.
  func moved(to file: String, line: Int) -> CompilerMessage {
    CompilerMessage(file: file, line: line, column: column, text: text)
  }

  /// Finds the errors in a compiler's output: lines such as `file:3:7: error: text`.
  ///
  /// - Parameter output: what the compiler wrote to standard error.
  /// - Returns: the errors in the order they were printed, each once.
  static func errors(in output: String) -> [CompilerMessage] {
    var found: [CompilerMessage] = []
    for line in output.split(separator: "\n") {
      guard let message = parse(line), !found.contains(message) else { continue }
      found.append(message)
    }
    return found
  }

  private static func parse(_ line: Substring) -> CompilerMessage? {
    guard let mark = line.firstRange(of: ": error: ") else { return nil }
    let location = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard location.count >= 3, let row = Int(location[location.count - 2]),
      let column = Int(location[location.count - 1])
    else { return nil }
    return CompilerMessage(
      file: location.dropLast(2).joined(separator: ":"), line: row, column: column,
      text: String(line[mark.upperBound...]))
  }

  /// Finds the symbols that compiler or linker say are defined more than once, in the words of each linker.
  ///
  /// - Parameter output: what they wrote to standard error.
  /// - Returns: their names.
  static func doubleSymbols(in output: String) -> Set<String> {
    let clash = /(?:multiple definitions? of (?:symbol )?|duplicate symbol: )['`]?([\w.$]+)/
    return Set(output.matches(of: clash).map { String($0.output.1) })
  }

  /// Finds where the compiler was when it crashed: `While evaluating … at [file:3:7 - line:5:8]`, a function that begins
  /// `@file:3:7`, or a file.
  ///
  /// - Parameters:
  ///   - output: what the compiler wrote to standard error.
  ///   - text: what is said of the code there; nil where the crash was the compiler's own.
  /// - Returns: the innermost place, nil when there was no crash or it names none.
  static func crash(in output: String, saying text: String? = nil) -> CompilerMessage? {
    var last: CompilerMessage?
    let locations = [
      #/at \[(.+):(\d+):\d+ - /#, #/@([^@]+):(\d+):\d+\)/#, #/source_file "(.+)(")/#,
    ]
    for line in output.split(separator: "\n") where line.contains("While ") {
      guard let found = locations.lazy.compactMap({ line.firstMatch(of: $0) }).first else {
        continue
      }
      last = CompilerMessage(
        file: String(found.output.1), line: Int(found.output.2) ?? 1, column: 1,
        text: text ?? "the compiler crashes on this code")
    }
    return last
  }
}
