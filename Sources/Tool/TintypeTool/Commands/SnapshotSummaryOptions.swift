import ArgumentParser
import Foundation
import TintypeSnapshots

/// The forms in which a run is told to other programs.
struct SnapshotSummaryOptions: ParsableArguments {
  @Flag(help: "Print one JSON document.")
  var json = false

  @Option(help: "Write JUnit XML with a test case per snapshot.", transform: PathText.read)
  var junit: String?

  @Flag(help: "Print annotations for GitHub and write its step summary.")
  var github = false

  /// Prints and writes a summary.
  func show(_ summary: RunSummary) throws {
    if json { try Standard.send(summary.json) } else { Standard.complain(summary.text) }
    if let junit { try OutputFile.write(Data(summary.junit.utf8), to: junit) }
    guard github else { return }
    // GitHub reads both; a document on standard output stays one.
    for annotation in summary.githubAnnotations {
      if json { Standard.complain(annotation) } else { try Standard.send(annotation) }
    }
    if let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
      try AtomicFile.append(summary.githubSummary, to: path)
    }
  }
}
