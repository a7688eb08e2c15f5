extension LayoutPass {
  /// The position of a guide in a node, in points; the default where the node does not set it.
  @inline(__always)
  mutating func guide(
    _ key: AlignmentKey, of node: NodeID, in proposal: Proposal, size: Size,
    _ context: LayoutContext
  ) -> Double {
    if maySet(key, node) {
      return guideOutOfSubtree(key, of: node, in: proposal, size: size, context)
    }
    return key.defaultValue(ofBox: size)
  }

  /// Whether a node or what is in it may set a guide.
  @inline(__always)
  private func maySet(_ key: AlignmentKey, _ node: NodeID) -> Bool {
    tree.nodes[node].flags.contains(key.isFrameGuide ? .hasFrameGuides : .hasGuides)
  }

  @inline(never)
  private mutating func guideOutOfSubtree(
    _ key: AlignmentKey, of node: NodeID, in proposal: Proposal, size: Size,
    _ context: LayoutContext
  ) -> Double {
    if let value = explicitGuide(key, of: node, in: proposal, size: size, context) {
      return value
    }
    if let value = key.builtInValue(in: size) { return value }
    let dimensions = dimensions(of: node, in: proposal, size: size, context)
    return converse { conversation in
      conversation.during(context) { key.defaultValue(in: dimensions) }
    }
  }

  /// The position of a guide that a node or what is in it sets, in points; nil where none does.
  mutating func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, in proposal: Proposal, size: Size,
    _ context: LayoutContext
  ) -> Double? {
    guard maySet(key, node) else { return nil }
    let memoKey = GuideKey(guide: key, question: QuestionKey(node, proposal, context))
    // NaN stands for nil in the memo.
    if let cached = guideMemo[memoKey] { return cached.isNaN ? nil : cached }
    let value = computeExplicitGuide(key, of: node, in: proposal, size: size, context)
    if options.contains(.memo) { guideMemo.append(value ?? .nan, for: memoKey) }
    return value
  }

  /// `Rules/Alignment#Merging` to `Rules/Alignment#Setting-a-guide`.
  private mutating func computeExplicitGuide(
    _ key: AlignmentKey, of node: NodeID, in proposal: Proposal, size: Size,
    _ context: LayoutContext
  ) -> Double? {
    switch tree.facts(of: tree.nodes[node].rule).guides {
    case .none: return nil
    case .leaf(let leaf):
      return tree.leaves[Int(leaf)].explicitAlignment(key, in: proposal.proposedViewSize)
        .map(Double.init)
    case .own(let rule) where tree.guideRules[Int(rule)].key == key:
      return ownGuide(tree.guideRules[Int(rule)], of: node, in: proposal, size: size, context)
    case .own, .firstChild:
      return explicitGuide(key, of: tree.child(0, of: node), in: proposal, size: size, context)
    case .placedChild:
      return placedGuides(key, of: node, in: proposal, size: size, context).first
    case .merged:
      guard !key.isFrameGuide else { return nil }
      return key.merged(placedGuides(key, of: node, in: proposal, size: size, context))
    case .custom(let layout):
      return customGuide(node, Int(layout), key, proposal, size, context)
    }
  }

  /// The explicit values of the children that are placed, moved to their parent.
  mutating func placedGuides(
    _ key: AlignmentKey, of node: NodeID, in proposal: Proposal, size: Size,
    _ context: LayoutContext
  ) -> [Double] {
    withSlots(of: node) { pass, slots in
      var scope = ArrangingScope(context: context)
      pass.arrange(node, proposal, size, &scope, slots)
      var values: [Double] = []
      for index in 0..<slots.count where slots.isSet(index) {
        let child = pass.tree.child(index, of: node)
        guard pass.maySet(key, child) else { continue }
        let childProposal = slots.proposal(index)
        let answer = pass.size(of: child, for: childProposal, in: scope.context)
        let value = pass.explicitGuide(
          key, of: child, in: childProposal, size: answer, scope.context)
        guard let value else { continue }
        values.append(value + (key.axis == .horizontal ? slots.x(index) : slots.y(index)))
      }
      return values
    }
  }

  /// The size and guides of a node for a proposal.
  func dimensions(
    of node: NodeID, in proposal: Proposal, size: Size, _ context: LayoutContext
  ) -> ViewDimensions {
    ViewDimensions(
      size: size,
      source: ViewDimensions.Source(
        guides: conversation, node: node, proposal: proposal, context: context))
  }

  /// Puts the only child where its guides meet the default guides of a box.
  ///
  /// `Rules/Alignment#Meeting-in-a-box`: the box's own size decides its side, the child's real
  /// guide the other.
  mutating func align(
    _ node: NodeID, _ alignment: AlignmentPair, in size: Size, _ proposal: Proposal,
    _ context: LayoutContext, _ slots: ChildSlots
  ) {
    let child = tree.onlyChild(of: node)
    let answer = self.size(of: child, for: proposal, in: context)
    let x =
      alignment.horizontal.defaultValue(ofBox: size)
      - guide(alignment.horizontal, of: child, in: proposal, size: answer, context)
    let y =
      alignment.vertical.defaultValue(ofBox: size)
      - guide(alignment.vertical, of: child, in: proposal, size: answer, context)
    slots.set(0, x: x, y: y, proposal: proposal)
  }
}
