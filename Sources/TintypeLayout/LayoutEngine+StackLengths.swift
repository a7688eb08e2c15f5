/// The extent of aligned lengths across a stack, the guide's own line at 0 included.
private struct CrossExtent {
  private let alignment: AlignmentKey
  private var lower = 0.0
  private var upper = 0.0

  init(_ alignment: AlignmentKey) { self.alignment = alignment }

  var length: Double { upper - lower }

  /// Adds a child without guides of its own, by the default of a guide that SwiftUI defines.
  @inline(__always)
  mutating func add(_ length: Double) {
    let size = Size(width: length, height: length)
    let start = -(alignment.builtInValue(in: size) ?? 0)
    lower = min(lower, start)
    upper = max(upper, start + length)
  }
}

extension LayoutEngine {
  /// The length of a separable stack on one axis.
  @inline(__always)
  func stackLength(
    _ node: NodeID, _ rule: StackRule, along axis: Axis, for proposed: Double
  ) -> Double {
    guard childCount(of: node) > 0 else { return 0 }
    return axis == rule.axis
      ? stackMainLength(node, rule, proposed) : stackCrossLength(node, rule, proposed)
  }

  private func stackMainLength(_ node: NodeID, _ rule: StackRule, _ proposed: Double) -> Double {
    let gaps = totalGap(of: node, rule)
    if offersAreUniform(proposed, gaps: gaps) {
      let mark = scratch.mark()
      defer { scratch.release(to: mark) }
      let count = childCount(of: node)
      let lengths = scratch.take(count)
      forEachChildFromLast(of: node) { index, child in
        lengths[index] = length(of: child, along: rule.axis, for: proposed)
      }
      return inOrder(lengths, count: count) + gaps
    }
    let mark = scratch.mark()
    defer { scratch.release(to: mark) }
    let count = childCount(of: node)
    let columns = StackScratch(scratch.take(3 * count), count: count, hasCrosses: false)
    let proposal = Proposal(main: proposed, cross: Proposal.unspecified, axis: rule.axis)
    return distribute(node, rule, proposal, columns)
  }

  private func stackCrossLength(_ node: NodeID, _ rule: StackRule, _ proposed: Double) -> Double {
    let axis = rule.axis.perpendicular
    var extent = CrossExtent(rule.alignment)
    forEachChildFromLast(of: node) { _, child in
      extent.add(length(of: child, along: axis, for: proposed))
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
  /// - Returns: nil for a stack whose negative gaps leave room to divide where nothing is offered.
  func stackExtremes(_ node: NodeID, _ rule: StackRule, along axis: Axis) -> Extremes? {
    guard axis == rule.axis else {
      var (low, high) = (CrossExtent(rule.alignment), CrossExtent(rule.alignment))
      forEachChildFromLast(of: node) { _, child in
        let extremes = extremes(of: child, along: axis)
        low.add(extremes.low)
        high.add(extremes.high)
      }
      return Extremes(low: low.length, high: high.length)
    }
    let gaps = totalGap(of: node, rule)
    guard gaps >= 0 else { return nil }
    let mark = scratch.mark()
    defer { scratch.release(to: mark) }
    let count = childCount(of: node)
    let lows = scratch.take(2 * count)
    let highs = lows + count
    forEachChildFromLast(of: node) { index, child in
      let extremes = extremes(of: child, along: axis)
      lows[index] = extremes.low
      highs[index] = extremes.high
    }
    return Extremes(
      low: inOrder(lows, count: count) + gaps, high: inOrder(highs, count: count) + gaps)
  }
}
