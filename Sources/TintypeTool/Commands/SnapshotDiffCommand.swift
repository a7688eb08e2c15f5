import ArgumentParser
import Foundation
import TintypeSnapshots

/// `tintype diff`: compares two files or two folders.
struct SnapshotDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two pictures, texts or folders of them.",
    discussion: """
      Exact without options. All limits that are given have to hold.
      Exit codes: 0 same, 1 different, 2 only files that one folder has not, 4 different and drawn by
      another renderer or with other fonts, 66 an input is missing, 74 an output could not be written.

      Examples:
        tintype diff old.png new.png --output difference.png
        tintype diff main-branch/ now/ --json
        tintype diff old.png new.png --delta-e 2 --max-pixels 20
      """)

  @Argument(help: "A file or a folder.") var reference: String
  @Argument(help: "A file or a folder.") var actual: String

  @Option(
    name: .shortAndLong, help: "Draw the difference into a PNG file, or into a folder for folders.")
  var output: String?

  @Option(
    help: "How to draw it: \(DifferenceStyle.allCases.map(\.rawValue).joined(separator: ", ")).")
  var style: DifferenceStyle = .overlay

  @Flag(help: "Print one JSON document.") var json = false

  @Flag(help: "Exit as odiff does: 21 where a picture has another size, 22 for other pixels.")
  var odiffCodes = false

  @OptionGroup(title: "Tolerance") var limits: SnapshotToleranceOptions

  func run() throws {
    try SnapshotOutput.reporting {
      let comparison = FileComparison(
        tolerance: limits.tolerance, ignoring: limits.ignore, style: style)
      let results = try compared(comparison)
      for (name, result) in results { try draw(name, result) }
      let outcomes = results.map(\.result.outcome)
      if json {
        SnapshotOutput.line(RunSummary(outcomes: outcomes).json)
      } else {
        for outcome in outcomes where !outcome.isPass { SnapshotOutput.line(outcome.message) }
      }
      let code = exitCode(outcomes)
      if code != 0 { throw ExitCode(code) }
    }
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
      throw SnapshotCommandError(
        64, "A file cannot be compared with a folder: \(reference), \(actual).")
    }
    return [("", try comparison.compare(reference: reference, actual: actual))]
  }

  private func draw(_ name: String, _ result: FileComparison.Result) throws {
    guard let output, let difference = result.difference, !result.outcome.isPass else { return }
    try SnapshotOutput.write(difference, to: name.isEmpty ? output : output + "/" + name)
  }
}

extension DifferenceStyle: ExpressibleByArgument {}

/// The parts of a tolerance as options.
struct SnapshotToleranceOptions: ParsableArguments {
  @Option(help: "The largest CIEDE2000 distance that is no difference.") var deltaE: Double?
  @Option(help: "The largest change of one component that is no difference, 0 to 255.")
  var perChannel: Int?
  @Option(help: "pixelmatch's threshold, 0 to 1.") var yiq: Double?
  @Option(help: "The least mean structural similarity, 0 to 1.") var ssim: Double?
  @Option(help: "How many pixels may be different.") var maxPixels: Int?
  @Option(help: "Which part of the pixels may be different, 0 to 1.") var maxRatio: Double?
  @Option(help: "The side of a square and how many different pixels it may hold, such as 16,10.")
  var window: String?
  @Flag(help: "Smoothed edges are no difference.") var ignoreAntialiasing = false
  @Option(help: "How far a pixel may have moved, 0 or 1.") var shift = 0
  @Option(
    name: .customLong("ignore"),
    help: "A region that is not compared: x,y,width,height in points, or #identifier.")
  var regions: [String] = []

  func validate() throws {
    guard window == nil || windowBudget != nil else {
      throw ValidationError("--window takes two numbers such as 16,10.")
    }
    guard ignore.count == regions.count else {
      throw ValidationError("--ignore takes x,y,width,height or #identifier.")
    }
    for value in [deltaE, yiq, ssim, maxRatio].compactMap({ $0 }) where !(value >= 0) {
      throw ValidationError("A limit cannot be \(value).")
    }
  }

  private var windowBudget: Tolerance.Window? {
    let numbers = (window ?? "").split(separator: ",").compactMap { Int($0) }
    return numbers.count == 2 && numbers[0] > 0 ? .init(side: numbers[0], count: numbers[1]) : nil
  }

  /// The tolerance.
  var tolerance: Tolerance {
    Tolerance(
      perChannel: perChannel, deltaE: deltaE, yiqThreshold: yiq, minimumSimilarity: ssim,
      maxPixels: maxPixels, maxRatio: maxRatio, densestWindow: windowBudget,
      ignoresAntialiasing: ignoreAntialiasing, shift: shift)
  }

  /// The regions that can be read.
  var ignore: [SnapshotRegion] {
    regions.compactMap { text in
      if text.hasPrefix("#") { return .id(String(text.dropFirst())) }
      let numbers = text.split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 4 else { return nil }
      return .rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}
