package import TintypeDrawing

/// Compares pictures with their references under one tolerance.
///
/// `Rules/Comparing-Pictures#Order-of-work`.
package struct PictureComparator: Sendable {
  /// How much may differ.
  package var tolerance: Tolerance
  /// Regions that are not looked at, in pixels; they do not paint the picture.
  package var ignoring: [PixelBox]
  /// What to call the views that changed pixels belong to, parents before children.
  package var frames: [NamedFrame]

  /// Squares of this side that touch make one box: words of a line join, lines of a page do not.
  static let boxCell = 12
  /// More boxes than these would explain nothing.
  static let boxLimit = 64

  /// Creates a comparator.
  package init(
    tolerance: Tolerance = .exact, ignoring: [PixelBox] = [], frames: [NamedFrame] = []
  ) {
    self.tolerance = tolerance
    self.ignoring = ignoring
    self.frames = frames
  }

  /// Compares a picture with its reference.
  package func compare(reference: Bitmap, actual: Bitmap) -> PictureComparison {
    var comparison = examine(reference: reference, actual: actual).comparison
    comparison.lineEdits = LineMatching.edits(from: reference, to: actual)
    return comparison
  }

  /// Compares, and keeps the positions for drawing the difference from the same pass.
  ///
  /// Runs of lines are not looked for: who knows the layouts does not need them.
  package func examine(reference: Bitmap, actual: Bitmap) -> PictureExamination {
    let pair = PixelPair(reference, actual)
    let changed = ignoring.isEmpty ? pair.positions : notIgnored(pair.positions, width: pair.width)
    let sameSize = reference.width == actual.width && reference.height == actual.height
    if changed.isEmpty && sameSize {
      let same = PictureComparison.same(width: reference.width, height: reference.height)
      return PictureExamination(comparison: same, width: pair.width)
    }
    let distances = PixelDistances(pair: pair, changed: changed)
    var judge = PixelJudge(pair: pair, tolerance: tolerance, changed: changed)
    let different = judge.differentPositions()
    let similarity = tolerance.minimumSimilarity.map { _ in pair.similarity() }
    let area = max(1, reference.width * reference.height)
    let budget = PixelBudget(tolerance: tolerance, area: area)
    let withinBudget = !tolerance.judgesPixels || budget.holds(different, pair)
    let similar = similarity.map { $0 >= tolerance.minimumSimilarity ?? 0 } ?? true
    var comparison = PictureComparison.same(width: reference.width, height: reference.height)
    comparison.actualSize = .init(width: actual.width, height: actual.height)
    comparison.isMatch = sameSize && withinBudget && similar
    comparison.changedPixels = changed.count
    comparison.differentPixels = different.count
    comparison.antialiasedPixels = judge.antialiased.count
    comparison.similarity = similarity
    comparison.densest = tolerance.densestWindow.map { pair.densest(different, side: $0.side) }
    if sameSize {
      comparison.passing = PassingTolerances(
        tolerance: tolerance, budget: budget, similarity: similarity, pair: pair,
        distances: distances
      ).find(among: judge.judged, isMatch: comparison.isMatch)
    }
    let shown = different.isEmpty ? changed : different
    if !comparison.isMatch { describe(&comparison, shown, distances, pair) }
    return PictureExamination(
      comparison: comparison, width: pair.width, different: different, shown: shown,
      antialiased: judge.antialiased)
  }

  /// Adds figures and boxes, which only a failure needs.
  private func describe(
    _ comparison: inout PictureComparison, _ shown: [UInt32], _ distances: PixelDistances,
    _ pair: PixelPair
  ) {
    let figures = distances.figures
    comparison.maxDeltaE = figures.largestDeltaE
    comparison.meanDeltaE = figures.meanDeltaE
    comparison.maxChannel = figures.largestChannel
    let boxes = pair.clusters(shown, cell: Self.boxCell, limit: Self.boxLimit)
    comparison.boxes =
      BoxOwners(
        inks: frames, frames: frames, positions: shown, width: max(1, pair.width)
      )
      .named(boxes, limit: Self.boxLimit)
  }

  private func notIgnored(_ positions: [UInt32], width: Int) -> [UInt32] {
    positions.filter { position in
      let (y, x) = Int(position).quotientAndRemainder(dividingBy: width)
      return !ignoring.contains { x >= $0.x && x < $0.maxX && y >= $0.y && y < $0.maxY }
    }
  }
}
