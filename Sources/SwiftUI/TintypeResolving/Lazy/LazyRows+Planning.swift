import TintypeGeometry

/// Stretches along one axis, counted from where rows begin.
private struct Span {
  var start: Double
  var end: Double

  init(_ frame: CGRect, _ axis: Axis, isMirrored: Bool) {
    let (low, high) =
      axis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    (start, end) = isMirrored ? (-Double(high), -Double(low)) : (Double(low), Double(high))
  }
}

/// Where resolved rows stand, and how far apart.
private struct RowMeasure {
  /// Where the first row begins and the last one ends.
  var start: Double
  var end: Double
  /// How many rows stand beside one another.
  var tracks: Int
  /// From the beginning of a line to that of the next, on average.
  var pitch: Double
  /// What lies between rows and what stands for others, on either side, wrappers included.
  var slackBefore: Double
  var slackAfter: Double
  /// What is seen, and as much on both sides of it.
  var seen: Span
}

extension LazyRows {
  /// How often a plan is changed before all rows are resolved: rows that are longer and longer.
  private static let changeLimit = 6
  /// Less than this is no other length: sums of lengths are not exact.
  private static let tolerance = 0.01

  /// What the next evaluation has to resolve.
  ///
  /// - Parameter views: the views with their positions.
  /// - Returns: the rows; nil where those of this evaluation are enough.
  func nextPlan(in views: PlacedViews) -> LazyRowPlan? {
    let markers = [after, before].compactMap { $0 }
    // What is not placed, such as what does not fit, is not seen either.
    guard let marker = markers.first(where: { views.tree.frame(of: $0) != nil }) else { return nil }
    let changes = (plan?.changes ?? 0) + 1
    let all = LazyRowPlan(window: 0..<count, changes: changes)
    guard changes <= Self.changeLimit, let measure = measure(beside: marker, in: views)
    else { return all }
    var next = LazyRowPlan(window: window, changes: changes)
    // Lengths come first: what is seen follows from them where the end of the rows shows.
    if plan != nil { next.window = seenRows(measure) }
    next.before = length(
      ofLines: lines(next.window.lowerBound, measure), measure.slackBefore, measure)
    next.after = length(
      ofLines: linesAfter(next.window, measure), measure.slackAfter, measure)
    let isSame =
      plan != nil && next.window == window
      && abs(next.before - (plan?.before ?? 0)) < Self.tolerance
      && abs(next.after - (plan?.after ?? 0)) < Self.tolerance
    return isSame ? nil : next
  }

  /// The lines of rows before the first resolved one.
  private func lines(_ rows: Int, _ measure: RowMeasure) -> Int {
    (rows + measure.tracks - 1) / measure.tracks
  }

  /// The lines of rows after the resolved ones; the first of them fill the last line up.
  private func linesAfter(_ window: Range<Int>, _ measure: RowMeasure) -> Int {
    let filled = (measure.tracks - window.count % measure.tracks) % measure.tracks
    return lines(max(0, count - window.upperBound - filled), measure)
  }

  private func length(ofLines lines: Int, _ slack: Double, _ measure: RowMeasure) -> Double {
    lines == 0 ? 0 : max(0, Double(lines) * measure.pitch - slack)
  }

  /// The rows that may be seen, with those that are resolved already where they are neighbors.
  private func seenRows(_ measure: RowMeasure) -> Range<Int> {
    let rowsAPoint = Double(measure.tracks) / measure.pitch
    /// The place of the row at a coordinate, or the end of the resolved ones that is nearer to it.
    func position(_ coordinate: Double, inside: Int) -> Double {
      if coordinate < measure.start {
        return Double(window.lowerBound) - (measure.start - coordinate) * rowsAPoint
      }
      if coordinate > measure.end {
        return Double(window.upperBound) + (coordinate - measure.end) * rowsAPoint
      }
      return Double(inside)
    }
    func bounded(_ position: Double) -> Int { Int(clamped: min(max(position, 0), Double(count))) }
    let first = bounded(position(measure.seen.start, inside: window.lowerBound).rounded(.down))
    let end = bounded(position(measure.seen.end, inside: window.upperBound).rounded(.up))
    // Lines stay whole, so that their rows stand in the same tracks.
    let seen = (first / measure.tracks * measure.tracks)..<max(first, end)
    if first >= end
      || (window.lowerBound <= seen.lowerBound && seen.upperBound <= window.upperBound)
    {
      return window
    }
    if seen.lowerBound > window.upperBound || seen.upperBound < window.lowerBound { return seen }
    return min(seen.lowerBound, window.lowerBound)..<max(seen.upperBound, window.upperBound)
  }

  // MARK: Measuring

  /// Measures the resolved rows; nil where nothing scrolls around them, or where they have no length.
  private func measure(beside marker: NodeID, in views: PlacedViews) -> RowMeasure? {
    let tree = views.tree
    guard let scroll = tree.scrollView(around: marker, along: axis),
      var seen = tree.frame(of: scroll).map({ tree.placements.visibleFrame(ofScroll: scroll, $0) })
    else { return nil }
    if let record = views.record(of: scroll), case NodeDrawing.none = record.drawing {
      // Content shows beyond the view.
      seen = seen.union(CGRect(origin: .zero, size: views.size))
    }
    guard let row = rows.first, let last = rows.last,
      let container = tree.container(of: marker, and: row.first)
    else { return nil }
    func frame(_ node: NodeID) -> CGRect? {
      tree.member(of: container, around: node).flatMap { tree.frame(of: $0) }
    }
    let frames = rows.compactMap { frame($0.first) }
    guard frames.count == rows.count, let first = frames.first, let end = frame(last.last)
    else { return nil }
    let isMirrored = axis == .horizontal && (frames.last?.minX ?? 0) < first.minX
    func span(_ frame: CGRect) -> Span { Span(frame, axis, isMirrored: isMirrored) }
    let starts = frames.map { span($0).start }
    let tracks = starts.prefix { abs($0 - starts[0]) < Self.tolerance }.count
    var measure = RowMeasure(
      start: starts[0], end: (frames.suffix(tracks) + [end]).map { span($0).end }.max() ?? 0,
      tracks: tracks, pitch: 0, slackBefore: 0, slackAfter: 0, seen: span(seen))
    /// The gap between a mark and the rows, with what modifiers put around the mark; nil without one.
    func slack(_ marker: NodeID?, _ gap: (Span) -> Double) -> Double? {
      guard let marker, let inner = tree.frame(of: marker).map(span),
        let outer = frame(marker).map(span)
      else { return nil }
      return gap(outer) + (outer.end - outer.start) - (inner.end - inner.start)
    }
    let gapAfter = slack(after) { $0.start - measure.end }
    let gapBefore = slack(before) { measure.start - $0.end }
    measure.slackAfter = gapAfter ?? gapBefore ?? 0
    measure.slackBefore = gapBefore ?? gapAfter ?? 0
    let lines = (last.index - row.index) / tracks
    measure.pitch =
      lines > 0
      ? (starts[starts.count - 1] - starts[0]) / Double(lines)
      : measure.end - measure.start + measure.slackAfter
    let length = measure.seen.end - measure.seen.start
    measure.seen.start -= length
    measure.seen.end += length
    // Infinitely long views show everything; NaN stands for an infinite space on both sides.
    if !length.isFinite { (measure.seen.start, measure.seen.end) = (-.infinity, .infinity) }
    return measure.pitch > 0 && measure.pitch.isFinite ? measure : nil
  }
}
