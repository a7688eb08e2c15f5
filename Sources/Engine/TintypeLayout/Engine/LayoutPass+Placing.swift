extension LayoutPass {
  /// Lays a tree out.
  ///
  /// - Parameters:
  ///   - root: the number of the root.
  ///   - proposal: what the root is proposed.
  ///   - origin: where the root's upper left corner goes once its size is known, in points.
  ///   - container: the length that `containerRelativeFrame` falls back to, usually the window.
  ///   - safeArea: the window and the part of it that bars leave free, in canvas coordinates.
  /// - Returns: the size that the root chose, in points.
  @discardableResult
  package mutating func layout(
    root: NodeID, proposal: ProposedViewSize, origin: (CGSize) -> CGPoint = { _ in .zero },
    container: ProposedViewSize = .unspecified, safeArea: (outer: CGRect, inner: CGRect)? = nil
  ) -> CGSize {
    let proposal = Proposal(proposal)
    cutBelowLimit(root)
    let context = containers.context(of: ContainerLengths(Proposal(container)))
    let size = size(of: root, for: proposal, in: context)
    let start = origin(size.cgSize)
    let x = start.x.isNaN ? 0 : Double(start.x)
    let y = start.y.isNaN ? 0 : Double(start.y)
    let whole = Rect(x: x, y: y, size: size)
    let window = SafeArea(
      outer: safeArea.map { Rect($0.outer) } ?? whole,
      inner: safeArea.map { Rect($0.inner) } ?? whole, displayScale: displayScale)
    placements.window = window
    place(
      root, x: x, y: y, proposal, size, parent: -1,
      PlacingScope(context: context, safeArea: window))
    return size.cgSize
  }

  /// Places a node and what is in it.
  private mutating func place(
    _ node: NodeID, x: Double, y: Double, _ proposal: Proposal, _ size: Size, parent: NodeID,
    _ scope: PlacingScope
  ) {
    placements.base[Int(node)]
      .record(x: x, y: y, size: size, proposal: proposal, parent: parent)
    inspect(node, proposal, size, parent: parent, scope.context)
    if tree.nodes[node].flags.contains(.makesContent) {
      makeContent(of: node, Rect(x: x, y: y, size: size), scope)
    }
    if tree.childCount(of: node) > 0 {
      arrangeChildren(of: node, x: x, y: y, proposal, size, scope)
    }
  }

  private mutating func arrangeChildren(
    of node: NodeID, x: Double, y: Double, _ proposal: Proposal, _ size: Size,
    _ scope: PlacingScope
  ) {
    let count = tree.childCount(of: node)
    let mark = scratch.mark()
    defer { scratch.release(to: mark) }
    let slots = ChildSlots(scratch.take(ChildSlots.stride * count), count: count)
    slots.clear()
    var inside = ArrangingScope(frame: Rect(x: x, y: y, size: size), in: scope)
    arrange(node, proposal, size, &inside, slots)
    if inside.isForPrimaryAlone {
      // What is beside the primary has its position first: the primary's safe area follows from it.
      for index in 1..<max(count, 1) where slots.isSet(index) {
        arrangeChild(index, of: node, slots, x: x, y: y, size, scope)
      }
      if slots.isSet(0) { arrangeChild(0, of: node, slots, x: x, y: y, size, inside.children) }
      return
    }
    for index in 0..<count where slots.isSet(index) {
      arrangeChild(index, of: node, slots, x: x, y: y, size, inside.children)
    }
  }

  /// Places one child; `Rules/Roots-and-Rounding#Right-to-left`: a right-to-left container mirrors
  /// its children.
  @inline(__always)
  private mutating func arrangeChild(
    _ index: Int, of node: NodeID, _ slots: ChildSlots, x: Double, y: Double, _ size: Size,
    _ scope: PlacingScope
  ) {
    let child = tree.child(index, of: node)
    let childProposal = slots.proposal(index)
    let answer = self.size(of: child, for: childProposal, in: scope.context)
    var left = slots.x(index)
    if tree.isRightToLeft(node) {
      left = size.width - left - answer.width
      if left.isNaN { left = 0 }
    }
    place(
      child, x: sum(x, left), y: sum(y, slots.y(index)), childProposal, answer, parent: node, scope)
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
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - proposal: what it was proposed.
  ///   - size: what it answered.
  ///   - scope: what is around it; rules that change what children see of the world change it.
  ///   - slots: where the children go; those that stay empty are not placed.
  mutating func arrange(
    _ node: NodeID, _ proposal: Proposal, _ size: Size, _ scope: inout ArrangingScope,
    _ slots: ChildSlots
  ) {
    let context = scope.context
    switch tree.nodes[node].rule {
    case .stack(let rule): arrangeStack(node, rule, proposal, size, context, slots)
    case .passthrough, .priority, .guide: slots.set(0, x: 0, y: 0, proposal: proposal)
    case .offset(let x, let y): slots.set(0, x: x, y: y, proposal: proposal)
    case .layered(let alignment):
      arrangeLayered(node, alignment, proposal, size, context, slots)
    case .barred(let alignment):
      arrangeBarred(node, alignment, proposal, size, context, slots)
    case .fixedFrame(let rule): arrangeFixedFrame(node, rule, proposal, size, context, slots)
    case .flexibleFrame(let index):
      arrangeFlexibleFrame(
        node, tree.flexibleFrames[Int(index)], proposal, size, context, slots)
    case .padding(let rule): arrangePadding(rule, proposal, slots)
    case .fixedSize(let horizontal, let vertical):
      slots.set(
        0, x: 0, y: 0, proposal: proposal.unspecified(horizontal: horizontal, vertical: vertical))
    case .aspectRatio(let ratio, let isFill):
      slots.set(
        0, x: 0, y: 0, proposal: aspectProposal(node, ratio, isFill, proposal, context))
    case .position(let x, let y): arrangePosition(node, x: x, y: y, size, context, slots)
    case .relative(let rule):
      slots.set(0, x: 0, y: 0, proposal: relativeProposal(node, rule, proposal, context))
    case .relativeFrame(let index):
      arrangeRelativeFrame(node, tree.relativeFrames[Int(index)], proposal, size, context, slots)
    case .overlap(let alignment): arrangeOverlap(node, alignment, size, context, slots)
    case .custom(let index): arrangeCustom(node, Int(index), proposal, size, scope, slots)
    case .lazyStack(let rule): arrangeLazyStack(node, rule, size, context, slots)
    case .viewThatFits(let axes): arrangeViewThatFits(node, axes, proposal, context, slots)
    case .grid(let index): arrangeGrid(node, Int(index), proposal, context, slots)
    case .lazyGrid(let index): arrangeLazyGrid(node, Int(index), size, context, slots)
    case .geometry: arrangeGeometry(size, slots)
    case .scroll(let rule): arrangeScroll(node, rule, proposal, size, &scope, slots)
    case .container(let rule): arrangeContainer(node, rule, proposal, size, &scope, slots)
    case .safeAreaInset(let rule): arrangeSafeAreaInset(node, rule, proposal, size, &scope, slots)
    case .ignoresSafeArea(let edges):
      arrangeIgnoringSafeArea(node, edges, proposal, &scope, slots)
    case .leaf, .closed: break
    }
  }

  /// Runs a closure with empty slots for the children of a node.
  @inline(__always)
  mutating func withSlots<Result>(
    of node: NodeID, _ body: (inout LayoutPass, ChildSlots) -> Result
  ) -> Result {
    let count = tree.childCount(of: node)
    let mark = scratch.mark()
    defer { scratch.release(to: mark) }
    let slots = ChildSlots(scratch.take(ChildSlots.stride * count), count: count)
    slots.clear()
    return body(&self, slots)
  }
}
