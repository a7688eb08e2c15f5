import TintypeGeometry

/// A lazy grid: tracks across the scrolling axis, lines along it.
package struct LazyGridRule {
  /// How long a track is.
  package enum TrackSize: Sendable, Hashable {
    /// A length, in points.
    case fixed(CGFloat)
    /// A share of the space within bounds, in points.
    case flexible(minimum: CGFloat, maximum: CGFloat)
    /// As many tracks as fit into a share of the space, each within bounds, in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  /// One description of a track.
  package struct Track {
    /// How long the track is.
    package var size: TrackSize
    /// The gap after the track in points; nil for the default.
    package var spacing: CGFloat?
    /// How cells stand in the track; nil for the grid's own alignment.
    package var alignment: Alignment?

    /// Creates a track.
    package init(size: TrackSize, spacing: CGFloat?, alignment: Alignment?) {
      self.size = size
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  /// The axis along which lines follow one another.
  var axis: Axis
  var tracks: [Track]
  var alignment: AlignmentPair
  /// The gap between lines.
  var spacing: Double
  /// Children that take a line of their own: headers and footers.
  var isFullLine: [Bool]
  /// Children that begin a line: the first ones of sections.
  var startsLine: [Bool]

  /// Creates a lazy grid.
  package init(
    axis: Axis, tracks: [Track], alignment: Alignment, spacing: CGFloat?, isFullLine: [Bool],
    startsLine: [Bool]? = nil
  ) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = AlignmentPair(alignment)
    self.spacing = Double(spacing ?? ViewSpacing.defaultDistance)
    self.isFullLine = isFullLine
    self.startsLine = startsLine ?? isFullLine.map { _ in false }
  }
}

extension LazyGridRule {
  /// Children beside one another.
  struct Line {
    /// The positions of the children among those of the node.
    var children: Range<Int>
    /// Whether the line is that of a header or footer.
    var isFull: Bool
  }

  /// The lines that children form in a number of tracks.
  func lines(trackCount: Int) -> [Line] {
    var lines: [Line] = []
    var index = 0
    while index < isFullLine.count {
      var end = index + 1
      if !isFullLine[index] {
        while end < isFullLine.count, !isFullLine[end], end - index < trackCount,
          !startsLine[end]
        {
          end += 1
        }
      }
      lines.append(Line(children: index..<end, isFull: isFullLine[index]))
      index = end
    }
    return lines
  }
}

/// A track with its position, in points.
private struct SolvedTrack {
  var start: Double
  var length: Double
  var alignment: AlignmentPair?
}

extension LayoutTree {
  /// Adds a lazy grid over its cells.
  package mutating func makeLazyGrid(
    _ rule: LazyGridRule, children: [NodeID], isRightToLeft: Bool
  ) -> NodeID {
    lazyGrids.append(rule)
    return makeNode(
      .lazyGrid(Int32(lazyGrids.count - 1)), children: children, isRightToLeft: isRightToLeft)
  }
}

extension LayoutPass {
  /// How many tracks one description makes at most; more would be finer than any picture shows.
  private static var maximumTrackCount: Double { 10_000 }

  /// The column pass of `Rules/Lazy-Grids#Tracks`.
  ///
  /// The gap after the last track is unused.
  private func solveTracks(_ rule: LazyGridRule, _ proposed: Double) -> [SolvedTrack] {
    let gaps = rule.tracks.map { Double($0.spacing ?? ViewSpacing.defaultDistance) }
    var rest = (proposed.isNaN ? 0 : proposed) - gaps.dropLast().reduce(0, +)
    var flexibleCount = 0
    for track in rule.tracks {
      if case .fixed(let length) = track.size { rest -= Double(length) } else { flexibleCount += 1 }
    }
    /// Takes a length away, unless both are infinite and the rest would be undefined.
    func take(_ length: Double) {
      let left = rest - length
      if !left.isNaN { rest = left }
    }
    var result: [SolvedTrack] = []
    var position = 0.0
    func add(_ length: Double, gap: Double, _ track: LazyGridRule.Track) {
      result.append(
        SolvedTrack(
          start: position, length: length, alignment: track.alignment.map(AlignmentPair.init)))
      position += length + gap
    }
    for (index, track) in rule.tracks.enumerated() {
      let gap = gaps[index]
      let share = rest / Double(flexibleCount)
      switch track.size {
      case .fixed(let length): add(Double(length), gap: gap, track)
      case .flexible(let minimum, let maximum):
        let length = min(max(share, Double(minimum)), Double(maximum))
        add(length, gap: gap, track)
        take(length)
        flexibleCount -= 1
      case .adaptive(let minimum, let maximum):
        let share = max(share, 0)
        let fitting = ((share + gap) / (Double(minimum) + gap)).rounded(.down)
        // An unlimited share would hold infinitely many tracks, and a tiny minimum more than memory does.
        let count =
          fitting.isFinite ? Int(clamped: min(max(1, fitting), Self.maximumTrackCount)) : 1
        let inner = gap * Double(count - 1)
        let length = min((share - inner) / Double(count), Double(maximum))
        for _ in 0..<count { add(max(length, 0), gap: gap, track) }
        take(length * Double(count) + inner)
        flexibleCount -= 1
      }
    }
    return result
  }

  private func totalLength(_ tracks: [SolvedTrack]) -> Double {
    tracks.last.map { $0.start + $0.length } ?? 0
  }

  mutating func lazyGridSize(
    _ node: NodeID, _ index: Int, _ proposal: Proposal, _ context: LayoutContext
  ) -> Size {
    let rule = tree.lazyGrids[index]
    let crossAxis = rule.axis.perpendicular
    let tracks = solveTracks(rule, proposal[crossAxis])
    var cross = totalLength(tracks)
    // Recorded: tracks of 196 in 240 stand at the trailing edge of the 240 where the grid aligns
    // them there. The grid therefore takes all of the proposal, and more where tracks need it.
    if !proposal[crossAxis].isNaN { cross = max(cross, proposal[crossAxis]) }
    var main = 0.0
    for (lineIndex, line) in rule.lines(trackCount: tracks.count).enumerated() {
      if lineIndex > 0 { main += rule.spacing }
      main += lineLength(node, rule, line, tracks, cross: cross, context)
    }
    return Size(main: main, cross: cross, axis: rule.axis)
  }

  private func cellProposal(
    _ rule: LazyGridRule, _ column: Int, _ isFullLine: Bool, _ tracks: [SolvedTrack], cross: Double
  ) -> Proposal {
    let length = isFullLine || tracks.isEmpty ? cross : tracks[column].length
    return Proposal(main: Proposal.unspecified, cross: length, axis: rule.axis)
  }

  private mutating func lineLength(
    _ node: NodeID, _ rule: LazyGridRule, _ line: LazyGridRule.Line,
    _ tracks: [SolvedTrack], cross: Double, _ context: LayoutContext
  ) -> Double {
    line.children.reduce(0) { longest, index in
      let childProposal = cellProposal(
        rule, index - line.children.lowerBound, line.isFull, tracks, cross: cross)
      let answer = size(of: tree.child(index, of: node), for: childProposal, in: context)
      return max(longest, answer[rule.axis])
    }
  }

  /// The second pass of `Rules/Lazy-Grids#Two-passes`: tracks are solved again for the length that
  /// was reported.
  mutating func arrangeLazyGrid(
    _ node: NodeID, _ index: Int, _ size: Size, _ context: LayoutContext, _ slots: ChildSlots
  ) {
    let rule = tree.lazyGrids[index]
    let crossAxis = rule.axis.perpendicular
    let tracks = solveTracks(rule, size[crossAxis])
    let cross = size[crossAxis]
    // Tracks that do not fill the grid are aligned in it.
    let total = Size(main: size[rule.axis], cross: totalLength(tracks), axis: rule.axis)
    let key = rule.alignment[crossAxis]
    let shift = key.defaultValue(ofBox: size) - key.defaultValue(ofBox: total)
    var position = 0.0
    for (lineIndex, line) in rule.lines(trackCount: tracks.count).enumerated() {
      if lineIndex > 0 { position += rule.spacing }
      let length = lineLength(node, rule, line, tracks, cross: cross, context)
      for index in line.children {
        let column = index - line.children.lowerBound
        let childProposal = cellProposal(rule, column, line.isFull, tracks, cross: cross)
        let isTrack = !line.isFull && !tracks.isEmpty
        let start = isTrack ? tracks[column].start + shift : 0
        let alignment = (isTrack ? tracks[column].alignment : nil) ?? rule.alignment
        let box = Size(main: length, cross: childProposal[crossAxis], axis: rule.axis)
        let child = tree.child(index, of: node)
        let answer = self.size(of: child, for: childProposal, in: context)
        func aligned(_ axis: Axis) -> Double {
          alignment[axis].defaultValue(ofBox: box)
            - guide(alignment[axis], of: child, in: childProposal, size: answer, context)
        }
        slots.set(
          index, main: position + aligned(rule.axis), cross: start + aligned(crossAxis),
          axis: rule.axis, proposal: childProposal)
      }
      position += length
    }
  }
}
