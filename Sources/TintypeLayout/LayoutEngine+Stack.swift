/// The gaps before each child of a stack, and their sum, in points.
struct GapList {
  var before: [Double]
  var total: Double
}

/// Working memory of one distribution: a value a child in each column.
struct StackScratch {
  let offers: UnsafeMutablePointer<Double>
  let mains: UnsafeMutablePointer<Double>
  let crosses: UnsafeMutablePointer<Double>
  /// Whether children are asked for both lengths; otherwise `crosses` is left as it is.
  let hasCrosses: Bool

  init(_ base: UnsafeMutablePointer<Double>, count: Int, hasCrosses: Bool = true) {
    offers = base
    mains = base + count
    crosses = base + 2 * count
    self.hasCrosses = hasCrosses
  }
}

extension LayoutEngine {
  /// `layout.md` 5.3: the sum along the axis, the extent of the aligned children across it.
  func stackSize(_ node: NodeID, _ rule: StackRule, _ proposal: Proposal) -> Size {
    let count = childCount(of: node)
    guard count > 0 else { return .zero }
    let gaps = totalGap(of: node, rule)
    if offersAreUniform(proposal[rule.axis], gaps: gaps) {
      return uniformStackSize(node, rule, proposal, gaps: gaps)
    }
    let mark = scratch.mark()
    defer { scratch.release(to: mark) }
    let columns = StackScratch(scratch.take(3 * count), count: count)
    let total = distribute(node, rule, proposal, columns)
    let range = crossRange(node, rule, cross: proposal[rule.axis.perpendicular], columns)
    return Size(main: total, cross: range.upper - range.lower, axis: rule.axis)
  }

  /// Whether there is nothing to divide: every child is offered just what the stack is offered.
  ///
  /// That is exact at 0 and at infinity (unless gaps are negative), and makes probes superfluous.
  @inline(__always)
  func offersAreUniform(_ main: Double, gaps: Double) -> Bool {
    main.isNaN || (usesShortcuts && (main == .infinity || (main == 0 && gaps >= 0)))
  }

  /// The size of a stack whose children are all offered what the stack is offered.
  ///
  /// Two of three questions in a tree of stacks are of this kind; no child's answer is kept.
  private func uniformStackSize(
    _ node: NodeID, _ rule: StackRule, _ proposal: Proposal, gaps: Double
  ) -> Size {
    let axis = rule.axis
    let crossAxis = axis.perpendicular
    var (sum, lower, upper) = (0.0, 0.0, 0.0)
    forEachChild(of: node) { child in
      let answer = size(of: child, for: proposal)
      sum += answer[axis]
      let start = -guide(rule.alignment, of: child, in: proposal, size: answer)
      lower = min(lower, start)
      upper = max(upper, start + answer[crossAxis])
    }
    return Size(main: sum + gaps, cross: upper - lower, axis: axis)
  }

  @inline(__always)
  func forEachChild(of node: NodeID, _ body: (NodeID) -> Void) {
    let first = nodes[node].firstChild
    for place in first..<(first + nodes[node].childCount) { body(childList[place]) }
  }

  /// Visits children, the last one first.
  ///
  /// Nodes are numbered from the leaves up, so that a stack's last child lies just before it, and the
  /// child before that one just before the last one's subtree: in this order the walk over a large tree
  /// reads memory from one end to the other, which the processor sees coming.
  @inline(__always)
  func forEachChildFromLast(of node: NodeID, _ body: (Int, NodeID) -> Void) {
    let first = nodes[node].firstChild
    var index = nodes[node].childCount
    while index > 0 {
      index -= 1
      body(Int(index), childList[first + index])
    }
  }

  /// The extent of the children across the axis, the guide's own line at 0 included.
  ///
  /// `layout.md` 5.4: both decompilations start the union with the guide line itself.
  private func crossRange(
    _ node: NodeID, _ rule: StackRule, cross: Double, _ columns: StackScratch
  ) -> (lower: Double, upper: Double) {
    var lower = 0.0
    var upper = 0.0
    for index in 0..<childCount(of: node) {
      let start = -crossGuide(index, of: node, rule, cross: cross, columns)
      lower = min(lower, start)
      upper = max(upper, start + columns.crosses[index])
    }
    return (lower, upper)
  }

  @inline(__always)
  private func crossGuide(
    _ index: Int, of node: NodeID, _ rule: StackRule, cross: Double, _ columns: StackScratch
  ) -> Double {
    guide(
      rule.alignment, of: child(index, of: node),
      in: Proposal(main: columns.offers[index], cross: cross, axis: rule.axis),
      size: Size(main: columns.mains[index], cross: columns.crosses[index], axis: rule.axis))
  }

  /// `layout.md` 5.5: children follow one another; a nil cross proposal becomes the stack's size.
  func arrangeStack(
    _ node: NodeID, _ rule: StackRule, _ proposal: Proposal, _ size: Size, _ slots: ChildSlots
  ) {
    let axis = rule.axis
    let count = childCount(of: node)
    guard count > 0 else { return }
    var proposal = proposal
    if proposal[axis.perpendicular].isNaN {
      proposal[axis.perpendicular] = size[axis.perpendicular]
    }
    let cross = proposal[axis.perpendicular]
    let mark = scratch.mark()
    defer { scratch.release(to: mark) }
    let columns = StackScratch(scratch.take(3 * count), count: count)
    _ = distribute(node, rule, proposal, columns)
    let range = crossRange(node, rule, cross: cross, columns)
    var position = 0.0
    for index in 0..<count {
      if index > 0 { position += gap(before: index, of: node, rule) }
      let start = -crossGuide(index, of: node, rule, cross: cross, columns) - range.lower
      slots.set(
        index, main: position, cross: start, axis: axis,
        proposal: Proposal(main: columns.offers[index], cross: cross, axis: axis))
      position += columns.mains[index]
    }
  }

  /// The sum of the gaps between the children of a stack, in points.
  @inline(__always)
  func totalGap(of node: NodeID, _ rule: StackRule) -> Double {
    if !rule.spacing.isNaN { return rule.spacing * Double(max(0, childCount(of: node) - 1)) }
    return gapLists[gapIndex(of: node, rule)].total
  }

  /// The gap before a child of a stack, in points.
  func gap(before index: Int, of node: NodeID, _ rule: StackRule) -> Double {
    rule.spacing.isNaN ? gapLists[gapIndex(of: node, rule)].before[index] : rule.spacing
  }

  @inline(never)
  private func gapIndex(of node: NodeID, _ rule: StackRule) -> Int {
    if nodes[node].gaps >= 0 { return Int(nodes[node].gaps) }
    var list = GapList(before: [], total: 0)
    for index in 0..<childCount(of: node) {
      let gap =
        index == 0
        ? 0
        : Double(
          spacing(of: child(index - 1, of: node))
            .distance(to: spacing(of: child(index, of: node)), along: rule.axis))
      list.before.append(gap)
      list.total += gap
    }
    gapLists.append(list)
    nodes[node].gaps = Int32(gapLists.count - 1)
    return gapLists.count - 1
  }
}
