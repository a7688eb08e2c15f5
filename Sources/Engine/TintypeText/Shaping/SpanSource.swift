/// Text that is to be shaped, with the run that each stretch of it belongs to.
struct SpanSource {
  /// A stretch between hard breaks.
  struct Extent {
    /// The bytes, without the break.
    var bytes: Range<Int>
    /// Where the next one starts.
    var next: Int
    /// 1 where it runs from right to left, else 0; known after shaping.
    var base = 0
    /// The embedding level of each byte, where there is more than one; known after shaping.
    var levels: [Int8]?
  }

  /// UTF-8.
  var bytes: [UInt8] = []
  /// Where each run ends, and its number; ascending.
  var runs: [(end: Int, run: Int)] = []
  /// The stretches between hard breaks, each a paragraph of the bidirectional algorithm.
  var paragraphs: [Extent] = []
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
