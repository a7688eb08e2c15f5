import TintypeGeometry
import TintypeLayout

/// A column or a row of a grid, from its first to its last point.
struct StepTrack: Equatable {
  var from: CGFloat
  var to: CGFloat

  /// The length, in points.
  var length: CGFloat { to - from }

  /// The columns or rows that cells stand in, in order.
  ///
  /// - Parameter cells: of each cell the number of its track, and its ends along the axis.
  /// - Returns: a track for each number that a cell has, as long as all of its cells together.
  static func tracks(_ cells: [(track: Int, from: CGFloat, to: CGFloat)]) -> [StepTrack] {
    var found: [Int: StepTrack] = [:]
    for cell in cells {
      let own = StepTrack(from: cell.from, to: cell.to)
      let widest = found[cell.track] ?? own
      found[cell.track] = StepTrack(
        from: min(widest.from, own.from), to: max(widest.to, own.to))
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }
}

// The stages of grids: `Rules/Grids`, `Rules/Lazy-Grids`.
extension SteppedView {
  /// Columns by their widest cells, then rows by their highest.
  func gridSteps() -> [LayoutStep] {
    let cells = reading.cells
    guard cells.count == node.children.count else { return questionSteps() }
    let frames = node.children.map { local($0.frame) }
    let columns = StepTrack.tracks(
      zip(cells, frames).filter { $0.0.span == 1 && !$0.0.unsizedAxes.contains(.horizontal) }
        .map { ($0.0.column, $0.1.minX, $0.1.maxX) })
    let rows = StepTrack.tracks(
      zip(cells, frames).filter { !$0.0.unsizedAxes.contains(.vertical) }
        .map { ($0.0.row, $0.1.minY, $0.1.maxY) })
    guard columns.count > 1 || rows.count > 1 else { return questionSteps() }
    var first = proposalScene()
    first.boxes = waitingBoxes
    // The widest view of a column fills it, but where a view over several columns makes them wider.
    let isFilled =
      columns.first.map { abs($0.from) < 0.5 } == true
      && columns.last.map { abs($0.to - node.frame.width) < 0.5 } == true
    return [
      LayoutStep(
        "\(subject) is proposed \(ReadableText.proposal(node.proposal)). Its"
          + " \(StepText.views(cells.count)) stand in \(Self.count(columns.count, "column")) and"
          + " \(Self.count(rows.count, "row")).", first),
      isFilled
        ? trackStep("A column is as wide as its widest view", columns, .horizontal)
        : LayoutStep(
          "A column is as wide as its widest view; what a view over several columns needs"
            + " besides is divided among them.", placedScene()),
      trackStep("A row is as high as its highest view", rows, .vertical),
      endStep(arranging: "a column’s views below each other"),
    ]
  }

  /// Tracks that are found before any view is asked, then lines by their highest views.
  func lazyGridSteps() -> [LayoutStep] {
    let axis: Axis = node.children.contains { $0.proposal.width != nil } ? .horizontal : .vertical
    let across = axis.perpendicular
    // A view after another in a line stands further on; the first of a line does not.
    var lines: [[Int]] = []
    let frames = node.children.map { local($0.frame) }
    let isReversed = isReversed(along: axis)
    for (index, frame) in frames.enumerated() {
      let follows =
        lines.last?.last.map { previous in
          let (low, before) = (frame.low(axis), frames[previous].low(axis))
          return abs(low - before) > 0.05 && (low > before) != isReversed
        } ?? false
      if follows { lines[lines.count - 1].append(index) } else { lines.append([index]) }
    }
    guard let longest = lines.max(by: { $0.count < $1.count }) else { return questionSteps() }
    let lengths = longest.compactMap { node.children[$0].proposal.length(axis) }
    let rows = StepTrack.tracks(
      lines.enumerated().flatMap { line, children in
        children.map { (line, frames[$0].low(across), frames[$0].high(across)) }
      })
    let isTall = axis == .horizontal
    var first = proposalScene()
    first.boxes = waitingBoxes
    let tracks = node.values["tracks"].map { ": \($0)" } ?? ""
    let lengthsText =
      Set(lengths.map(ReadableText.length)).count == 1 && lengths.count > 1
      ? "\(ReadableText.length(lengths[0])) each"
      : StepText.list(lengths.map { ReadableText.length($0) })
    var second = first
    second.dimensions = longest.map { index in
      dimension(frames[index], axis, .answer, text: node.children[index].proposal.length(axis))
    }
    for index in longest { second.boxes[index].state = .current }
    return [
      LayoutStep(
        "\(subject) is proposed \(ReadableText.proposal(node.proposal)). Its"
          + " \(isTall ? "columns" : "rows") are found before any view is asked\(tracks).", first),
      LayoutStep(
        "What gaps leave is divided: \(Self.count(lengths.count, isTall ? "column" : "row")) of"
          + " \(lengthsText). Each view is proposed that \(isTall ? "width" : "height") alone.",
        second),
      trackStep(
        "A \(isTall ? "line" : "column") is as \(isTall ? "high" : "wide") as its"
          + " \(isTall ? "highest" : "widest") view", rows, across),
      endStep(arranging: "line after line"),
    ]
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// Every view where the layout has it, not yet served.
  var waitingBoxes: [StepScene.Box] {
    var boxes = placedScene().boxes
    for index in boxes.indices { boxes[index].state = .waiting }
    return boxes
  }

  private func trackStep(_ rule: String, _ tracks: [StepTrack], _ axis: Axis) -> LayoutStep {
    var scene = placedScene()
    scene.frame = nil
    scene.dimensions = tracks.map { track in
      let rect = CGRect(
        axis: axis, from: track.from, to: track.to, crossFrom: 0,
        to: node.frame.size.length(axis.perpendicular))
      return dimension(rect, axis, .answer, text: track.length)
    }
    scene.gaps = zip(tracks, tracks.dropFirst()).filter { $1.from > $0.to }.map {
      CGRect(
        axis: axis, from: $0.to, to: $1.from, crossFrom: 0,
        to: node.frame.size.length(axis.perpendicular))
    }
    let shown = tracks.prefix(8).map { ReadableText.length($0.length) }
    let more = tracks.count > 8 ? ["\(tracks.count - 8) more"] : []
    return LayoutStep("\(rule): \(StepText.list(shown + more)).", scene)
  }

  private func dimension(
    _ rect: CGRect, _ axis: Axis, _ tone: StepScene.Tone, text: CGFloat?
  ) -> StepScene.Dimension {
    StepScene.Dimension(
      axis: axis, from: rect.low(axis), to: rect.high(axis), isBefore: false,
      text: ReadableText.length(text), tone: tone)
  }

  private func endStep(arranging text: String) -> LayoutStep {
    LayoutStep(
      "\(subject) takes \(ReadableText.size(node.frame.size)), and puts \(text).", placedScene())
  }
}
