/// A guide that a view sets by a closure: `Rules/Alignment#Setting-a-guide`.
struct GuideRule {
  var key: AlignmentKey
  var value: (ViewDimensions) -> CGFloat
}

extension LayoutTree {
  /// Adds a node that sets one guide.
  package mutating func makeGuide(
    _ key: AlignmentKey, child: NodeID, value: @escaping (ViewDimensions) -> CGFloat
  ) -> NodeID {
    guideRules.append(GuideRule(key: key, value: value))
    return makeNode(.guide(Int32(guideRules.count - 1)), around: child)
  }
}

extension LayoutPass {
  /// What the closure says, in points; nil where it is no number.
  mutating func ownGuide(
    _ rule: GuideRule, of node: NodeID, in proposal: Proposal, size: Size,
    _ context: LayoutContext
  ) -> Double? {
    let child = dimensions(of: tree.onlyChild(of: node), in: proposal, size: size, context)
    let value = converse { conversation in
      conversation.during(context) { rule.value(child) }
    }
    return value.isNaN ? nil : Double(value)
  }
}
