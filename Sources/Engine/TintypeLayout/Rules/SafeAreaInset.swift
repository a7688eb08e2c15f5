/// A bar at one edge of a view: `Rules/Safe-Area#Insets`.
package struct SafeAreaInsetRule {
  var edge: Edge
  var alignment: AlignmentKey
  var spacing: Double

  package init(edge: Edge, alignment: AlignmentKey, spacing: CGFloat?) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing.map(Double.init) ?? .nan
  }

  var axis: Axis { edge == .leading || edge == .trailing ? .horizontal : .vertical }
}

extension LayoutPass {
  /// What the bar and the primary are proposed, and the gap between them, by
  /// `Rules/Safe-Area#Insets`.
  private mutating func insetProposals(
    _ node: NodeID, _ rule: SafeAreaInsetRule, _ proposal: Proposal, _ context: LayoutContext
  ) -> (primary: Proposal, secondary: Proposal, gap: Double) {
    let axis = rule.axis
    let (primary, secondary) = (tree.child(0, of: node), tree.child(1, of: node))
    let gap = rule.spacing.isNaN ? insetGap(rule, primary, secondary) : rule.spacing
    guard !proposal[axis].isNaN else { return (proposal, proposal, gap) }
    let available = max(proposal[axis] - gap, 0)
    var probe = proposal
    probe[axis] = 0
    let minimum = size(of: primary, for: probe, in: context)[axis]
    var barProposal = proposal
    barProposal[axis] = max(available - minimum, 0)
    let bar = size(of: secondary, for: barProposal, in: context)[axis]
    var primaryProposal = proposal
    primaryProposal[axis] = max(proposal[axis] - (bar + gap), 0)
    return (primaryProposal, barProposal, gap)
  }

  private mutating func insetGap(
    _ rule: SafeAreaInsetRule, _ primary: NodeID, _ secondary: NodeID
  ) -> Double {
    let isFirst = rule.edge == .top || rule.edge == .leading
    let (before, after) = isFirst ? (secondary, primary) : (primary, secondary)
    let spacing = spacing(of: before)
    return Double(spacing.distance(to: self.spacing(of: after), along: rule.axis))
  }

  /// Bar, gap and primary along the edge's axis; the longer of both across it.
  mutating func safeAreaInsetSize(
    _ node: NodeID, _ rule: SafeAreaInsetRule, _ proposal: Proposal, _ context: LayoutContext
  ) -> Size {
    let proposals = insetProposals(node, rule, proposal, context)
    let primary = size(of: tree.child(0, of: node), for: proposals.primary, in: context)
    let bar = size(of: tree.child(1, of: node), for: proposals.secondary, in: context)
    let axis = rule.axis
    return Size(
      main: bar[axis] + proposals.gap + primary[axis],
      cross: max(primary[axis.perpendicular], bar[axis.perpendicular]), axis: axis)
  }

  /// The primary opposite the edge and in the middle across; the bar at the edge, by guides.
  mutating func arrangeSafeAreaInset(
    _ node: NodeID, _ rule: SafeAreaInsetRule, _ proposal: Proposal, _ size: Size,
    _ scope: inout ArrangingScope, _ slots: ChildSlots
  ) {
    let context = scope.context
    let axis = rule.axis
    let crossAxis = axis.perpendicular
    var proposal = proposal
    if proposal[crossAxis].isNaN { proposal[crossAxis] = size[crossAxis] }
    let proposals = insetProposals(node, rule, proposal, context)
    let primary = self.size(of: tree.child(0, of: node), for: proposals.primary, in: context)
    let bar = self.size(of: tree.child(1, of: node), for: proposals.secondary, in: context)
    let isFirst = rule.edge == .top || rule.edge == .leading
    let primaryMain = isFirst ? bar[axis] + proposals.gap : 0
    let primaryCross = (size[crossAxis] - primary[crossAxis]) / 2
    slots.set(
      0, main: primaryMain, cross: primaryCross, axis: axis, proposal: proposals.primary)
    let barCross =
      primaryCross
      + guide(
        rule.alignment, of: tree.child(0, of: node), in: proposals.primary, size: primary, context)
      - guide(
        rule.alignment, of: tree.child(1, of: node), in: proposals.secondary, size: bar, context)
    slots.set(
      1, main: isFirst ? 0 : primary[axis] + proposals.gap, cross: barCross, axis: axis,
      proposal: proposals.secondary)
    narrowSafeArea(node, rule, slots, size, primary, &scope)
  }

  /// The primary's safe area shrinks by the bar and the gap; the bar's own does not.
  private func narrowSafeArea(
    _ node: NodeID, _ rule: SafeAreaInsetRule, _ slots: ChildSlots, _ size: Size,
    _ primary: Size, _ scope: inout ArrangingScope
  ) {
    guard let whole = scope.frame else { return }
    let isMirrored = tree.isRightToLeft(node)
    var left = slots.x(0)
    if isMirrored { left = size.width - left - primary.width }
    let frame = Rect(x: whole.minX + left, y: whole.minY + slots.y(0), size: primary)
    // What ignores this bar reaches to the edge of the whole; only where that is the edge of the
    // outer safe area does it reach on to the window's.
    if !scope.children.safeArea.touches(whole, rule.edge, isMirrored: isMirrored) {
      scope.children.safeArea.outer.set(rule.edge, isMirrored, to: whole)
    }
    scope.children.safeArea.inner.set(rule.edge, isMirrored, to: frame)
    scope.isForPrimaryAlone = true
  }
}
