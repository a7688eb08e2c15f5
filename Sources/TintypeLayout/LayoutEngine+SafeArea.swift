extension LayoutEngine {
  /// What the bar and the primary are offered, and the gap between them, by `layout.md` 8.1.
  private func insetOffers(
    _ node: NodeID, _ rule: SafeAreaInsetRule, _ proposal: Proposal
  ) -> (primary: Proposal, secondary: Proposal, gap: Double) {
    let axis = rule.axis
    let (primary, secondary) = (child(0, of: node), child(1, of: node))
    let gap = rule.spacing.isNaN ? insetGap(rule, primary, secondary) : rule.spacing
    guard !proposal[axis].isNaN else { return (proposal, proposal, gap) }
    let available = max(proposal[axis] - gap, 0)
    var probe = proposal
    probe[axis] = 0
    let minimum = size(of: primary, for: probe)[axis]
    var barOffer = proposal
    barOffer[axis] = max(available - minimum, 0)
    let bar = size(of: secondary, for: barOffer)[axis]
    var primaryOffer = proposal
    primaryOffer[axis] = max(proposal[axis] - (bar + gap), 0)
    return (primaryOffer, barOffer, gap)
  }

  private func insetGap(
    _ rule: SafeAreaInsetRule, _ primary: NodeID, _ secondary: NodeID
  ) -> Double {
    let isFirst = rule.edge == .top || rule.edge == .leading
    let (before, after) = isFirst ? (secondary, primary) : (primary, secondary)
    return Double(spacing(of: before).distance(to: spacing(of: after), along: rule.axis))
  }

  /// Bar, gap and primary along the edge's axis; the longer of both across it.
  func safeAreaInsetSize(
    _ node: NodeID, _ rule: SafeAreaInsetRule, _ proposal: Proposal
  ) -> Size {
    let offers = insetOffers(node, rule, proposal)
    let primary = size(of: child(0, of: node), for: offers.primary)
    let bar = size(of: child(1, of: node), for: offers.secondary)
    let axis = rule.axis
    return Size(
      main: bar[axis] + offers.gap + primary[axis],
      cross: max(primary[axis.perpendicular], bar[axis.perpendicular]), axis: axis)
  }

  /// The primary opposite the edge and in the middle across; the bar at the edge, by guides.
  func arrangeSafeAreaInset(
    _ node: NodeID, _ rule: SafeAreaInsetRule, _ proposal: Proposal, _ size: Size,
    _ slots: ChildSlots
  ) {
    let axis = rule.axis
    let crossAxis = axis.perpendicular
    var proposal = proposal
    if proposal[crossAxis].isNaN { proposal[crossAxis] = size[crossAxis] }
    let offers = insetOffers(node, rule, proposal)
    let primary = self.size(of: child(0, of: node), for: offers.primary)
    let bar = self.size(of: child(1, of: node), for: offers.secondary)
    let isFirst = rule.edge == .top || rule.edge == .leading
    let primaryMain = isFirst ? bar[axis] + offers.gap : 0
    let primaryCross = (size[crossAxis] - primary[crossAxis]) / 2
    slots.set(
      0, main: primaryMain, cross: primaryCross, axis: axis, proposal: offers.primary)
    let barCross =
      primaryCross
      + guide(rule.alignment, of: child(0, of: node), in: offers.primary, size: primary)
      - guide(rule.alignment, of: child(1, of: node), in: offers.secondary, size: bar)
    slots.set(
      1, main: isFirst ? 0 : primary[axis] + offers.gap, cross: barCross, axis: axis,
      proposal: offers.secondary)
  }

  /// `layout.md` 8.3: where the frame touches the safe area's edge, the child reaches beyond it.
  func arrangeIgnoringSafeArea(
    _ node: NodeID, _ edges: Edge.Set, _ proposal: Proposal, _ size: Size, _ slots: ChildSlots
  ) {
    guard let frame = arrangingArea else {
      slots.set(0, x: 0, y: 0, proposal: proposal)
      return
    }
    arrangingArea = nil
    let extra = safeAreaInsets(of: frame, isMirrored: isRightToLeft(node), edges: edges)
    var offered = proposal
    if !offered.width.isNaN { offered.width += Double(extra.horizontal) }
    if !offered.height.isNaN { offered.height += Double(extra.vertical) }
    slots.set(0, x: -Double(extra.leading), y: -Double(extra.top), proposal: offered)
  }

  /// How far the safe area's bars reach beyond the edges of a node, in points.
  ///
  /// A view that fills the safe area sees the whole bars beside it, as a geometry reader at the root
  /// of a window does; a view that stands away from a bar sees none of it.
  package func safeAreaInsets(of node: NodeID) -> EdgeInsets {
    let placement = placements[node]
    return safeAreaInsets(
      of: Rect(x: placement.x, y: placement.y, size: placement.size),
      isMirrored: isRightToLeft(node), edges: .all)
  }

  /// The distance from each edge that touches the safe area's boundary, within half a pixel, or
  /// reaches beyond it, to the end of the bars there.
  private func safeAreaInsets(of frame: Rect, isMirrored: Bool, edges: Edge.Set) -> EdgeInsets {
    var insets = EdgeInsets()
    for edge in Edge.allCases where edges.contains(edge) {
      // Outwards is towards larger numbers at the right and lower edges only.
      let sign: Double =
        switch edge {
        case .top: -1
        case .bottom: 1
        case .leading: isMirrored ? 1 : -1
        case .trailing: isMirrored ? -1 : 1
        }
      let own = sign * frame.edge(edge, isMirrored)
      let inner = sign * safeArea.inner.edge(edge, isMirrored)
      let outer = sign * safeArea.outer.edge(edge, isMirrored)
      // Views without end have no edge that could reach further.
      let room = outer - own
      guard room > 0, room.isFinite, own >= inner - 0.5 / displayScale else { continue }
      insets[edge] = CGFloat(room)
    }
    return insets
  }
}
