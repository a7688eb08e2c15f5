/// Shares of the proposal, which SwiftUI does not have: factors; NaN for an axis that is left alone.
package struct RelativeRule {
  var width: Double
  var height: Double
  /// Whether a nil or infinite proposal is replaced by a share of the child's own answer to it.
  var probes: Bool

  package init(width: CGFloat?, height: CGFloat?, probes: Bool) {
    self.width = width.map(Double.init) ?? .nan
    self.height = height.map(Double.init) ?? .nan
    self.probes = probes
  }

  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension LayoutPass {
  /// The proposal times the factors.
  ///
  /// A nil or infinite component is passed on as it is; the probing variant asks the child for its
  /// answer to it and proposes the share of that.
  mutating func relativeProposal(
    _ node: NodeID, _ rule: RelativeRule, _ proposal: Proposal, _ context: LayoutContext
  ) -> Proposal {
    var result = proposal
    for axis in Axis.allCases where !rule[axis].isNaN {
      if rule.probes, proposal[axis].isNaN || proposal[axis].isInfinite {
        let own = size(of: tree.onlyChild(of: node), for: proposal, in: context)[axis]
        result[axis] = own.isInfinite ? own : own * rule[axis]
      } else {
        // 0 times infinity is undefined: a share of nothing is nothing.
        result[axis] = rule[axis] == 0 && !proposal[axis].isNaN ? 0 : proposal[axis] * rule[axis]
      }
    }
    return result
  }
}
