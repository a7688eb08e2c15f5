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

  /// Finds where the compiler was when it crashed: `While evaluating … at [file:3:7 - line:5:8]`.
  ///
  /// - Parameter output: what the compiler wrote to standard error.
  /// - Returns: the innermost place, nil when there was no crash or it names none.
  static func crash(in output: String) -> CompilerMessage? {
    var last: CompilerMessage?
    for line in output.split(separator: "\n") where line.contains("While ") {
      guard let open = line.firstRange(of: "at ["),
        let close = line[open.upperBound...].firstRange(of: " - ")
      else { continue }
      let location = line[open.upperBound..<close.lowerBound].split(separator: ":")
      guard location.count >= 3, let row = Int(location[location.count - 2]) else { continue }
      last = CompilerMessage(
        file: location.dropLast(2).joined(separator: ":"), line: row, column: 1,
        text: "the compiler crashes on this code")
    }
    return last
  }
}
