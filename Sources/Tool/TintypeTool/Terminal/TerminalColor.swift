import Foundation

/// Colors of messages, where somebody looks at a terminal.
enum TerminalColor {
  /// Whether standard error is shown in colors: a terminal takes them, and `NO_COLOR` is not set.
  static let isShown = isShown(
    isTerminal: isatty(STDERR_FILENO) == 1, environment: ProcessInfo.processInfo.environment)

  /// Whether standard output is shown in colors, likewise.
  static let isShownInOutput = isShown(
    isTerminal: isatty(STDOUT_FILENO) == 1, environment: ProcessInfo.processInfo.environment)

  /// The lines of a difference, what was added in green and what was removed in red; headings are bold.
  ///
  /// - Parameter text: one or more lines without control characters.
  /// - Returns: the text with what steers a terminal.
  static func difference(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      switch line.drop(while: { $0 == " " }).first {
      case "+": "\u{1B}[32m\(line)\u{1B}[0m"
      case "−": "\u{1B}[31m\(line)\u{1B}[0m"
      default: line.hasSuffix(":") ? heading(String(line)) : String(line)
      }
    }.joined(separator: "\n")
  }

  /// A heading: bold.
  static func heading(_ text: String) -> String { "\u{1B}[1m\(text)\u{1B}[0m" }

  /// Whether messages are shown in colors.
  ///
  /// - Parameters:
  ///   - isTerminal: whether a terminal shows them.
  ///   - environment: the variables: `NO_COLOR` of any text but an empty one, or a dumb `TERM`, is no.
  /// - Returns: whether.
  static func isShown(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  private static let severities = ["error: ": "31", "warning: ": "33", "note: ": "36"]

  /// A message with its severity in color, and the caret of an excerpt.
  ///
  /// - Parameter message: one or more lines.
  /// - Returns: the message with what steers a terminal.
  static func colored(_ message: String) -> String {
    message.split(separator: "\n", omittingEmptySubsequences: false).map(line)
      .joined(separator: "\n")
  }

  private static func line(_ line: Substring) -> String {
    if line.hasSuffix("^"), line.dropLast().allSatisfy({ " |\t".contains($0) }) {
      return "\(line.dropLast())\u{1B}[1;32m^\u{1B}[0m"
    }
    for (severity, color) in severities {
      guard let range = line.range(of: severity),
        range.lowerBound == line.startIndex || line[..<range.lowerBound].hasSuffix(": ")
      else { continue }
      return "\u{1B}[1m\(line[..<range.lowerBound])\u{1B}[1;\(color)m\(severity)\u{1B}[0m"
        + line[range.upperBound...]
    }
    return String(line)
  }
}
