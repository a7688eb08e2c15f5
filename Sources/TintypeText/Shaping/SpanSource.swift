/// Text that is to be shaped, with the run that each stretch of it belongs to.
struct SpanSource {
  /// UTF-8.
  var bytes: [UInt8] = []
  /// Where each run ends, and its number; ascending.
  var runs: [(end: Int, run: Int)] = []
  /// The stretches between hard breaks, each a paragraph of the bidirectional algorithm.
  var paragraphs: [Range<Int>] = []
  /// The direction of the paragraphs as `TextBoundaries.bidiLevels` takes it.
  var base: Int
  /// Levels that are known already, one a byte; they come from the paragraph that a line was cut from.
  var levels: [Int8]?

  /// Adds text that belongs to a run.
  mutating func append(_ text: some Sequence<UInt8>, run: Int) {
    bytes.append(contentsOf: text)
    if let last = runs.last, last.run == run {
      runs[runs.count - 1].end = bytes.count
    } else {
      runs.append((bytes.count, run))
    }
  }
}
