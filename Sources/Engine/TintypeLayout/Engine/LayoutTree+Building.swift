extension LayoutTree {
  /// Adds a node above nodes that exist already.
  ///
  /// - Parameters:
  ///   - rule: how the node answers and places.
  ///   - children: the nodes below, in declaration order; each has one parent at most.
  ///   - isRightToLeft: whether children are mirrored when they are placed.
  /// - Returns: the number of the new node.
  package mutating func makeNode(
    _ rule: LayoutRule, children: [NodeID] = [], isRightToLeft: Bool = false
  ) -> NodeID {
    let first = childList.count
    for child in children { childList.append(child) }
    return makeNode(rule, firstChild: first, isRightToLeft)
  }

  /// Adds a node above nodes that exist already, of which nobody has a list.
  ///
  /// - Parameters:
  ///   - rule: how the node answers and places.
  ///   - childCount: the number of nodes below.
  ///   - isRightToLeft: whether children are mirrored when they are placed.
  ///   - child: the node below of a position, in declaration order; each has one parent at most.
  /// - Returns: the number of the new node.
  package mutating func makeNode(
    _ rule: LayoutRule, childCount: Int, isRightToLeft: Bool = false, child: (Int) -> NodeID
  ) -> NodeID {
    let first = childList.count
    for index in 0..<childCount { childList.append(child(index)) }
    return makeNode(rule, firstChild: first, isRightToLeft)
  }

  /// Adds a node around another one.
  package mutating func makeNode(
    _ rule: LayoutRule, around child: NodeID, isRightToLeft: Bool = false
  ) -> NodeID {
    let first = childList.count
    childList.append(child)
    return makeNode(rule, firstChild: first, isRightToLeft)
  }

  /// Adds a node above those at the end of the list of children.
  private mutating func makeNode(
    _ rule: LayoutRule, firstChild first: Int, _ isRightToLeft: Bool
  ) -> NodeID {
    let childCount = childList.count - first
    var below = NodesBelow()
    for index in first..<childList.count { below.add(nodes[childList[Int32(index)]].flags) }
    let facts = facts(of: rule)
    var flags = flags(facts, below)
    if isRightToLeft { flags.insert(.rightToLeft) }
    let keepsLengths = flags.contains(.separable) && !flags.contains(.rigid)
    nodes.append(
      Node(
        rule: rule, flags: flags, firstChild: Int32(first), childCount: Int32(childCount),
        memo: keepsLengths ? .noLengths : .noSizes, gaps: -1,
        priority: priority(facts.priority, childCount == 0 ? nil : childList[Int32(first)])))
    return NodeID(nodes.count - 1)
  }

  /// Adds a leaf that is measured outside the engine.
  package mutating func makeLeaf(_ leaf: any LayoutLeaf) -> NodeID {
    leaves.append(leaf)
    return makeNode(.leaf(Int32(leaves.count - 1)))
  }

  /// Puts another leaf in the place of one that is measured outside the engine; nothing happens to other nodes.
  package mutating func replaceLeaf(_ node: NodeID, with leaf: any LayoutLeaf) {
    guard case .leaf(let index) = nodes[node].rule else { return }
    leaves[Int(index)] = leaf
  }

  /// Attaches data to a node that its container's layout may read.
  package mutating func setLayoutValues(_ values: [ObjectIdentifier: Any], of node: NodeID) {
    layoutValues[node] = values
  }

  /// Adds a diagnostic that was found while the tree was built.
  package mutating func report(_ problem: EngineDiagnostic.Problem, at node: NodeID) {
    diagnostics.add(problem, at: node)
  }

  /// Adds a node that tells what its child is asked and answers, in the order of the questions.
  ///
  /// A question that is repeated is answered from memory and told once.
  package mutating func makeListener(
    child: NodeID, listener: @escaping (ProposedViewSize, CGSize) -> Void
  ) -> NodeID {
    let node = makeNode(.passthrough, around: child)
    // A rigid subtree is asked once, whatever is proposed; a separable one axis by axis.
    nodes[node].flags.subtract([.rigid, .separable, .answersAsFirstChild])
    nodes[node].memo = .noSizes
    nodes[node].flags.insert(.hasListener)
    listeners[node] = listener
    return node
  }

  /// Gives a node its children late, when it is placed.
  mutating func setContent(_ children: [NodeID], of node: NodeID) {
    nodes[node].firstChild = Int32(childList.count)
    nodes[node].childCount = Int32(children.count)
    for child in children { childList.append(child) }
  }

  /// Puts a leaf without a size in the place of a node and what is below it.
  mutating func leaveOut(_ node: NodeID) {
    nodes[node] = Node(
      rule: .fixed(width: 0, height: 0), flags: [.closedForm, .rigid], firstChild: 0,
      childCount: 0, memo: .noSizes, gaps: -1, priority: nodes[node].priority)
  }

  /// What the nodes right below a new one have in common.
  private struct NodesBelow {
    /// The facts that some of them have.
    var some: NodeFlags = []
    var areAllRigid = true
    /// Whether each answers one axis without the other.
    var areAllByAxis = true

    @inline(__always)
    mutating func add(_ flags: NodeFlags) {
      some.formUnion(flags)
      if !flags.contains(.rigid) { areAllRigid = false }
      if flags.isDisjoint(with: [.rigid, .separable]) { areAllByAxis = false }
    }
  }

  /// The facts of a node out of those of its rule and of the nodes below.
  private func flags(_ facts: RuleFacts, _ below: NodesBelow) -> NodeFlags {
    var flags = below.some.intersection(.readsContainer)
    switch facts.guides {
    case .none: break
    case .leaf(let leaf):
      switch leaves[Int(leaf)].guides {
      case .none: break
      case .baselines: flags.insert(.hasGuides)
      case .any: flags.formUnion([.hasGuides, .hasFrameGuides])
      }
    case .own(let rule):
      flags.formUnion(below.some.intersection([.hasGuides, .hasFrameGuides]))
      flags.insert(.hasGuides)
      if guideRules[Int(rule)].key.isFrameGuide { flags.insert(.hasFrameGuides) }
    case .merged: flags.formUnion(below.some.intersection(.hasGuides))
    case .custom: flags.formUnion([.hasGuides, .hasFrameGuides])
    case .firstChild, .placedChild:
      flags.formUnion(below.some.intersection([.hasGuides, .hasFrameGuides]))
    }
    if facts.traits.contains(.closedForm) { flags.insert(.closedForm) }
    if facts.traits.contains(.isSpacer) { flags.insert(.spacer) }
    if facts.traits.contains(.passesSpacer) {
      flags.formUnion(below.some.intersection(.spacer))
    }
    if facts.traits.contains(.readsContainer) { flags.insert(.readsContainer) }
    if facts.traits.contains(.answersAsFirstChild) { flags.insert(.answersAsFirstChild) }
    if facts.traits.contains(.makesContent) { flags.insert(.makesContent) }
    switch facts.rigidity {
    case .never: break
    case .always: flags.insert(.rigid)
    case .asChildren: if below.areAllRigid { flags.insert(.rigid) }
    }
    if flags.contains(.readsContainer) { flags.remove(.rigid) }
    // A guide may read both lengths of a view, and so may the default of a user's guide.
    if facts.traits.contains(.axesApart), below.areAllByAxis,
      flags.isDisjoint(with: [.hasGuides, .readsContainer])
    {
      flags.insert(.separable)
    }
    return flags
  }

  /// The priority of a new node: `Rules/Overlap-and-Spacers#Layout-priority`.
  @inline(__always)
  private func priority(_ source: RuleFacts.Priority, _ firstChild: NodeID?) -> Double {
    switch source {
    case .zero: 0
    case .lowest: -.infinity
    case .lowestIfEmpty: firstChild == nil ? -.infinity : 0
    case .ofFirstChild: firstChild.map { nodes[$0].priority } ?? 0
    }
  }
}
