import Foundation
import TintypeSnapshots

/// What is found, as GitHub's workflows show it beside the lines of a change.
enum Annotations {
  /// All that was found, one annotation a cause.
  ///
  /// - Parameter outcome: the findings.
  /// - Returns: a line each, with its end.
  static func text(of outcome: DocumentationOutcome) -> String {
    var lines = outcome.whole.problems.map { line(.error, $0) }
    for group in PictureCauses(outcome.findings).groups {
      guard let first = group.outcomes.first else { continue }
      let fences = group.outcomes.map(\.reference).joined(separator: "\n")
      lines.append(
        GitHubAnnotation(
          file: first.file, line: first.line, message: "\(group.cause)\n\(fences)"
        ).text)
    }
    lines += outcome.remarks.map { line(.warning, $0) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The annotation of a problem.
  static func line(_ severity: GitHubAnnotation.Severity, _ problem: Problem) -> String {
    GitHubAnnotation(
      severity, file: problem.file.map(DisplayPath.of), line: problem.line, column: problem.column,
      message: problem.message
    ).text
  }
}
