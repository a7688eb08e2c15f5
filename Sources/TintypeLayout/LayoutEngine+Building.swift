/// A guide that a view sets by a closure.
struct GuideRule {
  var key: AlignmentKey
  var value: (ViewDimensions) -> CGFloat
}

/// A frame whose lengths follow from the container around it.
struct RelativeFrameRule {
  var axes: Axis.Set
  var alignment: AlignmentPair
  var length: (CGFloat, Axis) -> CGFloat
}

/// The content of a geometry reader, made when its size is known.
struct GeometryContent {
  var make: (NodeID) -> [NodeID]
}

extension LayoutEngine {
  /// Adds a node above nodes that exist already.
  ///
  /// - Parameters:
  ///   - rule: how the node answers and places.
  ///   - children: the nodes below, in declaration order; each has one parent at most.
  ///   - isRightToLeft: whether children are mirrored when they are placed.
  /// - Returns: the number of the new node.
  package func makeNode(
    _ rule: LayoutRule, children: [NodeID] = [], isRightToLeft: Bool = false
  ) -> NodeID {
    let first = Int32(childList.count)
    var inherited: NodeFlags = []
    var areAllRigid = true
    var areAllByAxis = asksByAxis
    for child in children {
      childList.append(child)
      let flags = nodes[child].flags
      inherited.formUnion(flags)
      if !flags.contains(.rigid) { areAllRigid = false }
      if flags.isDisjoint(with: [.rigid, .separable]) { areAllByAxis = false }
    }
    let only = children.count == 1 ? children.first : nil
    var flags = self.flags(of: rule, inherited: inherited, areAllRigid: areAllRigid)
    if isRightToLeft { flags.insert(.rightToLeft) }
    if areAllByAxis, isSeparable(rule, flags) { flags.insert(.separable) }
    let keepsLengths = flags.contains(.separable) && !flags.contains(.rigid)
    nodes.append(
      Node(
        rule: rule, flags: flags, firstChild: first, childCount: Int32(children.count),
        memo: keepsLengths ? .noLengths : .noSizes, gaps: -1,
        priority: priority(of: rule, only: only, isEmpty: children.isEmpty)))
    var placement = Placement.none
    for child in children {
      placement.height = max(placement.height, placements[child].height + 1)
    }
    placements.append(placement)
    return NodeID(nodes.count - 1)
  }

  /// Adds a node that reports a priority of its own to its container.
  package func makePriority(_ priority: Double, child: NodeID) -> NodeID {
    let node = makeNode(.priority, children: [child])
    nodes[node].priority = priority
    return node
  }

  /// Adds a leaf that is measured outside the engine.
  package func makeLeaf(_ leaf: any LayoutLeaf) -> NodeID {
    leaves.append(leaf)
    return makeNode(.leaf(Int32(leaves.count - 1)))
  }

  /// Adds a container that lays out by a user's type.
  package func makeCustom<L: Layout>(
    _ layout: L, children: [NodeID], isRightToLeft: Bool
  ) -> NodeID {
    customLayouts.append(CustomLayoutBox(layout))
    return makeNode(
      .custom(Int32(customLayouts.count - 1)), children: children, isRightToLeft: isRightToLeft)
  }

  /// Adds a frame of flexible lengths.
  package func makeFlexibleFrame(
    _ rule: FlexibleFrameRule, child: NodeID, isRightToLeft: Bool
  ) -> NodeID {
    flexibleFrames.append(rule)
    return makeNode(
      .flexibleFrame(Int32(flexibleFrames.count - 1)), children: [child],
      isRightToLeft: isRightToLeft)
  }

  /// Adds a node that sets one guide.
  package func makeGuide(
    _ key: AlignmentKey, child: NodeID, value: @escaping (ViewDimensions) -> CGFloat
  ) -> NodeID {
    guideRules.append(GuideRule(key: key, value: value))
    return makeNode(.guide(Int32(guideRules.count - 1)), children: [child])
  }

  /// Adds a frame whose lengths follow from the container around it.
  package func makeRelativeFrame(
    axes: Axis.Set, alignment: Alignment, child: NodeID, isRightToLeft: Bool,
    length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> NodeID {
    relativeFrames.append(
      RelativeFrameRule(axes: axes, alignment: AlignmentPair(alignment), length: length))
    return makeNode(
      .relativeFrame(Int32(relativeFrames.count - 1)), children: [child],
      isRightToLeft: isRightToLeft)
  }

  /// Adds a geometry reader, whose content is made when it is placed.
  package func makeGeometry(
    isRightToLeft: Bool, content: @escaping (NodeID) -> [NodeID]
  ) -> NodeID {
    geometryContents.append(GeometryContent(make: content))
    return makeNode(.geometry(Int32(geometryContents.count - 1)), isRightToLeft: isRightToLeft)
  }

  /// Attaches data to a node that its container's layout may read.
  package func setLayoutValues(_ values: [ObjectIdentifier: Any], of node: NodeID) {
    layoutValues[node] = values
  }

  private func flags(
    of rule: LayoutRule, inherited: NodeFlags, areAllRigid: Bool
  ) -> NodeFlags {
    var flags = inherited.intersection([.readsContainer, .hasGuides, .hasFrameGuides])
    let rigid: NodeFlags = areAllRigid ? .rigid : []
    switch rule {
    case .greedy, .circle, .resizable: flags = .closedForm
    case .fixed: flags = [.closedForm, .rigid]
    case .spacer: flags = [.closedForm, .spacer]
    case .divider: flags = .closedForm
    case .leaf(let index):
      switch leaves[Int(index)].guides {
      case .none: break
      case .baselines: flags.insert(.hasGuides)
      case .any: flags.formUnion([.hasGuides, .hasFrameGuides])
      }
    case .stack, .overlap:
      flags.formUnion(rigid)
      flags.remove(.hasFrameGuides)
    case .passthrough, .priority, .offset:
      flags.formUnion(rigid)
      flags.formUnion(inherited.intersection(.spacer))
    case .padding, .layered: flags.formUnion(rigid)
    case .guide(let index):
      flags.formUnion(rigid)
      flags.insert(.hasGuides)
      if guideRules[Int(index)].key.isFrameGuide { flags.insert(.hasFrameGuides) }
    case .fixedFrame(let frame):
      flags.formUnion(rigid)
      if !frame.width.isNaN, !frame.height.isNaN { flags.insert(.rigid) }
      flags.formUnion(inherited.intersection(.spacer))
    case .flexibleFrame: flags.formUnion(inherited.intersection(.spacer))
    case .fixedSize(let horizontal, let vertical):
      flags.formUnion(rigid)
      if horizontal, vertical { flags.insert(.rigid) }
    case .relativeFrame: flags.insert(.readsContainer)
    case .custom: flags.formUnion([.hasGuides, .hasFrameGuides])
    case .lazyStack, .grid, .lazyGrid: flags.remove(.hasFrameGuides)
    case .viewThatFits, .aspectRatio, .position, .relative: break
    case .scroll, .geometry, .container, .ignoresSafeArea, .safeAreaInset:
      flags.subtract([.hasGuides, .hasFrameGuides])
    }
    if flags.contains(.readsContainer) { flags.remove(.rigid) }
    return flags
  }

  /// Whether a node above separable and rigid nodes answers each axis by that axis alone.
  ///
  /// A guide may read both lengths of a view, and so may the default of a user's guide.
  private func isSeparable(_ rule: LayoutRule, _ flags: NodeFlags) -> Bool {
    guard flags.isDisjoint(with: [.hasGuides, .readsContainer]) else { return false }
    switch rule {
    case .stack(let stack): return stack.alignment.isBuiltIn
    case .greedy, .fixed, .resizable, .spacer, .divider, .passthrough, .priority, .offset,
      .padding, .fixedFrame, .flexibleFrame, .fixedSize, .layered:
      return true
    default: return false
    }
  }

  /// `layout.md` 6.4: what passes a priority on, and what starts anew at zero.
  private func priority(of rule: LayoutRule, only: NodeID?, isEmpty: Bool) -> Double {
    switch rule {
    case .spacer: return -.infinity
    case .passthrough, .fixedSize, .guide, .offset, .ignoresSafeArea:
      return only.map { nodes[$0].priority } ?? 0
    case .layered: return nodes[childList[Int32(childList.count - 2)]].priority
    case .stack, .lazyStack, .overlap, .custom, .grid, .lazyGrid:
      return isEmpty ? -.infinity : 0
    default: return 0
    }
  }
}
