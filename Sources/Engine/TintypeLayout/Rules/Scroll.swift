/// What scrolls: `Rules/Scrolling#Scroll-views`, and what was recorded of margins and anchors.
package struct ScrollRule {
  var axes: Axis.Set
  /// Which part shows of content that is longer than the view.
  var anchorX: Double
  var anchorY: Double
  /// The place of what is rarely given in the tree's side table; -1 for none.
  var detail: Int32 = -1

  package init(axes: Axis.Set, anchor: UnitPoint) {
    self.axes = axes
    anchorX = Double(anchor.x)
    anchorY = Double(anchor.y)
  }
}

/// What few scroll views are given.
struct ScrollDetail {
  /// Room around the content, which scrolls with it, in points.
  var margins: PaddingRule
  /// Where content stands that is shorter than the view.
  var alignment: UnitPoint
}

extension LayoutTree {
  /// Adds a view that scrolls.
  ///
  /// - Parameters:
  ///   - rule: what scrolls, and which part shows of longer content.
  ///   - margins: space around the content, which scrolls with it, in points.
  ///   - alignment: where content stands that is shorter than the view; nil for the rule's anchor.
  ///   - content: the content; nil for none.
  ///   - isRightToLeft: whether content is mirrored when it is placed.
  /// - Returns: the number of the new node.
  package mutating func makeScroll(
    _ rule: ScrollRule, margins: EdgeInsets, alignment: UnitPoint?, content: NodeID?,
    isRightToLeft: Bool
  ) -> NodeID {
    var rule = rule
    if margins != EdgeInsets() || alignment != nil {
      let anchor = UnitPoint(x: CGFloat(rule.anchorX), y: CGFloat(rule.anchorY))
      scrollDetails.append(
        ScrollDetail(margins: PaddingRule(margins), alignment: alignment ?? anchor))
      rule.detail = Int32(scrollDetails.count - 1)
    }
    return makeNode(
      .scroll(rule), children: content.map { [$0] } ?? [], isRightToLeft: isRightToLeft)
  }
}

extension LayoutTree {
  /// Whether a node scrolls down its content, and begins with another part of it than the upper end.
  package func showsLaterPart(_ node: NodeID) -> Bool {
    if case .scroll(let rule) = nodes[node].rule {
      rule.axes.contains(.vertical) && rule.anchorY > 0
    } else {
      false
    }
  }
}

extension LayoutPass {
  private func detail(_ rule: ScrollRule) -> ScrollDetail? {
    rule.detail < 0 ? nil : tree.scrollDetails[Int(rule.detail)]
  }

  private func margins(_ rule: ScrollRule) -> Size {
    detail(rule)?.margins.total ?? .zero
  }

  /// A proposal less the margins; unspecified axes stay so.
  private func inside(_ rule: ScrollRule, _ proposal: Proposal) -> Proposal {
    let margins = margins(rule)
    var result = proposal
    for axis in Axis.allCases where !proposal[axis].isNaN {
      result[axis] = max(0, proposal[axis] - margins[axis])
    }
    return result
  }

  /// The container's length is that of the view less its margins (`more-num-scroll-geometry`).
  private mutating func scrollContext(
    _ rule: ScrollRule, _ proposal: Proposal, _ context: LayoutContext
  ) -> LayoutContext {
    containers.entering(inside(rule, proposal), from: context)
  }

  private func scrollContentProposal(_ rule: ScrollRule, _ proposal: Proposal) -> Proposal {
    var childProposal = inside(rule, proposal)
    if rule.axes.contains(.horizontal) { childProposal.width = Proposal.unspecified }
    if rule.axes.contains(.vertical) { childProposal.height = Proposal.unspecified }
    return childProposal
  }

  /// The proposal along the axes that scroll, content and margins on the others.
  mutating func scrollSize(
    _ node: NodeID, _ rule: ScrollRule, _ proposal: Proposal, _ context: LayoutContext
  ) -> Size {
    let inner = scrollContext(rule, proposal, context)
    var content = Size.zero
    if tree.childCount(of: node) > 0 {
      content = size(
        of: tree.onlyChild(of: node), for: scrollContentProposal(rule, proposal), in: inner)
    }
    let margins = margins(rule)
    func length(_ axis: Axis) -> Double {
      rule.axes.contains(axis) && !proposal[axis].isNaN
        ? proposal[axis] : content[axis] + margins[axis]
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }

  /// Content stands at an anchor along axes that scroll and in the middle across them; what is in the
  /// view sees the view as its container, and no bars.
  mutating func arrangeScroll(
    _ node: NodeID, _ rule: ScrollRule, _ proposal: Proposal, _ size: Size,
    _ scope: inout ArrangingScope, _ slots: ChildSlots
  ) {
    scope.children.context = scrollContext(rule, proposal, scope.context)
    let childProposal = scrollContentProposal(rule, proposal)
    let content = self.size(of: tree.onlyChild(of: node), for: childProposal, in: scope.context)
    let detail = detail(rule)
    let margins = margins(rule)
    func start(_ axis: Axis, _ anchor: Double, _ aligned: CGFloat?, _ margin: Double) -> Double {
      let slack = size[axis] - content[axis] - margins[axis]
      guard rule.axes.contains(axis) else { return margin + slack / 2 }
      return margin + slack * (slack < 0 ? anchor : aligned.map(Double.init) ?? anchor)
    }
    slots.set(
      0,
      x: start(
        .horizontal, rule.anchorX, detail?.alignment.x, detail?.margins.leading ?? 0),
      y: start(.vertical, rule.anchorY, detail?.alignment.y, detail?.margins.top ?? 0),
      proposal: childProposal)
    guard let frame = scope.frame else { return }
    let isMirrored = tree.isRightToLeft(node)
    placements.note(
      scrollOverhang: scope.children.safeArea.insets(of: frame, isMirrored: isMirrored),
      of: node, isMirrored: isMirrored)
    scope.children.safeArea.outer = frame
    scope.children.safeArea.inner = frame
  }
}

extension PlacedTree {
  /// The nearest view around a node that scrolls along an axis; nil for none.
  package func scrollView(around node: NodeID, along axis: Axis) -> NodeID? {
    var current = parent(of: node)
    while let candidate = current {
      if case .scroll(let rule) = rule(of: candidate), rule.axes.contains(Axis.Set(axis)) {
        return candidate
      }
      current = parent(of: candidate)
    }
    return nil
  }
}
