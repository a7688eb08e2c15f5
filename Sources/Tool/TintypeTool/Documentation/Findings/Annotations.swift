import Foundation
import TintypeSnapshots

/// What is found, as GitHub's workflows show it beside the lines of a change.
enum Annotations {
  /// All that was found.
  ///
  /// - Parameter outcome: the findings.
  /// - Returns: a line each, with its end.
  static func text(of outcome: DocumentationOutcome) -> String {
    var lines = outcome.whole.problems.map { line("error", $0) }
    for finding in outcome.findings {
      let path = DisplayPath.of(finding.file.location.path)
      switch finding.state {
      // What is in the way stands among the problems.
      case .current, .foreign, .unreadable: continue
      case .missing:
        lines.append(line("error", finding.fence.problem("\(path) is missing.")))
      case .stale(let change):
        lines.append(line("error", finding.fence.problem("\(path) is stale.\n\(change)")))
      }
    }
    lines += outcome.remarks.map { line("warning", $0) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// One annotation; a text of the author's cannot end it or begin another.
  static func line(_ severity: String, _ problem: Problem) -> String {
    var location: [String] = []
    if let file = problem.file { location.append("file=" + property(DisplayPath.of(file))) }
    if let line = problem.line { location.append("line=\(line)") }
    if let column = problem.column { location.append("col=\(column)") }
    return "::\(severity) \(location.joined(separator: ","))::"
      + escaped(NeutralText.lines(problem.message))
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
