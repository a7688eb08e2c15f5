import ArgumentParser
import Foundation
import TintypeProgram
import TintypeSnapshots
import TintypeSupplies

/// `tintype doctor`: looks for what makes snapshots fail.
struct SnapshotDoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Checks fonts, references and setup.",
    discussion: """
      Outside of a package it checks what needs none: compiler, sandbox, fonts and symbols.

      Exit codes:
        0   all is well
        1   something needs attention

      Examples:
        tintype doctor
        tintype doctor --json
      """)

  @OptionGroup var package: SnapshotPackageOptions
  @Flag(help: "Print one JSON document.") var json = false

  func run() throws {
    try Session.reporting {
      let findings =
        try [Self.compilerFinding()]
        + Sandbox.facts.map { SnapshotDoctor.Finding(isGood: true, text: $0) }
        + [Self.supplyFinding()] + packageFindings()
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

  /// What is said of the package, or, where nobody named one and there is none, of the machine alone.
  private func packageFindings() throws -> [SnapshotDoctor.Finding] {
    do {
      return SnapshotDoctor(root: try package.root, artifacts: package.artifactsFolder).findings()
    } catch let error as ToolError where package.packagePath == nil {
      let text = "There is no package here, so there are no tests to look at. " + error.message
      return SnapshotDoctor.machineFindings() + [SnapshotDoctor.Finding(isGood: true, text: text)]
    }
  }

  /// Symbols and fonts that are not there are an error once a view asks for them, and not before.
  private static func supplyFinding() -> SnapshotDoctor.Finding {
    let missing = SupplyInstaller(packages: SupplyPackage.all, folders: .standard).incomplete()
    let names = missing.map(\.name).joined(separator: ", ")
    return SnapshotDoctor.Finding(
      isGood: true,
      text: missing.isEmpty
        ? "All symbols and fonts of `tintype setup` are there."
        : "Not all symbols and fonts of \(names) are there: run `tintype setup`.")
  }

  /// What is said of the compiler by which views are drawn.
  private static func compilerFinding() -> SnapshotDoctor.Finding {
    do {
      let environment = ProcessInfo.processInfo.environment
      let cache = try Cache.open(environment: environment)
      let toolchain = try Toolchain.locate(environment: environment, FileDigests(cache), cache)
      if let problem = toolchain.versionProblem {
        return SnapshotDoctor.Finding(isGood: false, text: problem)
      }
      let version = toolchain.ownVersion.map { "Swift \($0)" } ?? "a Swift compiler"
      return SnapshotDoctor.Finding(
        isGood: true, text: "The compiler '\(toolchain.compiler)' is \(version).")
    } catch {
      return SnapshotDoctor.Finding(
        isGood: false, text: (error as? ToolError)?.message ?? "\(error)")
    }
  }
}
