/// Where a node was placed.
struct Placement {
  var x: Double
  var y: Double
  var size: Size
  var proposal: Proposal
  /// Two more than the number of the node that placed it; 1 for a root, 0 for a node without a
  /// position.
  private var placer: Int32

  /// Keeps where a container put the node, -1 as the parent of a root.
  @inline(__always)
  mutating func record(
    x: Double, y: Double, size: Size, proposal: Proposal, parent: NodeID
  ) {
    self.x = x
    self.y = y
    self.size = size
    self.proposal = proposal
    placer = parent + 2
  }

  /// Whether some container placed the node.
  @inline(__always)
  var isPlaced: Bool { placer != 0 }

  /// The node that placed it, a negative number for none.
  @inline(__always)
  var parent: NodeID { placer - 2 }
}

/// Where the nodes of a tree stand.
///
/// The pass writes it, and geometry proxies read it from the moment when a node has its position:
/// while the content of readers is made, and after the layout as long as somebody keeps a proxy. It
/// holds numbers only, so that a proxy keeps nothing else of a render alive.
package final class PlacementTable {
  private(set) var base: UnsafeMutablePointer<Placement>
  private var capacity: Int
  private(set) var count = 0

  /// How far safe areas reach into readers, noted when they were placed.
  private var readerInsets: [NodeID: EdgeInsets] = [:]
  /// How far scroll views show their content beyond their frames, below bars; leading is left.
  private var scrollOverhangs: [NodeID: EdgeInsets] = [:]
  /// The safe area of the window, for nodes that no insets were noted of.
  var window: SafeArea?

  /// Creates a table without nodes.
  package init() {
    capacity = 0
    base = PlacementTable.allocate(0)
  }

  deinit { base.deallocate() }

  /// Bytes in use.
  var byteCount: Int { count * MemoryLayout<Placement>.stride }

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Placement> {
    // All bits zero is a node without a position.
    LargeMemory.allocateZeroed(byteCount: max(capacity, 1) * MemoryLayout<Placement>.stride)
      .bindMemory(to: Placement.self, capacity: max(capacity, 1))
  }

  /// Makes space for the nodes of a tree; new ones have no place.
  func grow(to newCount: Int) {
    if newCount > capacity {
      // Exact at first, since a tree is rarely added to; doubled when it is.
      let larger = capacity == 0 ? newCount : max(newCount, 2 * capacity)
      let memory = PlacementTable.allocate(larger)
      memory.update(from: base, count: count)
      base.deallocate()
      base = memory
      capacity = larger
    }
    count = max(count, newCount)
  }

  /// The placement of a node; nil for one without a position.
  @inline(__always)
  private func placement(of node: NodeID) -> Placement? {
    guard node >= 0, Int(node) < count, base[Int(node)].isPlaced else { return nil }
    return base[Int(node)]
  }

  /// The frame of a node on the canvas, in points; nil for a node that is not placed.
  package func frame(of node: NodeID) -> CGRect? {
    placement(of: node).map {
      CGRect(x: $0.x, y: $0.y, width: $0.size.width, height: $0.size.height)
    }
  }

  /// What a node was proposed when it was placed; zero for a node that is not.
  package func proposal(of node: NodeID) -> ProposedViewSize {
    placement(of: node)?.proposal.proposedViewSize ?? .zero
  }

  /// The node that placed a node; nil for the root and for nodes that are not placed.
  package func parent(of node: NodeID) -> NodeID? {
    guard let parent = placement(of: node)?.parent, parent >= 0 else { return nil }
    return parent
  }

  /// The part of the canvas where a scroll view shows its content: its frame, and the bars beside it.
  ///
  /// Content keeps clear of bars by its position and scrolls below them.
  ///
  /// - Parameters:
  ///   - node: the scroll view, placed.
  ///   - frame: its frame as it is drawn, in points.
  /// - Returns: the larger frame, in points.
  package func visibleFrame(ofScroll node: NodeID, _ frame: CGRect) -> CGRect {
    guard let overhang = scrollOverhangs[node] else { return frame }
    return CGRect(
      x: frame.minX - overhang.leading, y: frame.minY - overhang.top,
      width: frame.width + overhang.horizontal, height: frame.height + overhang.vertical)
  }

  /// How far the bars of the safe area reach beyond the edges of a node, in points.
  ///
  /// A view that fills the safe area sees the whole bars beside it, as a geometry reader at the root
  /// of a window does; a view that stands away from a bar sees none of it.
  package func safeAreaInsets(of node: NodeID, isRightToLeft: Bool) -> EdgeInsets {
    if let noted = readerInsets[node] { return noted }
    guard let window, let placement = placement(of: node) else { return EdgeInsets() }
    return window.insets(
      of: Rect(x: placement.x, y: placement.y, size: placement.size), isMirrored: isRightToLeft)
  }

  /// Notes the insets of a reader that is being placed.
  func note(readerInsets insets: EdgeInsets, of node: NodeID) { readerInsets[node] = insets }

  /// Notes how far a scroll view shows its content beyond its frame.
  func note(scrollOverhang insets: EdgeInsets, of node: NodeID, isMirrored: Bool) {
    var overhang = insets
    if isMirrored { (overhang.leading, overhang.trailing) = (insets.trailing, insets.leading) }
    scrollOverhangs[node] = overhang
  }
}
