import ArgumentParser
import Foundation
import TintypeGeometry
import TintypeSnapshots

/// The parts of a tolerance as options.
struct SnapshotToleranceOptions: ParsableArguments {
  @Option(help: "The largest CIEDE2000 distance to allow.") var deltaE: Double?
  @Option(help: "The largest change of a color component, 0 to 255.")
  var perChannel: Int?
  @Option(help: "The threshold as in pixelmatch, 0 to 1.") var yiq: Double?
  @Option(help: "The least mean structural similarity, 0 to 1.") var ssim: Double?
  @Option(help: "How many pixels may differ.") var maxPixels: Int?
  @Option(help: "Which fraction of the pixels may differ, 0 to 1.") var maxRatio: Double?
  @Option(help: "A square's side and its differing pixels, such as 16,10.")
  var window: String?
  @Flag(help: "Ignore anti-aliased edges.") var ignoreAntialiasing = false
  @Option(help: "How far a pixel may move, 0 or 1.") var shift = 0
  @Option(
    name: .customLong("ignore"),
    help: "A region to ignore: x,y,width,height or #identifier.")
  var regions: [String] = []

  func validate() throws {
    guard window == nil || windowBudget != nil else {
      throw ValidationError("--window takes two numbers such as 16,10.")
    }
    guard ignore.count == regions.count else {
      throw ValidationError("--ignore takes x,y,width,height or #identifier.")
    }
    try check("--delta-e", deltaE, in: 0...100)
    try check("--per-channel", perChannel.map(Double.init), in: 0...255)
    try check("--yiq", yiq, in: 0...1)
    try check("--ssim", ssim, in: 0...1)
    try check("--max-ratio", maxRatio, in: 0...1)
    try check("--shift", Double(shift), in: 0...1)
    guard maxPixels ?? 0 >= 0 else { throw ValidationError("--max-pixels cannot be below 0.") }
  }

  /// A number that can mean nothing is a slip, and one that is too large would let everything pass.
  private func check(_ name: String, _ value: Double?, in range: ClosedRange<Double>) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(name) is a number from \(range.lowerBound.shortText) to \(range.upperBound.shortText), not \(value)."
    )
  }

  private var windowBudget: Tolerance.Window? {
    let numbers = (window ?? "").split(separator: ",").compactMap { Int($0) }
    return numbers.count == 2 && numbers[0] > 0 && numbers[1] >= 0
      ? .init(side: numbers[0], count: numbers[1]) : nil
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
      let numbers = text.split(separator: ",").compactMap { Double($0) }.filter(\.isFinite)
      guard numbers.count == 4 else { return nil }
      return .rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}
