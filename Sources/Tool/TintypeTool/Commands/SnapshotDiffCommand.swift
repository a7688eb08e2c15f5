import ArgumentParser
import Foundation
import TintypeSnapshots

/// `tintype diff`: compares two files or two folders.
struct SnapshotDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two pictures, texts or folders.",
    discussion: """
      Without options the comparison is exact. With several limits, all have to hold.

      Exit codes:
        0   same
        1   different
        2   files are only in one of the folders
        4   different, and drawn by another renderer or with other fonts
        66  an input is missing
        74  an output could not be written

      Examples:
        tintype diff old.png new.png --output difference.png
        tintype diff main-branch/ now/ --json
        tintype diff old.png new.png --delta-e 2 --max-pixels 20
      """)

  @Argument(help: "A file or a folder.", transform: PathText.read) var reference: String
  @Argument(help: "A file or a folder.", transform: PathText.read) var actual: String

  @Option(
    name: .shortAndLong, help: "Draw the difference to this file, or folder for folders.",
    transform: PathText.read)
  var output: String?

  @Option(help: "How to draw the difference.")
  var style: DifferenceStyle?

  @Flag(help: "Print one JSON document.") var json = false

  @Flag(help: "Exit as odiff does: 21 for another size, 22 for pixels.")
  var odiffCodes = false

  @OptionGroup(title: "Tolerance") var limits: SnapshotToleranceOptions

  func validate() throws {
    guard output != nil || style == nil else {
      throw ValidationError("--style says how to draw; name the file with --output.")
    }
  }

  func run() throws {
    try Session.reporting {
      let comparison = FileComparison(
        tolerance: limits.tolerance, ignoring: limits.ignore, style: style ?? .overlay)
      let results = try compared(comparison)
      for (name, result) in results { try draw(name, result) }
      let outcomes = results.map(\.result.outcome)
      if json {
        try Standard.send(RunSummary(outcomes: outcomes).json)
      } else {
        for outcome in outcomes {
          if let text = Self.text(outcome) { try Standard.print(text) }
        }
      }
      let code = exitCode(outcomes)
      if code != 0 { throw ExitCode(code) }
    }
  }

  /// What is said of two files; nil where they are equal.
  private static func text(_ outcome: SnapshotOutcome) -> String? {
    guard outcome.isPass else { return outcome.message }
    guard let changed = outcome.comparison?.changedPixels, changed > 0 else { return nil }
    let pixels = changed == 1 ? "1 pixel differs" : "\(changed) pixels differ"
    return "\(outcome.actual ?? outcome.reference): \(pixels), within the tolerance."
  }

  private func exitCode(_ outcomes: [SnapshotOutcome]) -> Int32 {
    let code = RunSummary(outcomes: outcomes).exitCode(rejectsOrphans: false)
    guard odiffCodes, code != .passed else { return code.rawValue }
    let sizes = outcomes.compactMap(\.comparison).map { ($0.referenceSize, $0.actualSize) }
    return sizes.contains { $0.0 != $0.1 } ? 21 : 22
  }

  private func compared(
    _ comparison: FileComparison
  ) throws
    -> [(name: String, result: FileComparison.Result)]
  {
    let folders = [reference, actual].map { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
    if folders == [true, true] {
      return try comparison.compareFolders(reference: reference, actual: actual)
    }
    if folders.contains(true) {
      throw ToolError(
        status: .usage, message: "A file cannot be compared with a folder: \(reference), \(actual)."
      )
    }
    return [("", try comparison.compare(reference: reference, actual: actual))]
  }

  private func draw(_ name: String, _ result: FileComparison.Result) throws {
    guard let output, let difference = result.difference, !result.outcome.isPass else { return }
    try OutputFile.write(difference, to: name.isEmpty ? output : output + "/" + name)
  }
}

extension DifferenceStyle: ExpressibleByArgument {}
