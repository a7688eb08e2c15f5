import TintypeDrawing

/// Rows of a picture that are drawn together, or not at all.
struct Band: Hashable, Sendable {
  /// The rows.
  var rows: Range<Int>
  /// Whether each of them equals the row above.
  var repeatsAbove: Bool

  /// From so many on, rows that equal the one above are a band of their own.
  static let leastRepeats = 4

  /// Cuts a picture into bands.
  ///
  /// - Parameters:
  ///   - changes: which rows differ from those above, and which must be drawn together.
  ///   - height: the rows of a strip, at least 1; each begins with a band, unless its first row is joined to the
  ///     row above.
  /// - Returns: the bands from the top, all rows in one of them.
  static func bands(_ changes: RowChanges, stripHeight height: Int) -> [Band] {
    var cut = BandCut(capacity: 2 * (changes.height + height - 1) / height + 6)
    // The first row of the next strip.
    var strip = 0
    changes.forEachRow { index, row in
      guard row.isChanged || index == strip else { return }
      cut.endRepeats(index)
      cut.repeats = index + 1
      guard index == strip else { return }
      if !row.isJoined { cut.close(index) }
      strip += height
    }
    cut.endRepeats(changes.height)
    cut.close(changes.height)
    return cut.bands
  }
}

/// Bands while they are found, from the top.
private struct BandCut {
  var bands: [Band] = []
  /// The first row of the band that is open.
  private var start = 0
  /// The first of the rows that equal the one above.
  var repeats = 0

  init(capacity: Int) { bands.reserveCapacity(capacity) }

  /// Ends the open band above a row.
  mutating func close(_ end: Int) {
    if start < end { bands.append(Band(rows: start..<end, repeatsAbove: false)) }
    start = end
  }

  /// Makes rows down to another one that equal the one above a band of their own, where they are enough.
  mutating func endRepeats(_ end: Int) {
    guard end - repeats >= Band.leastRepeats else { return }
    close(repeats)
    bands.append(Band(rows: repeats..<end, repeatsAbove: true))
    start = end
  }
}

/// Which steps of a plan touch which band.
struct BandSteps: Sendable {
  /// The numbers of steps, those of each band together, in drawing order.
  private var steps: [Int32] = []
  /// Where the steps of each band begin, and where those of the last one end.
  private var starts: [Int]

  /// Sorts the steps of a plan by bands.
  init(_ plan: DrawingPlan, _ bands: [Band]) {
    starts = [Int](repeating: 0, count: bands.count + 1)
    let height = plan.canvas.height
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: height + 2 * bands.count) { capacity in
      // The band of each row, and for each band its first step and the place of its next one.
      let bandOfRow = UnsafeMutableBufferPointer(rebasing: capacity[..<height])
      let firsts = UnsafeMutableBufferPointer(rebasing: capacity[height...].prefix(bands.count))
      let next = UnsafeMutableBufferPointer(rebasing: capacity[(height + bands.count)...])
      for (index, band) in bands.enumerated() {
        UnsafeMutableBufferPointer(rebasing: bandOfRow[band.rows]).initialize(
          repeating: Int32(index))
      }
      firsts.initialize(repeating: 0)
      count(plan, bands, bandOfRow, firsts)
      for band in bands.indices {
        next.initializeElement(at: band, to: Int32(starts[band]))
        starts[band + 1] += starts[band]
      }
      steps = [Int32](unsafeUninitializedCapacity: starts[bands.count]) { steps, count in
        for (index, step) in plan.steps.enumerated() {
          for band in Self.touched(step, bandOfRow)
          where !bands[band].repeatsAbove && index >= firsts[band] {
            steps.initializeElement(at: Int(next[band]), to: Int32(index))
            next[band] += 1
          }
        }
        count = starts[bands.count]
      }
    }
  }

  /// Counts the steps of each band, and finds the first one of each that is seen.
  private mutating func count(
    _ plan: DrawingPlan, _ bands: [Band], _ bandOfRow: UnsafeMutableBufferPointer<Int32>,
    _ firsts: UnsafeMutableBufferPointer<Int32>
  ) {
    var depth = 0
    for (index, step) in plan.steps.enumerated() {
      depth += step.depthChange
      for band in Self.touched(step, bandOfRow) where !bands[band].repeatsAbove {
        // What is covered by an opaque box as wide as the picture need not be drawn.
        if depth == 0, plan.covers(step, bands[band]) {
          firsts[band] = Int32(index)
          starts[band + 1] = 0
        }
        starts[band + 1] += 1
      }
    }
  }

  /// The bands that a step touches.
  private static func touched(
    _ step: DrawingPlan.Step, _ bandOfRow: UnsafeMutableBufferPointer<Int32>
  ) -> ClosedRange<Int> {
    Int(bandOfRow[step.rows.lowerBound])...Int(bandOfRow[step.rows.upperBound - 1])
  }

  /// The steps that draw a band.
  subscript(_ band: Int) -> ArraySlice<Int32> { steps[starts[band]..<starts[band + 1]] }
}

extension DrawingPlan.Step {
  /// How many cuts more there are after the step than before.
  fileprivate var depthChange: Int {
    switch action {
    case .enter: 1
    case .leave: -1
    case .item, .box, .masks, .shape, .gradient: 0
    }
  }
}

extension DrawingPlan {
  /// Whether a step, which is in no cut, hides all that was drawn on a band before.
  func covers(_ step: Step, _ band: Band) -> Bool {
    guard case .box(let area, let color) = step.action, color >> 24 == 255 else { return false }
    return area.x0 <= canvas.x0 && area.x1 >= canvas.x1 && area.y0 <= band.rows.lowerBound
      && area.y1 >= band.rows.upperBound
  }
}
