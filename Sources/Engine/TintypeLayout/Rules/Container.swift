/// A container that fills its proposal and keeps bars free, such as a navigation stack:
/// `Rules/Scrolling#Containers-with-bars`.
package struct ContainerRule {
  /// The space that bars take from the content, in points.
  var top: Double
  var bottom: Double
  /// Whether bars shorten the length that `containerRelativeFrame` sees.
  var shortensContainer: Bool
  /// Whether the lower bar's space includes the window's safe area that the container stands on.
  var countsBottomSafeArea: Bool
  /// What is above the upper bar.
  var lead: TopLead
  /// Whether what is inside are the bars themselves, which stand on the window's safe area below.
  var holdsBars: Bool

  package init(
    top: CGFloat, bottom: CGFloat, shortensContainer: Bool, countsBottomSafeArea: Bool = false,
    lead: TopLead = .none, holdsBars: Bool = false
  ) {
    self.top = Double(top)
    self.bottom = Double(bottom)
    self.shortensContainer = shortensContainer
    self.countsBottomSafeArea = countsBottomSafeArea
    self.lead = lead
    self.holdsBars = holdsBars
  }
}

/// The space above the upper bar of a container, in points: `Rules/Navigation#Where-bars-begin`.
package enum TopLead: Hashable, Sendable {
  /// None: the container has no upper bar.
  case none
  /// So much, wherever the container stands, as in a sheet.
  case fixed(Double)
  /// What keeps the bar below the window's status bar, or so much where there is none above.
  case statusBar(least: Double)

  /// The space where the container stands away from the window's upper edge.
  var usual: Double {
    switch self {
    case .none: 0
    case .fixed(let inset), .statusBar(let inset): inset
    }
  }
}

extension LayoutPass {
  /// The space above the upper bar of a container, in points; negative where the bar begins above
  /// it.
  private func topLead(_ rule: ContainerRule, _ frame: Rect?) -> Double {
    guard case .statusBar(let least) = rule.lead, let frame, let window = placements.window
    else { return rule.lead.usual }
    let tolerance = 0.5 / window.displayScale
    guard window.inner.minY - window.outer.minY > 0, frame.minY <= window.inner.minY + tolerance,
      frame.minY >= window.outer.minY - tolerance
    else { return least }
    return max(window.inner.minY, window.outer.minY + least) - frame.minY
  }

  /// The space that the lower bar takes of the container, in points, without its part on the
  /// window's safe area; negative where what is inside reaches over it.
  private func bottomInset(_ rule: ContainerRule, _ frame: Rect?) -> Double {
    guard rule.countsBottomSafeArea, let frame, let window = placements.window else {
      return rule.bottom
    }
    let tolerance = 0.5 / window.displayScale
    guard frame.maxY >= window.inner.maxY - tolerance else { return rule.bottom }
    let cover = max(0, window.outer.maxY - frame.maxY)
    return rule.holdsBars ? rule.bottom - cover : max(0, rule.bottom - cover)
  }

  /// What the bars leave of a proposal.
  ///
  /// - Parameters:
  ///   - rule: the bars.
  ///   - proposal: what the container is proposed.
  ///   - frame: where it stands; nil where only its size is asked.
  /// - Returns: what the content is proposed.
  private func contentProposal(
    _ rule: ContainerRule, _ proposal: Proposal, at frame: Rect?
  ) -> Proposal {
    let bars = topLead(rule, frame) + rule.top + bottomInset(rule, frame)
    return Proposal(
      width: proposal.width,
      height: proposal.height.isNaN ? proposal.height : max(0, proposal.height - bars))
  }

  private mutating func contentContext(
    _ rule: ContainerRule, _ proposal: Proposal, at frame: Rect?, _ context: LayoutContext
  ) -> LayoutContext {
    let seen = rule.shortensContainer ? contentProposal(rule, proposal, at: frame) : proposal
    return containers.entering(seen, from: context)
  }

  /// The whole proposal; an unspecified axis takes the content's length and the bars.
  mutating func containerSize(
    _ node: NodeID, _ rule: ContainerRule, _ proposal: Proposal, _ context: LayoutContext
  ) -> Size {
    if !proposal.width.isNaN, !proposal.height.isNaN {
      return Size(width: proposal.width, height: proposal.height)
    }
    let inner = contentContext(rule, proposal, at: nil, context)
    var content = Size.zero
    if tree.childCount(of: node) > 0 {
      content = size(
        of: tree.onlyChild(of: node), for: contentProposal(rule, proposal, at: nil), in: inner)
    }
    let bars = rule.lead.usual + rule.top + rule.bottom
    return Size(
      width: proposal.width.isNaN ? content.width : proposal.width,
      height: proposal.height.isNaN ? content.height + bars : proposal.height)
  }

  /// Content is in the middle of what the bars leave free, and sees the bars as its safe area.
  mutating func arrangeContainer(
    _ node: NodeID, _ rule: ContainerRule, _ proposal: Proposal, _ size: Size,
    _ scope: inout ArrangingScope, _ slots: ChildSlots
  ) {
    let outer = scope.context
    let frame = scope.frame
    if let frame { reachUnderWindowBars(frame, &scope.children.safeArea) }
    let inner = contentContext(rule, Proposal(size), at: frame, outer)
    let childProposal = contentProposal(rule, Proposal(size), at: frame)
    let content = self.size(of: tree.onlyChild(of: node), for: childProposal, in: inner)
    let top = topLead(rule, frame) + rule.top
    slots.set(
      0, x: (size.width - content.width) / 2, y: top + (childProposal.height - content.height) / 2,
      proposal: childProposal)
    scope.children.context = contentContext(rule, proposal, at: frame, outer)
    if let frame {
      var free = frame
      free.minY = min(free.minY + top, free.maxY)
      free.maxY = max(free.maxY - bottomInset(rule, frame), free.minY)
      scope.children.safeArea.inner = free
    }
  }

  /// Makes the safe area's outer edges those of a container, or those further out where the container
  /// touches the window's safe area: what reaches under its bars reaches under the window's too.
  private func reachUnderWindowBars(_ frame: Rect, _ safeArea: inout SafeArea) {
    var outer = frame
    for edge in Edge.allCases where safeArea.touches(frame, edge, isMirrored: false) {
      outer.set(edge, false, to: safeArea.outer)
    }
    safeArea.outer = outer
  }
}
