import TintypeDrawing

/// The distance between two neighbors, before it has a position across its direction.
struct MarkedGap {
  var axis: Axis
  var from: CGFloat
  var to: CGFloat
  var length: CGFloat
  /// Where the line may stand, and where it stands best.
  var span: ClosedRange<CGFloat>
  var best: CGFloat
  var visible: CGRect
}

// Paddings, and the distances between the views of stacks and grids.
extension MarkCollector {
  /// The bands of a padding, or the gaps between the views of a stack or grid.
  mutating func addDistances(
    _ arrangement: PlacedArrangement, _ frame: CGRect, _ children: [NodeID], _ visible: CGRect
  ) {
    let frames = children.compactMap { views.tree.frame(of: $0) }.filter(\.isFinite)
    switch arrangement {
    case .inset(let left, let top, let right, let bottom):
      guard marks.contains(.padding) else { return }
      addPadding(frame, left: left, top: top, right: right, bottom: bottom)
    case .line(let axis):
      guard marks.contains(.spacing) else { return }
      addGaps(between: frames, along: axis, visible)
    case .grid:
      guard marks.contains(.spacing) else { return }
      addGridGaps(frames, visible)
    case .other: break
    }
  }

  private mutating func addPadding(
    _ frame: CGRect, left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat
  ) {
    let inner = CGRect(
      x: frame.minX + left, y: frame.minY + top, width: frame.width - left - right,
      height: frame.height - top - bottom)
    guard inner.width >= 0, inner.height >= 0 else { return }
    // Equal paddings of opposite sides are said once, and those of all four too.
    var written: [CGFloat] = []
    let bands = [
      (top, CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: top), false),
      (left, CGRect(x: frame.minX, y: inner.minY, width: left, height: inner.height), false),
      (
        bottom, CGRect(x: frame.minX, y: inner.maxY, width: frame.width, height: bottom),
        top == bottom
      ),
      (
        right, CGRect(x: inner.maxX, y: inner.minY, width: right, height: inner.height),
        left == right
      ),
    ]
    let isEven = top == bottom && left == right && top == left
    for (length, band, isRepeated) in bands where length > 0.05 {
      sheet.band(band, palette.padding)
      sheet.show(.padding)
      if isRepeated || (isEven && !written.isEmpty) { continue }
      written.append(length)
      addLength(length, in: band, palette.padding)
    }
    if !written.isEmpty {
      sheet.outline(inner, palette.padding)
      sheet.outline(frame, palette.padding)
    }
  }

  private mutating func addLength(_ length: CGFloat, in band: CGRect, _ ink: MarkInk) {
    let part = MarkLabel.Part(text: ReadableText.length(length), ink: ink)
    let middle = CGPoint(x: band.midX, y: band.midY)
    sheet.add(
      MarkLabel(parts: [part], style: .length, wish: .middle(middle), target: band, rank: 1))
  }

  /// The distances between neighbors in a row or a column, from where they are.
  private mutating func addGaps(
    between frames: [CGRect], along axis: Axis, _ visible: CGRect
  ) {
    let sorted = frames.enumerated().sorted { a, b in
      let (x, y) = (a.element.start(axis), b.element.start(axis))
      return x == y ? a.offset < b.offset : x < y
    }.map(\.element)
    for (before, after) in zip(sorted, sorted.dropFirst()) {
      addGap(from: before, to: after, along: axis, visible)
    }
  }

  private mutating func addGap(
    from before: CGRect, to after: CGRect, along axis: Axis, _ visible: CGRect
  ) {
    let (low, high) = (before.end(axis), after.start(axis))
    guard abs(high - low) > 0.05 else { return }
    let across = axis.perpendicular
    let start = max(before.start(across), after.start(across))
    let end = min(before.end(across), after.end(across))
    // Neighbors that are not beside each other are measured from the middle of the shorter.
    let best =
      start <= end
      ? (start + end) / 2
      : (before.length(across) < after.length(across) ? before : after).middle(across)
    gaps.append(
      MarkedGap(
        axis: axis, from: min(low, high), to: max(low, high), length: high - low,
        span: start <= end ? start...end : best...best, best: best, visible: visible))
  }

  /// Draws the distances where their arrows are on no letters and on no other arrows, as near to the best place as can
  /// be.
  mutating func addGaps() {
    guard !gaps.isEmpty else { return }
    var taken = RectangleGrid(region: canvas)
    for text in texts { taken.insert(text) }
    for gap in gaps {
      // Where there is text all the way the line stands outside, as far as its short ends reach.
      let outside = DimensionLine.half + 2
      let positions =
        Self.offsets(gap.span.upperBound - gap.span.lowerBound).map { gap.best + $0 }
        .filter { gap.span.contains($0) }
        + [gap.span.upperBound + outside, gap.span.lowerBound - outside]
      let middle = (gap.from + gap.to) / 2
      func bounds(_ index: CGFloat) -> CGRect {
        DimensionLine(gap.axis, from: gap.from, to: gap.to, at: index).bounds
      }
      let index = positions.first { !taken.hits(bounds($0)) }
      let visible = gap.visible.insetBy(dx: -outside - 1, dy: -outside - 1)
      guard visible.holds(CGPoint(gap.axis, along: middle, across: index ?? gap.best)) else {
        continue
      }
      guard let index else {
        leftOut += 1
        continue
      }
      taken.insert(bounds(index))
      sheet.dimension(gap.axis, at: index, from: gap.from, to: gap.to, palette.spacing)
      sheet.show(.spacing)
      addLength(of: gap, at: index)
    }
  }

  /// Distances from the best place, the nearest first.
  private static func offsets(_ length: CGFloat) -> [CGFloat] {
    let step = max(4, length / 40)
    return [0] + stride(from: step, through: length, by: step).flatMap { [$0, -$0] }
  }

  private mutating func addLength(of gap: MarkedGap, at index: CGFloat) {
    let part = MarkLabel.Part(text: ReadableText.length(gap.length), ink: palette.spacing)
    let middle = CGPoint(gap.axis, along: (gap.from + gap.to) / 2, across: index)
    let target = CGRect(x: middle.x - 1, y: middle.y - 1, width: 2, height: 2)
    sheet.add(
      MarkLabel(parts: [part], style: .length, wish: .middle(middle), target: target, rank: 1))
  }

  /// The distances between the first cells of rows, and between the cells of the first row that has several.
  private mutating func addGridGaps(_ frames: [CGRect], _ visible: CGRect) {
    var rows: [[CGRect]] = []
    for frame in frames.sorted(by: { $0.minY == $1.minY ? $0.minX < $1.minX : $0.minY < $1.minY }) {
      if let last = rows.last?.first, frame.midY < last.maxY {
        rows[rows.count - 1].append(frame)
      } else {
        rows.append([frame])
      }
    }
    if let row = rows.first(where: { $0.count > 1 }) {
      addGaps(between: row, along: .horizontal, visible)
    }
    let lines = rows.map { $0.reduce(CGRect.null) { $0.union($1) } }
    for (index, (before, after)) in zip(lines, lines.dropFirst()).enumerated() {
      guard let upper = rows[index].first, let lower = rows[index + 1].first else { continue }
      let (a, b) = (
        CGRect(x: upper.minX, y: before.minY, width: upper.width, height: before.height),
        CGRect(x: lower.minX, y: after.minY, width: lower.width, height: after.height)
      )
      addGap(from: a, to: b, along: .vertical, visible)
    }
  }
}
