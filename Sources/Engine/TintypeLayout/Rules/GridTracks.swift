// `Rules/Grids`. The structure is Apple's documentation's; how space is divided is not published
// anywhere, and follows `Rules/Grids#Dividing-the-space-of-a-grid`: fixed tracks first, then the
// less flexible before the more flexible.
extension LayoutPass {
  mutating func gridSize(
    _ node: NodeID, _ index: Int, _ proposal: Proposal, _ context: LayoutContext
  ) -> Size {
    guard tree.childCount(of: node) > 0 else { return .zero }
    return gridSolution(node, index, proposal, context).size
  }

  private mutating func gridSolution(
    _ node: NodeID, _ index: Int, _ proposal: Proposal, _ context: LayoutContext
  ) -> GridSolution {
    let key = QuestionKey(node, proposal, context)
    if let cached = gridMemo[key] { return cached }
    let rule = tree.grids[index]
    var solution = GridSolution(
      columns: [], rows: [], columnGaps: gridGaps(node, rule, .horizontal),
      rowGaps: gridGaps(node, rule, .vertical))
    // 1. Columns, as if rows were as high as they like.
    solution.columns = gridTracks(node, rule, .horizontal, proposal.width, context, solution)
    // 2. Rows, with the columns' widths.
    solution.rows = gridTracks(node, rule, .vertical, proposal.height, context, solution)
    if options.contains(.memo) { gridMemo[key] = solution }
    return solution
  }

  /// The gaps after each track but the last; the largest preference of the cells that meet there.
  private mutating func gridGaps(_ node: NodeID, _ rule: GridRule, _ axis: Axis) -> [Double] {
    let count = rule.trackCount(axis)
    guard count > 1 else { return [] }
    let fixed = rule.spacing[axis]
    if !fixed.isNaN { return Array(repeating: fixed, count: count - 1) }
    return (0..<(count - 1)).map { track in
      var gap: Double?
      for (before, first) in rule.cells.enumerated()
      where rule.tracks(of: first, axis).upperBound == track + 1 {
        for (after, second) in rule.cells.enumerated()
        where rule.tracks(of: second, axis).lowerBound == track + 1
          && rule.tracks(of: first, axis.perpendicular)
            .overlaps(rule.tracks(of: second, axis.perpendicular))
        {
          let distance = spacing(of: tree.child(before, of: node))
            .distance(to: spacing(of: tree.child(after, of: node)), along: axis)
          gap = max(gap ?? -.infinity, Double(distance))
        }
      }
      return gap ?? Double(ViewSpacing.defaultDistance)
    }
  }

  /// The lengths of all tracks along an axis for the length that the grid is proposed.
  private mutating func gridTracks(
    _ node: NodeID, _ rule: GridRule, _ axis: Axis, _ proposed: Double, _ context: LayoutContext,
    _ solution: GridSolution
  ) -> [Double] {
    let count = rule.trackCount(axis)
    let gaps = axis == .horizontal ? solution.columnGaps : solution.rowGaps
    var lengths = Array(repeating: 0.0, count: count)
    if proposed.isNaN {
      for track in 0..<count {
        lengths[track] = trackLength(
          node, rule, axis, track, childProposal: .nan, context, solution)
      }
    } else {
      var available = proposed - gaps.reduce(0, +)
      let least = (0..<count).map {
        trackLength(node, rule, axis, $0, childProposal: 0, context, solution)
      }
      let most = (0..<count).map {
        trackLength(node, rule, axis, $0, childProposal: .infinity, context, solution)
      }
      let order = (0..<count).sorted { a, b in
        let (f, g) = (most[a] - least[a], most[b] - least[b])
        if f == .infinity, g == .infinity, least[a] != least[b] { return least[a] > least[b] }
        return f == g ? a < b : f < g
      }
      for (turn, track) in order.enumerated() {
        let share = max(available / Double(count - turn), 0)
        lengths[track] = trackLength(
          node, rule, axis, track, childProposal: share, context, solution)
        let rest = available - lengths[track]
        if !rest.isNaN { available = rest }
      }
    }
    widenForSpans(node, rule, axis, proposed, gaps, &lengths, context, solution)
    return lengths
  }

  /// The length of a track whose cells are proposed a length: the longest of those in it alone.
  private mutating func trackLength(
    _ node: NodeID, _ rule: GridRule, _ axis: Axis, _ track: Int, childProposal: Double,
    _ context: LayoutContext, _ solution: GridSolution
  ) -> Double {
    var before = 0.0
    var after = 0.0
    for (index, cell) in rule.cells.enumerated()
    where rule.tracks(of: cell, axis) == track..<(track + 1) && !cell.unsizedAxes.contains(axis) {
      let proposal = cellProposal(cell, rule, axis, childProposal, solution)
      let child = tree.child(index, of: node)
      let size = size(of: child, for: proposal, in: context)
      // Columns hug their cells; rows line cells up by their guides, as a horizontal stack would.
      let line =
        axis == .vertical && cell.anchor == nil
        ? guide(rule.rowAlignments[cell.row], of: child, in: proposal, size: size, context) : 0
      before = max(before, line.isNaN ? 0 : line)
      after = max(after, line.isNaN ? size[axis] : size[axis] - line)
    }
    return before + after
  }

  /// What a cell is proposed while the tracks along an axis are measured.
  private func cellProposal(
    _ cell: GridRule.Cell, _ rule: GridRule, _ axis: Axis, _ childProposal: Double,
    _ solution: GridSolution
  ) -> Proposal {
    if axis == .horizontal { return Proposal(width: childProposal, height: Proposal.unspecified) }
    let width = solution.extent(rule.tracks(of: cell, .horizontal), .horizontal).length
    return Proposal(width: width, height: childProposal)
  }

  /// Shares out what cells over several tracks need beyond the tracks' lengths, equally.
  private mutating func widenForSpans(
    _ node: NodeID, _ rule: GridRule, _ axis: Axis, _ proposed: Double, _ gaps: [Double],
    _ lengths: inout [Double], _ context: LayoutContext, _ solution: GridSolution
  ) {
    for (index, cell) in rule.cells.enumerated() {
      let tracks = rule.tracks(of: cell, axis)
      guard tracks.count > 1, !cell.unsizedAxes.contains(axis) else { continue }
      let inside = gaps[tracks.lowerBound..<(tracks.upperBound - 1)].reduce(0, +)
      let current = lengths[tracks].reduce(0, +) + inside
      var childProposal = proposed
      if !proposed.isNaN {
        let total = lengths.reduce(0, +) + gaps.reduce(0, +)
        childProposal = max(current, proposed - (total - current))
      }
      let proposal = cellProposal(cell, rule, axis, childProposal, solution)
      let wanted = size(of: tree.child(index, of: node), for: proposal, in: context)[axis]
      guard wanted > current else { continue }
      for track in tracks { lengths[track] += (wanted - current) / Double(tracks.count) }
    }
  }

  /// Cells stand in their positions by anchor, or by their column's and row's guides.
  mutating func arrangeGrid(
    _ node: NodeID, _ index: Int, _ proposal: Proposal, _ context: LayoutContext,
    _ slots: ChildSlots
  ) {
    guard tree.childCount(of: node) > 0 else { return }
    let rule = tree.grids[index]
    let solution = gridSolution(node, index, proposal, context)
    let lines = rowLines(node, rule, context, solution)
    for (index, cell) in rule.cells.enumerated() {
      let across = solution.extent(rule.tracks(of: cell, .horizontal), .horizontal)
      let down = solution.extent(rule.tracks(of: cell, .vertical), .vertical)
      let turn = Size(width: across.length, height: down.length)
      let childProposal = Proposal(turn)
      let child = tree.child(index, of: node)
      let answer = size(of: child, for: childProposal, in: context)
      if let anchor = cell.anchor {
        slots.set(
          index, x: across.start + Double(anchor.x) * (turn.width - answer.width),
          y: down.start + Double(anchor.y) * (turn.height - answer.height), proposal: childProposal)
        continue
      }
      // Recorded twice: a cell over several columns follows the grid, not its first column.
      let column = cell.span > 1 ? rule.alignment : rule.columnAlignments[cell.column]
      let x =
        across.start + column.defaultValue(ofBox: turn)
        - guide(column, of: child, in: childProposal, size: answer, context)
      let y =
        down.start + lines[cell.row]
        - guide(rule.rowAlignments[cell.row], of: child, in: childProposal, size: answer, context)
      slots.set(index, x: x, y: y, proposal: childProposal)
    }
  }

  /// Where the guide's line runs in each row, from the row's upper side.
  private mutating func rowLines(
    _ node: NodeID, _ rule: GridRule, _ context: LayoutContext, _ solution: GridSolution
  ) -> [Double] {
    rule.rowAlignments.enumerated().map { row, key in
      var line = 0.0
      var after = 0.0
      for (index, cell) in rule.cells.enumerated() where cell.row == row && cell.anchor == nil {
        let across = solution.extent(rule.tracks(of: cell, .horizontal), .horizontal)
        let childProposal = Proposal(width: across.length, height: solution.rows[row])
        let child = tree.child(index, of: node)
        let answer = size(of: child, for: childProposal, in: context)
        let guide = guide(key, of: child, in: childProposal, size: answer, context)
        line = max(line, guide)
        after = max(after, answer.height - guide)
      }
      // Room that no cell needs is shared as the guide's default says.
      let box = Size(width: 0, height: solution.rows[row])
      let content = Size(width: 0, height: line + after)
      return line + key.defaultValue(ofBox: box) - key.defaultValue(ofBox: content)
    }
  }
}
