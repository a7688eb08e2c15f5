import ArgumentParser
import TintypeSnapshots

/// `tintype doctor`: looks for what makes snapshots fail.
struct SnapshotDoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Looks for what makes snapshots fail before any view is to blame.",
    discussion: "Exit codes: 0 all is well, 1 something is not.")

  @OptionGroup var package: SnapshotPackageOptions
  @Flag(help: "Print one JSON document.") var json = false

  func run() throws {
    try Session.reporting {
      let findings = SnapshotDoctor(root: try package.root, artifacts: package.artifactsFolder)
        .findings()
      if json {
        try Standard.send(JSONText.of(findings))
      } else {
        for finding in findings {
          try Standard.print("\(finding.isGood ? "ok " : "BAD") \(finding.text)")
        }
      }
      if findings.contains(where: { !$0.isGood }) { throw ExitCode(1) }
    }
  }
}
