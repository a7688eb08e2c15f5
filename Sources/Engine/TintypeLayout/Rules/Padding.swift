/// Insets, in points: `Rules/Frames#Padding`.
package struct PaddingRule {
  var top: Double
  var leading: Double
  var bottom: Double
  var trailing: Double

  package init(_ insets: EdgeInsets) {
    top = Double(insets.top)
    leading = Double(insets.leading)
    bottom = Double(insets.bottom)
    trailing = Double(insets.trailing)
  }

  /// Both insets of an axis.
  @inline(__always)
  func sum(along axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }

  /// The sums on both axes, in points.
  var total: Size { Size(width: leading + trailing, height: top + bottom) }

  /// The edges whose inset is not zero: there the gap to a neighbor is the default one.
  var edges: Edge.Set {
    var edges: Edge.Set = []
    if top != 0 { edges.insert(.top) }
    if leading != 0 { edges.insert(.leading) }
    if bottom != 0 { edges.insert(.bottom) }
    if trailing != 0 { edges.insert(.trailing) }
    return edges
  }
}

extension LayoutPass {
  private func paddingProposal(_ rule: PaddingRule, _ proposal: Proposal) -> Proposal {
    Proposal(
      width: lengthInside(rule, .horizontal, proposal.width),
      height: lengthInside(rule, .vertical, proposal.height))
  }

  /// What is left of a proposed length for the child.
  private func lengthInside(_ rule: PaddingRule, _ axis: Axis, _ proposed: Double) -> Double {
    // max(0, nil) would be 0: nil has to stay nil.
    proposed.isNaN ? proposed : max(0, proposed - rule.sum(along: axis))
  }

  /// The child's size and the insets.
  mutating func paddingSize(
    _ node: NodeID, _ rule: PaddingRule, _ proposal: Proposal, _ context: LayoutContext
  ) -> Size {
    let answer = size(
      of: tree.onlyChild(of: node), for: paddingProposal(rule, proposal), in: context)
    return Size(
      width: max(0, answer.width + rule.sum(along: .horizontal)),
      height: max(0, answer.height + rule.sum(along: .vertical)))
  }

  /// The child's length and the insets on one axis, where the axes do not depend on each other.
  mutating func paddingLength(
    _ node: NodeID, _ rule: PaddingRule, along axis: Axis, for proposed: Double
  ) -> Double {
    let inside = lengthInside(rule, axis, proposed)
    let answer = length(of: tree.onlyChild(of: node), along: axis, for: inside)
    return max(0, answer + rule.sum(along: axis))
  }

  /// The child stands inside the insets.
  func arrangePadding(_ rule: PaddingRule, _ proposal: Proposal, _ slots: ChildSlots) {
    slots.set(0, x: rule.leading, y: rule.top, proposal: paddingProposal(rule, proposal))
  }
}
