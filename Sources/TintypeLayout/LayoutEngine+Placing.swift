/// Where a container puts its children: a row a child, in the container's own coordinates.
struct ChildSlots {
  /// Values a row: x, y, proposed width, proposed height.
  static let stride = 4

  let base: UnsafeMutablePointer<Double>
  let count: Int

  init(_ base: UnsafeMutablePointer<Double>, count: Int) {
    self.base = base
    self.count = count
  }

  /// Marks all children as not placed.
  func clear() {
    for index in 0..<count { base[index * ChildSlots.stride] = .nan }
  }

  @inline(__always)
  func set(_ index: Int, x: Double, y: Double, proposal: Proposal) {
    let row = base + index * ChildSlots.stride
    // Infinite sizes have undefined middles; such a child starts at the container's corner.
    row[0] = x.isNaN ? 0 : x
    row[1] = y.isNaN ? 0 : y
    row[2] = proposal.width
    row[3] = proposal.height
  }

  @inline(__always)
  func set(_ index: Int, main: Double, cross: Double, axis: Axis, proposal: Proposal) {
    if axis == .horizontal {
      set(index, x: main, y: cross, proposal: proposal)
    } else {
      set(index, x: cross, y: main, proposal: proposal)
    }
  }

  @inline(__always)
  func isSet(_ index: Int) -> Bool { !base[index * ChildSlots.stride].isNaN }
  @inline(__always)
  func x(_ index: Int) -> Double { base[index * ChildSlots.stride] }
  @inline(__always)
  func y(_ index: Int) -> Double { base[index * ChildSlots.stride + 1] }
  @inline(__always)
  func proposal(_ index: Int) -> Proposal {
    Proposal(
      width: base[index * ChildSlots.stride + 2], height: base[index * ChildSlots.stride + 3])
  }
}

extension LayoutEngine {
  /// Sizes and places a tree.
  ///
  /// - Parameters:
  ///   - root: the tree's root.
  ///   - proposal: what the root is offered.
  ///   - origin: where the root's upper left corner goes once its size is known, in points.
  ///   - container: the length that `containerRelativeFrame` falls back to, usually the window.
  ///   - safeArea: the window and the part of it that bars leave free, in canvas coordinates.
  /// - Returns: the size that the root chose, in points.
  @discardableResult
  package func layout(
    root: NodeID, proposal: ProposedViewSize, origin: (CGSize) -> CGPoint = { _ in .zero },
    container: ProposedViewSize = .unspecified, safeArea: (outer: CGRect, inner: CGRect)? = nil
  ) -> CGSize {
    let proposal = Proposal(proposal)
    cutBelowLimit(root)
    self.container = ContainerLengths(Proposal(container))
    let size = size(of: root, for: proposal)
    let start = origin(size.cgSize)
    let x = start.x.isNaN ? 0 : Double(start.x)
    let y = start.y.isNaN ? 0 : Double(start.y)
    if let safeArea {
      self.safeArea = SafeAreaRects(outer: Rect(safeArea.outer), inner: Rect(safeArea.inner))
    } else {
      let whole = Rect(x: x, y: y, size: size)
      self.safeArea = SafeAreaRects(outer: whole, inner: whole)
    }
    place(root, x: x, y: y, proposal, size, parent: -1)
    return size.cgSize
  }

  /// Places a node and what is in it.
  func place(
    _ node: NodeID, x: Double, y: Double, _ proposal: Proposal, _ size: Size, parent: NodeID
  ) {
    placements[node].record(x: x, y: y, size: size, proposal: proposal, parent: parent)
    inspect(node, proposal, size, parent: parent)
    if case .geometry(let index) = nodes[node].rule { makeGeometryContent(node, Int(index)) }
    let count = childCount(of: node)
    guard count > 0 else { return }
    if opensScope(nodes[node].rule) {
      placeInScope(node, x: x, y: y, proposal, size, count: count)
    } else {
      placeChildren(of: node, x: x, y: y, proposal, size, count: count)
    }
  }

  private func placeChildren(
    of node: NodeID, x: Double, y: Double, _ proposal: Proposal, _ size: Size, count: Int
  ) {
    let mark = scratch.mark()
    defer { scratch.release(to: mark) }
    let slots = ChildSlots(scratch.take(ChildSlots.stride * count), count: count)
    slots.clear()
    placing = node
    arrange(node, proposal, size, slots)
    for index in 0..<count where slots.isSet(index) {
      placeChild(index, of: node, slots, x: x, y: y, size)
    }
  }

  /// Places one child; `layout.md` 14.4: a right-to-left container mirrors its children.
  func placeChild(
    _ index: Int, of node: NodeID, _ slots: ChildSlots, x: Double, y: Double, _ size: Size
  ) {
    let child = child(index, of: node)
    let offered = slots.proposal(index)
    let answer = self.size(of: child, for: offered)
    var left = slots.x(index)
    if isRightToLeft(node) {
      left = size.width - left - answer.width
      if left.isNaN { left = 0 }
    }
    place(
      child, x: sum(x, left), y: sum(y, slots.y(index)), offered, answer, parent: node)
  }

  /// A coordinate in the container's own system, moved to where the container is.
  ///
  /// Infinitely far one way inside what is infinitely far the other way has no place: it stays at
  /// the container's corner.
  @inline(__always)
  private func sum(_ origin: Double, _ offset: Double) -> Double {
    let sum = origin + offset
    return sum.isNaN ? origin : sum
  }

  /// Puts the children of a node into its own coordinates, left to right.
  func arrange(_ node: NodeID, _ proposal: Proposal, _ size: Size, _ slots: ChildSlots) {
    switch nodes[node].rule {
    case .stack(let rule): arrangeStack(node, rule, proposal, size, slots)
    case .passthrough, .priority, .guide: slots.set(0, x: 0, y: 0, proposal: proposal)
    case .offset(let x, let y): slots.set(0, x: x, y: y, proposal: proposal)
    case .layered(let alignment): arrangeLayered(node, alignment, proposal, size, slots)
    case .fixedFrame(let rule): arrangeFixedFrame(node, rule, proposal, size, slots)
    case .flexibleFrame(let index):
      arrangeFlexibleFrame(node, flexibleFrames[Int(index)], proposal, size, slots)
    case .padding(let rule): arrangePadding(rule, proposal, slots)
    case .fixedSize(let horizontal, let vertical):
      slots.set(
        0, x: 0, y: 0,
        proposal: Proposal(
          width: horizontal ? Proposal.unspecified : proposal.width,
          height: vertical ? Proposal.unspecified : proposal.height))
    case .aspectRatio(let ratio, let isFill):
      slots.set(0, x: 0, y: 0, proposal: aspectProposal(node, ratio, isFill, proposal))
    case .position(let x, let y): arrangePosition(node, x: x, y: y, size, slots)
    case .relative(let rule): arrangeRelative(node, rule, proposal, slots)
    case .relativeFrame(let index):
      arrangeRelativeFrame(node, relativeFrames[Int(index)], proposal, size, slots)
    case .overlap(let alignment): arrangeOverlap(node, alignment, size, slots)
    case .custom(let index): arrangeCustom(node, Int(index), proposal, size, slots)
    case .lazyStack(let rule): arrangeLazyStack(node, rule, proposal, size, slots)
    case .viewThatFits(let axes): arrangeViewThatFits(node, axes, proposal, slots)
    case .grid(let index): arrangeGrid(node, Int(index), proposal, size, slots)
    case .lazyGrid(let index): arrangeLazyGrid(node, Int(index), proposal, size, slots)
    case .scroll(let rule): arrangeScroll(node, rule, proposal, size, slots)
    case .container(let rule): arrangeContainer(node, rule, size, slots)
    case .geometry:
      for index in 0..<slots.count { slots.set(index, x: 0, y: 0, proposal: Proposal(size)) }
    case .safeAreaInset(let rule): arrangeSafeAreaInset(node, rule, proposal, size, slots)
    case .ignoresSafeArea(let edges): arrangeIgnoringSafeArea(node, edges, proposal, size, slots)
    case .leaf, .greedy, .circle, .fixed, .resizable, .spacer, .divider: break
    }
  }

  private func makeGeometryContent(_ node: NodeID, _ index: Int) {
    guard nodes[node].childCount == 0 else { return }
    let children = geometryContents[index].make(node)
    let first = Int32(childList.count)
    for child in children { childList.append(child) }
    nodes[node].firstChild = first
    nodes[node].childCount = Int32(children.count)
    cutLateContent(of: node)
  }

  /// The frame of a node on the canvas, in points; nil for a node that is not placed.
  package func frame(of node: NodeID) -> CGRect? {
    let placement = placements[node]
    guard !placement.x.isNaN else { return nil }
    return CGRect(
      x: placement.x, y: placement.y, width: placement.size.width, height: placement.size.height)
  }

  /// What a node was offered when it was placed.
  package func proposal(of node: NodeID) -> ProposedViewSize {
    placements[node].proposal.proposedViewSize
  }

  /// The node that placed a node; nil for the root and for nodes that are not placed.
  package func parent(of node: NodeID) -> NodeID? {
    let parent = placements[node].parent
    return parent >= 0 ? parent : nil
  }
}
