import Foundation

extension Exploration {
  /// Reads what a fence says: `width:120...400`, `height:80...200`, `step:4`, with spaces between.
  ///
  /// - Parameter options: lengths that are proposed, each named by its side.
  /// - Throws: `ExplorationRange.Mistake` where something is not understood, or no length is
  ///   proposed.
  package init(options: String) throws(ExplorationRange.Mistake) {
    self.init()
    var step = 1.0
    for option in options.split(whereSeparator: { $0 == " " || $0 == "," || $0 == ";" }) {
      let parts = option.split(separator: ":", maxSplits: 1)
      let value = parts.count > 1 ? String(parts[1]) : ""
      switch parts[0].lowercased() {
      case "width": width = try ExplorationRange(value)
      case "height": height = try ExplorationRange(value)
      case "step": step = try ExplorationRange.step(value)
      default:
        throw ExplorationRange.Mistake(
          description: "'\(option)' is neither width:, height: nor step:; write for example"
            + " width:120...400.")
      }
    }
    guard width != nil || height != nil else {
      throw ExplorationRange.Mistake(
        description: "no lengths are named; write for example width:120...400.")
    }
    width?.step = step
    height?.step = step
  }
}

extension ExplorationRange {
  /// Reads how far lengths are apart.
  ///
  /// - Parameter text: a number above 0, at most 10000.
  /// - Returns: points.
  /// - Throws: ``Mistake`` where it is none.
  package static func step(_ text: String) throws(Mistake) -> Double {
    guard let step = Double(text), step >= 0.001, step <= 10_000 else {
      throw Mistake(
        description: "'\(text)' is not a step; write how many points lengths are apart, 0.001 to"
          + " 10000.")
    }
    return step
  }
}
