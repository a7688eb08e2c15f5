/// The key of a guide that was computed.
struct GuideMemoKey: Hashable {
  var node: NodeID
  var key: AlignmentKey
  var width: UInt64
  var height: UInt64
  var container: ContainerLengths
}

extension LayoutEngine {
  /// The position of a guide in a node, in points; the default where the node does not set it.
  @inline(__always)
  func guide(
    _ key: AlignmentKey, of node: NodeID, in proposal: Proposal, size: Size
  ) -> Double {
    if maySet(key, node) { return guideOutOfSubtree(key, of: node, in: proposal, size: size) }
    return defaultGuide(key, of: size)
  }

  /// Whether a node or what is in it may set a guide.
  @inline(__always)
  private func maySet(_ key: AlignmentKey, _ node: NodeID) -> Bool {
    nodes[node].flags.contains(key.isFrameGuide ? .hasFrameGuides : .hasGuides)
  }

  /// The position of a guide in a box without guides of its own, in points.
  @inline(__always)
  func defaultGuide(_ key: AlignmentKey, of size: Size) -> Double {
    if let value = key.builtInValue(in: size) { return value }
    return customDefault(key, of: size)
  }

  @inline(never)
  private func customDefault(_ key: AlignmentKey, of size: Size) -> Double {
    key.defaultValue(in: ViewDimensions(box: size))
  }

  @inline(never)
  private func guideOutOfSubtree(
    _ key: AlignmentKey, of node: NodeID, in proposal: Proposal, size: Size
  ) -> Double {
    if let value = explicitGuide(key, of: node, in: proposal, size: size) { return value }
    if let value = key.builtInValue(in: size) { return value }
    return key.defaultValue(
      in: ViewDimensions(size: size, engine: self, node: node, proposal: proposal))
  }

  /// The position of a guide that a node or what is in it sets, in points; nil where none does.
  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, in proposal: Proposal, size: Size
  ) -> Double? {
    guard maySet(key, node) else { return nil }
    let memoKey = GuideMemoKey(
      node: node, key: key, width: proposal.width.bitPattern, height: proposal.height.bitPattern,
      container: container)
    // NaN stands for nil in the memo.
    if let known = guideMemo[memoKey] { return known.isNaN ? nil : known }
    let value = computeExplicitGuide(key, of: node, in: proposal, size: size)
    if options.contains(.memo) { guideMemo[memoKey] = value ?? .nan }
    return value
  }

  /// `layout.md` 4.3 to 4.5.
  private func computeExplicitGuide(
    _ key: AlignmentKey, of node: NodeID, in proposal: Proposal, size: Size
  ) -> Double? {
    switch nodes[node].rule {
    case .leaf(let index):
      return leaves[Int(index)].explicitAlignment(key, in: proposal.proposedViewSize)
        .map(Double.init)
    case .guide(let index) where guideRules[Int(index)].key == key:
      let child = onlyChild(of: node)
      let value = guideRules[Int(index)].value(
        ViewDimensions(size: size, engine: self, node: child, proposal: proposal))
      return value.isNaN ? nil : Double(value)
    case .passthrough, .priority, .guide:
      return explicitGuide(key, of: onlyChild(of: node), in: proposal, size: size)
    case .offset:
      // A shift of the drawing: guides stay with the unshifted frame.
      return explicitGuide(key, of: onlyChild(of: node), in: proposal, size: size)
    case .layered: return explicitGuide(key, of: child(0, of: node), in: proposal, size: size)
    case .fixedFrame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position, .relative,
      .relativeFrame, .viewThatFits:
      return placedGuides(key, of: node, in: proposal, size: size).first
    case .stack, .lazyStack, .overlap, .grid, .lazyGrid:
      guard !key.isFrameGuide else { return nil }
      return key.merged(placedGuides(key, of: node, in: proposal, size: size))
    case .custom(let index): return customGuide(node, Int(index), key, proposal, size)
    case .scroll, .geometry, .container, .ignoresSafeArea, .safeAreaInset, .greedy, .circle,
      .fixed, .resizable, .spacer, .divider:
      return nil
    }
  }

  /// The explicit values of the children that are placed, moved to their parent.
  private func placedGuides(
    _ key: AlignmentKey, of node: NodeID, in proposal: Proposal, size: Size
  ) -> [Double] {
    let count = childCount(of: node)
    let mark = scratch.mark()
    defer { scratch.release(to: mark) }
    let slots = ChildSlots(scratch.take(ChildSlots.stride * count), count: count)
    slots.clear()
    arrange(node, proposal, size, slots)
    var values: [Double] = []
    for index in 0..<count where slots.isSet(index) {
      let child = child(index, of: node)
      guard maySet(key, child) else { continue }
      let offered = slots.proposal(index)
      let answer = self.size(of: child, for: offered)
      guard let value = explicitGuide(key, of: child, in: offered, size: answer) else { continue }
      values.append(value + (key.axis == .horizontal ? slots.x(index) : slots.y(index)))
    }
    return values
  }

  /// A user's layout asks for the merged guides of its placed children.
  func mergedGuideOfCurrentQuery(_ key: AlignmentKey, parent: NodeID) -> Double? {
    guard let query = guideQuery, query.node == parent, !key.isFrameGuide else { return nil }
    return key.merged(placedGuides(key, of: parent, in: query.proposal, size: query.size))
  }
}
