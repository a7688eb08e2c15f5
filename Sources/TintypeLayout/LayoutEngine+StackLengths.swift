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
      var sum = 0.0
      forEachChild(of: node) { sum += length(of: $0, along: rule.axis, for: proposed) }
      return sum + gaps
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
    forEachChild(of: node) { extent.add(length(of: $0, along: axis, for: proposed)) }
    return extent.length
  }

  /// The lengths of a separable stack for nothing and for infinity, in one walk over its children.
  ///
  /// - Returns: nil for a stack whose negative gaps leave room to divide where nothing is offered.
  func stackExtremes(_ node: NodeID, _ rule: StackRule, along axis: Axis) -> Extremes? {
    guard axis == rule.axis else {
      var (low, high) = (CrossExtent(rule.alignment), CrossExtent(rule.alignment))
      forEachChild(of: node) { child in
        let extremes = extremes(of: child, along: axis)
        low.add(extremes.low)
        high.add(extremes.high)
      }
      return Extremes(low: low.length, high: high.length)
    }
    let gaps = totalGap(of: node, rule)
    guard gaps >= 0 else { return nil }
    var sum = Extremes(low: 0, high: 0)
    forEachChild(of: node) { child in
      let extremes = extremes(of: child, along: axis)
      sum.low += extremes.low
      sum.high += extremes.high
    }
    return Extremes(low: sum.low + gaps, high: sum.high + gaps)
  }
}
