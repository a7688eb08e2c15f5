import ArgumentParser
import Foundation
import TintypeSnapshots

/// `tintype report`: writes the page that shows what waits.
struct SnapshotReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Writes failed and pending snapshots to an HTML file.",
    discussion: """
      Examples:
        tintype report
        tintype report -o report.html --github
        tintype report --passed
      """)

  @OptionGroup var package: SnapshotPackageOptions
  @OptionGroup var output: SnapshotSummaryOptions
  @Option(
    name: [.customShort("o"), .long],
    help: "The file. (default: .build/snapshots/report.html)",
    transform: PathText.read)
  var outputFile: String?

  @Flag(help: "Include the snapshots that passed.")
  var passed = false

  func run() throws {
    try Session.reporting {
      let queue = try package.queue
      let items = queue.items
      // What was decided since the run waits no longer.
      let waiting = Set(items.map(\.relativePath))
      let outcomes =
        (try? package.manifest().outcomes.filter { $0.isPass || waiting.contains($0.reference) })
        ?? items.map(\.outcome)
      let summary = RunSummary(outcomes: outcomes)
      let path = try outputFile ?? ReviewQueue(root: package.root).artifacts + "/report.html"
      let report = SnapshotReport(
        items: items, summary: summary.text, origin: try package.origin,
        passed: passed ? try package.passed : [], showsPassed: passed)
      try OutputFile.write(report.html, to: path)
      try output.show(summary)
      Standard.complain("The report is \(path).")
      if !queue.refusals.isEmpty { throw ExitStatus.failed.exitCode }
    }
  }
}
