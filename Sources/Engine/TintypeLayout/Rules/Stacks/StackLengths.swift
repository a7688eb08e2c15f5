extension LayoutPass {
  /// The length of a separable stack on one axis.
  @inline(__always)
  mutating func stackLength(
    _ node: NodeID, _ rule: StackRule, along axis: Axis, for proposed: Double
  ) -> Double {
    guard tree.childCount(of: node) > 0 else { return 0 }
    return axis == rule.axis
      ? stackMainLength(node, rule, proposed) : stackCrossLength(node, rule, proposed)
  }

  private mutating func stackMainLength(
    _ node: NodeID, _ rule: StackRule, _ proposed: Double
  ) -> Double {
    let gaps = totalGap(of: node, rule)
    let mark = scratch.mark()
    defer { scratch.release(to: mark) }
    let count = tree.childCount(of: node)
    if proposalsAreUniform(proposed, gaps: gaps) {
      let lengths = scratch.take(count)
      let first = tree.nodes[node].firstChild
      var index = count
      while index > 0 {
        index -= 1
        let child = tree.childList[first + Int32(truncatingIfNeeded: index)]
        lengths[index] = length(of: child, along: rule.axis, for: proposed)
      }
      return inOrder(lengths, count: count) + gaps
    }
    let columns = StackScratch(scratch.take(3 * count), count: count, hasCrosses: false)
    let proposal = Proposal(main: proposed, cross: Proposal.unspecified, axis: rule.axis)
    return distribute(node, rule, proposal, .none, columns)
  }

  private mutating func stackCrossLength(
    _ node: NodeID, _ rule: StackRule, _ proposed: Double
  ) -> Double {
    let axis = rule.axis.perpendicular
    var extent = CrossExtent()
    for index in tree.childIndices(of: node).reversed() {
      let length = length(of: tree.childList[index], along: axis, for: proposed)
      extent.add(length, builtIn: rule.alignment)
    }
    return extent.length
  }

  /// The sum in child order, so that the last bit does not depend on the order of the questions.
  @inline(__always)
  private func inOrder(_ values: UnsafeMutablePointer<Double>, count: Int) -> Double {
    var sum = 0.0
    for index in 0..<count { sum += values[index] }
    return sum
  }

  /// The lengths of a separable stack for nothing and for infinity, in one walk over its children.
  ///
  /// - Returns: nil for a stack whose negative gaps leave space to divide where nothing is
  ///   proposed.
  mutating func stackExtremes(_ node: NodeID, _ rule: StackRule, along axis: Axis) -> Extremes? {
    guard axis == rule.axis else { return stackCrossExtremes(node, rule) }
    let gaps = totalGap(of: node, rule)
    guard gaps >= 0 else { return nil }
    let mark = scratch.mark()
    defer { scratch.release(to: mark) }
    let count = tree.childCount(of: node)
    let lows = scratch.take(2 * count)
    let highs = lows + count
    let first = tree.nodes[node].firstChild
    var index = count
    while index > 0 {
      index -= 1
      let extremes = extremes(
        of: tree.childList[first + Int32(truncatingIfNeeded: index)], along: axis)
      lows[index] = extremes.low
      highs[index] = extremes.high
    }
    return Extremes(
      low: inOrder(lows, count: count) + gaps, high: inOrder(highs, count: count) + gaps)
  }

  private mutating func stackCrossExtremes(_ node: NodeID, _ rule: StackRule) -> Extremes {
    var (low, high) = (CrossExtent(), CrossExtent())
    for index in tree.childIndices(of: node).reversed() {
      let extremes = extremes(of: tree.childList[index], along: rule.axis.perpendicular)
      low.add(extremes.low, builtIn: rule.alignment)
      high.add(extremes.high, builtIn: rule.alignment)
    }
    return Extremes(low: low.length, high: high.length)
  }
}
