/// A horizontal or vertical stack, lazy or not: its axis, the guide across it, and the gap; NaN for the children's own preferences.
package struct StackRule {
  var axis: Axis
  var alignment: AlignmentKey
  var spacing: Double

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing.map(Double.init) ?? .nan
  }
}

/// The gaps before each child of a stack, and their sum, in points.
struct GapList {
  var before: [Double]
  var total: Double
}

/// Working memory of one distribution: a value a child in each column.
struct StackScratch {
  let proposals: UnsafeMutablePointer<Double>
  let mains: UnsafeMutablePointer<Double>
  let crosses: UnsafeMutablePointer<Double>
  /// Whether children are asked for both lengths; otherwise `crosses` is left as it is.
  let hasCrosses: Bool

  init(_ base: UnsafeMutablePointer<Double>, count: Int, hasCrosses: Bool = true) {
    proposals = base
    mains = base + count
    crosses = base + 2 * count
    self.hasCrosses = hasCrosses
  }

  /// All values for a number of children.
  func values(count: Int) -> UnsafeMutableBufferPointer<Double> {
    UnsafeMutableBufferPointer(start: proposals, count: 3 * count)
  }
}

extension LayoutPass {
  /// `Rules/Stacks#Reported-size`: the sum along the axis, the extent of the aligned children
  /// across it.
  mutating func stackSize(
    _ node: NodeID, _ rule: StackRule, _ proposal: Proposal, _ context: LayoutContext
  ) -> Size {
    let count = tree.childCount(of: node)
    guard count > 0 else { return .zero }
    let gaps = totalGap(of: node, rule)
    if proposalsAreUniform(proposal[rule.axis], gaps: gaps) {
      return uniformStackSize(node, rule, proposal, gaps: gaps, context)
    }
    let mark = scratch.mark()
    defer { scratch.release(to: mark) }
    let columns = StackScratch(scratch.take(3 * count), count: count)
    let total = distribute(node, rule, proposal, context, columns)
    let cross = proposal[rule.axis.perpendicular]
    let extent = crossExtent(node, rule, cross: cross, context, columns)
    keepDivision(node, proposal, context, columns, count, extent)
    return Size(main: total, cross: extent.length, axis: rule.axis)
  }

  /// Keeps a division for the placement.
  ///
  /// A function of its own: the frame of what asks for it is on the stack once a level.
  @inline(never)
  private mutating func keepDivision(
    _ node: NodeID, _ proposal: Proposal, _ context: LayoutContext, _ columns: StackScratch,
    _ count: Int, _ extent: CrossExtent
  ) {
    guard options == .standard, !isRecording else { return }
    latestDivision.keep(node, proposal, context, columns, count: count, extent)
  }

  /// The extent of the children of a stack that is placed, once its space is divided.
  @inline(never)
  private mutating func divided(
    _ node: NodeID, _ rule: StackRule, _ proposal: Proposal, _ context: LayoutContext,
    _ columns: StackScratch
  ) -> CrossExtent {
    let count = tree.childCount(of: node)
    if let cached = latestDivision.restore(node, proposal, context, into: columns, count: count) {
      return cached
    }
    _ = distribute(node, rule, proposal, context, columns)
    let cross = proposal[rule.axis.perpendicular]
    return crossExtent(node, rule, cross: cross, context, columns)
  }

  /// Whether there is nothing to divide: every child is proposed just what the stack is proposed.
  ///
  /// That is exact at 0 and at infinity (unless gaps are negative), and makes probes superfluous.
  @inline(__always)
  func proposalsAreUniform(_ main: Double, gaps: Double) -> Bool {
    main.isNaN || (usesShortcuts && (main == .infinity || (main == 0 && gaps >= 0)))
  }

  /// The size of a stack whose children are all proposed what the stack is proposed.
  ///
  /// Two of three questions in a tree of stacks are of this kind; no child's answer is kept.
  private mutating func uniformStackSize(
    _ node: NodeID, _ rule: StackRule, _ proposal: Proposal, gaps: Double,
    _ context: LayoutContext
  ) -> Size {
    let axis = rule.axis
    var sum = 0.0
    var extent = CrossExtent()
    for index in tree.childIndices(of: node) {
      let child = tree.childList[index]
      let answer = size(of: child, for: proposal, in: context)
      sum += answer[axis]
      extent.add(
        answer[axis.perpendicular],
        guide: guide(rule.alignment, of: child, in: proposal, size: answer, context))
    }
    return Size(main: sum + gaps, cross: extent.length, axis: axis)
  }

  /// The extent of the children across the axis.
  private mutating func crossExtent(
    _ node: NodeID, _ rule: StackRule, cross: Double, _ context: LayoutContext,
    _ columns: StackScratch
  ) -> CrossExtent {
    var extent = CrossExtent()
    for index in 0..<tree.childCount(of: node) {
      extent.add(
        columns.crosses[index],
        guide: crossGuide(index, of: node, rule, cross: cross, context, columns))
    }
    return extent
  }

  @inline(__always)
  private mutating func crossGuide(
    _ index: Int, of node: NodeID, _ rule: StackRule, cross: Double, _ context: LayoutContext,
    _ columns: StackScratch
  ) -> Double {
    guide(
      rule.alignment, of: tree.child(index, of: node),
      in: Proposal(main: columns.proposals[index], cross: cross, axis: rule.axis),
      size: Size(main: columns.mains[index], cross: columns.crosses[index], axis: rule.axis),
      context)
  }

  /// `Rules/Stacks#Placement`: children follow one another; a nil cross proposal becomes the
  /// stack's size.
  mutating func arrangeStack(
    _ node: NodeID, _ rule: StackRule, _ proposal: Proposal, _ size: Size,
    _ context: LayoutContext, _ slots: ChildSlots
  ) {
    let axis = rule.axis
    let count = tree.childCount(of: node)
    guard count > 0 else { return }
    var proposal = proposal
    if proposal[axis.perpendicular].isNaN {
      proposal[axis.perpendicular] = size[axis.perpendicular]
    }
    let cross = proposal[axis.perpendicular]
    let mark = scratch.mark()
    defer { scratch.release(to: mark) }
    let columns = StackScratch(scratch.take(3 * count), count: count)
    let extent = divided(node, rule, proposal, context, columns)
    if isRecording { guideLines[node] = Size(main: .nan, cross: -extent.lower, axis: axis) }
    var position = 0.0
    for index in 0..<count {
      if index > 0 { position += gap(before: index, of: node, rule) }
      let guide = crossGuide(index, of: node, rule, cross: cross, context, columns)
      slots.set(
        index, main: position, cross: -guide - extent.lower, axis: axis,
        proposal: Proposal(main: columns.proposals[index], cross: cross, axis: axis))
      position += columns.mains[index]
    }
  }

  // MARK: Gaps (`Rules/Stacks#Gaps`)

  /// The sum of the gaps between the children of a stack, in points.
  @inline(__always)
  mutating func totalGap(of node: NodeID, _ rule: StackRule) -> Double {
    if !rule.spacing.isNaN {
      return rule.spacing * Double(max(0, tree.childCount(of: node) - 1))
    }
    return gapLists[gapIndex(of: node, rule)].total
  }

  /// The gap before a child of a stack, in points.
  mutating func gap(before index: Int, of node: NodeID, _ rule: StackRule) -> Double {
    rule.spacing.isNaN ? gapLists[gapIndex(of: node, rule)].before[index] : rule.spacing
  }

  @inline(never)
  private mutating func gapIndex(of node: NodeID, _ rule: StackRule) -> Int {
    if tree.nodes[node].gaps >= 0 { return Int(tree.nodes[node].gaps) }
    var list = GapList(before: [], total: 0)
    for index in 0..<tree.childCount(of: node) {
      let gap = index == 0 ? 0 : preferredGap(before: index, of: node, rule.axis)
      list.before.append(gap)
      list.total += gap
    }
    gapLists.append(list)
    tree.nodes[node].gaps = Int32(gapLists.count - 1)
    return gapLists.count - 1
  }

  /// The gap that a child and the one before it prefer, in points.
  private mutating func preferredGap(
    before index: Int, of node: NodeID, _ axis: Axis
  ) -> Double {
    let upper = spacing(of: tree.child(index - 1, of: node))
    return Double(upper.distance(to: spacing(of: tree.child(index, of: node)), along: axis))
  }
}

extension LayoutTree {
  /// The positions of a node's children in the list of children, in declaration order.
  ///
  /// Nodes are numbered from the leaves up: a stack's last child lies just before it, and the child
  /// before that one just before the last one's subtree.
  @inline(__always)
  func childIndices(of node: NodeID) -> Range<Int32> {
    let first = nodes[node].firstChild
    return first..<(first + nodes[node].childCount)
  }
}
