import ArgumentParser
import Foundation
import TintypeSnapshots

/// `tintype report`: writes the page that shows what waits.
struct SnapshotReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Writes one HTML file that shows failed and pending snapshots."
  )

  @OptionGroup var package: SnapshotPackageOptions
  @OptionGroup var output: SnapshotSummaryOptions
  @Option(name: [.customShort("o"), .long], help: "The file.", transform: PathText.read)
  var outputFile = "report.html"

  func run() throws {
    try Session.reporting {
      let items = try package.queue.items
      let outcomes = (try? package.manifest().outcomes) ?? items.map(\.outcome)
      let summary = RunSummary(outcomes: outcomes)
      try OutputFile.write(
        SnapshotReport(items: items, summary: summary.text).html, to: outputFile)
      try output.show(summary)
    }
  }
}
