/// A container that fills its proposal and keeps bars free, such as a navigation stack:
/// `Rules/Scrolling#Containers-with-bars`.
package struct ContainerRule {
  /// The room that bars take from the content, in points.
  var top: Double
  var bottom: Double
  /// Whether bars shorten the length that `containerRelativeFrame` sees.
  var shortensContainer: Bool
  /// Whether the lower bar's room includes the safe area that the container stands on.
  var countsBottomSafeArea: Bool

  package init(
    top: CGFloat, bottom: CGFloat, shortensContainer: Bool, countsBottomSafeArea: Bool = false
  ) {
    self.top = Double(top)
    self.bottom = Double(bottom)
    self.shortensContainer = shortensContainer
    self.countsBottomSafeArea = countsBottomSafeArea
  }
}

extension LayoutPass {
  /// What the bars leave of a proposal.
  ///
  /// - Parameters:
  ///   - rule: the bars.
  ///   - proposal: what the container is offered.
  ///   - cover: the part of the lower bar that stands on the window's safe area, in points.
  /// - Returns: what the content is offered.
  private func contentProposal(
    _ rule: ContainerRule, _ proposal: Proposal, cover: Double = 0
  ) -> Proposal {
    Proposal(
      width: proposal.width,
      height: proposal.height.isNaN
        ? proposal.height
        : max(0, proposal.height - rule.top - max(0, rule.bottom - cover)))
  }

  private mutating func contentContext(
    _ rule: ContainerRule, _ proposal: Proposal, cover: Double = 0, _ context: LayoutContext
  ) -> LayoutContext {
    let seen = rule.shortensContainer ? contentProposal(rule, proposal, cover: cover) : proposal
    return containers.entering(seen, from: context)
  }

  /// The whole proposal; an unspecified axis takes the content's length and the bars.
  mutating func containerSize(
    _ node: NodeID, _ rule: ContainerRule, _ proposal: Proposal, _ context: LayoutContext
  ) -> Size {
    if !proposal.width.isNaN, !proposal.height.isNaN {
      return Size(width: proposal.width, height: proposal.height)
    }
    let inner = contentContext(rule, proposal, context)
    var content = Size.zero
    if tree.childCount(of: node) > 0 {
      content = size(
        of: tree.onlyChild(of: node), for: contentProposal(rule, proposal), in: inner)
    }
    return Size(
      width: proposal.width.isNaN ? content.width : proposal.width,
      height: proposal.height.isNaN ? content.height + rule.top + rule.bottom : proposal.height)
  }

  /// Content is in the middle of what the bars leave free, and sees the bars as its safe area.
  mutating func arrangeContainer(
    _ node: NodeID, _ rule: ContainerRule, _ proposal: Proposal, _ size: Size,
    _ scope: inout ArrangingScope, _ slots: ChildSlots
  ) {
    let outer = scope.context
    var cover = 0.0
    if let frame = scope.frame {
      reachUnderWindowBars(frame, &scope.children.safeArea)
      if rule.countsBottomSafeArea { cover = scope.children.safeArea.outer.maxY - frame.maxY }
    }
    let inner = contentContext(rule, Proposal(size), cover: cover, outer)
    let offered = contentProposal(rule, Proposal(size), cover: cover)
    let content = self.size(of: tree.onlyChild(of: node), for: offered, in: inner)
    slots.set(
      0, x: (size.width - content.width) / 2,
      y: rule.top + (offered.height - content.height) / 2, proposal: offered)
    scope.children.context = contentContext(rule, proposal, cover: cover, outer)
    if let frame = scope.frame {
      var free = frame
      free.minY = min(free.minY + rule.top, free.maxY)
      free.maxY = max(free.maxY - max(0, rule.bottom - cover), free.minY)
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
