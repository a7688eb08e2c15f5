/// A line by which GitHub's workflows show a message beside the lines of a change.
package struct GitHubAnnotation {
  /// How much it matters.
  package enum Severity: String, Sendable {
    case error, warning
  }

  private let severity: Severity
  private let properties: [(name: String, value: String)]
  private let message: String

  /// Creates an annotation.
  ///
  /// - Parameters:
  ///   - severity: how much it matters.
  ///   - file: the file; nil where none is to blame.
  ///   - line: the line, from 1; nil for the whole file.
  ///   - column: the column, from 1; nil for the whole line.
  ///   - title: what stands above the message; nil for GitHub's own.
  ///   - message: what is shown, its lines kept.
  package init(
    _ severity: Severity = .error, file: String?, line: Int?, column: Int? = nil,
    title: String? = nil, message: String
  ) {
    self.severity = severity
    let all: [(String, String?)] = [
      ("file", file), ("line", line.map(String.init)), ("col", column.map(String.init)),
      ("title", title),
    ]
    properties = all.compactMap { name, value in value.map { (name, $0) } }
    self.message = message
  }

  /// The line; a text of the author's cannot end it or begin another.
  package var text: String {
    let properties = properties.map { "\($0.name)=\(Self.property($0.value))" }
    return "::\(severity.rawValue) \(properties.joined(separator: ","))::"
      + Self.escaped(NeutralText.lines(message))
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    escaped(NeutralText.lines(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
