/// A tree whose nodes have places, with what was found out on the way.
///
/// The third of the three values that a layout is made of, and what drawing, borders, snapshots and
/// proxies read. It keeps nothing of users' code alive: rules' closures, leaves and kept answers have
/// ended with the pass; the numbers of rules are kept, for those who ask what a view was given.
package struct PlacedTree {
  private let nodes: PlacedNodes
  /// Where the nodes stand.
  package let placements: PlacementTable
  /// Size rules that were run.
  package let evaluations: Int
  /// Every question asked, in order; empty unless the pass recorded them.
  package let trace: [TraceEntry]
  /// What each stack did with the space it had; empty unless the pass recorded it.
  package let distributions: [NodeID: StackDistribution]
  /// Where stacks have their children meet, from the upper leading corner; empty unless the pass recorded it.
  let guideLines: [NodeID: Size]
  /// The lengths of containers by which frames sized themselves; empty unless the pass recorded them.
  private let containersSeen: [NodeID: ContainerLengths]
  /// What was odd about the tree.
  package let diagnostics: [EngineDiagnostic]
  /// The rules that are too long for a node.
  let tables: RuleTables

  init(
    nodes: PlacedNodes, tables: RuleTables, placements: PlacementTable, evaluations: Int,
    trace: [TraceEntry],
    distributions: [NodeID: StackDistribution], guideLines: [NodeID: Size],
    containersSeen: [NodeID: ContainerLengths], diagnostics: [EngineDiagnostic]
  ) {
    self.nodes = nodes
    self.tables = tables
    self.placements = placements
    self.evaluations = evaluations
    self.trace = trace
    self.distributions = distributions
    self.guideLines = guideLines
    self.containersSeen = containersSeen
    self.diagnostics = diagnostics
  }

  /// The number of nodes, those without a position included.
  package var nodeCount: Int { nodes.count }

  /// The children of a node, in declaration order.
  package func children(of node: NodeID) -> PlacedChildren { nodes.children(of: node) }

  /// The rule of a node.
  func rule(of node: NodeID) -> LayoutRule { nodes.rule(of: node) }

  /// Whether a node mirrors its children.
  package func isRightToLeft(_ node: NodeID) -> Bool { nodes.isRightToLeft(node) }

  /// The frame of a node on the canvas, in points; nil for a node that is not placed.
  package func frame(of node: NodeID) -> CGRect? { placements.frame(of: node) }

  /// What a node was proposed when it was placed.
  package func proposal(of node: NodeID) -> ProposedViewSize { placements.proposal(of: node) }

  /// The lengths of the container by which a frame sized itself, in points: nil on an axis on which it did not, or
  /// none is known.
  ///
  /// - Parameter node: a node of a layout that was recorded.
  /// - Returns: the lengths; nil for what does not ask for its container.
  package func container(seenBy node: NodeID) -> ProposedViewSize? {
    containersSeen[node].map { seen in
      func length(_ axis: Axis) -> CGFloat? { seen[axis].isNaN ? nil : CGFloat(seen[axis]) }
      return ProposedViewSize(width: length(.horizontal), height: length(.vertical))
    }
  }

  /// The node that placed a node; nil for the root and for nodes that are not placed.
  package func parent(of node: NodeID) -> NodeID? { placements.parent(of: node) }

  /// The innermost node that holds two placed nodes; nil where one is in the other, or unplaced.
  package func container(of a: NodeID, and b: NodeID) -> NodeID? {
    var around: Set<NodeID> = []
    var current = parent(of: a)
    while let node = current {
      around.insert(node)
      current = parent(of: node)
    }
    current = parent(of: b)
    while let node = current {
      if around.contains(node) { return node == a ? nil : node }
      current = parent(of: node)
    }
    return nil
  }

  /// The child of a container that a placed node is, or is in; nil where it is in none.
  package func member(of container: NodeID, around node: NodeID) -> NodeID? {
    var current = node
    while let outer = parent(of: current) {
      if outer == container { return current }
      current = outer
    }
    return nil
  }
}

/// The rules that are too long for a node, kept for those who explain a layout.
struct RuleTables {
  /// Frames of flexible lengths.
  var flexibleFrames: [FlexibleFrameRule]
  /// Grids.
  var grids: [GridRule]
  /// Lazy grids.
  var lazyGrids: [LazyGridRule]
}

/// The children of a placed node, in declaration order.
package struct PlacedChildren: RandomAccessCollection {
  private let nodes: PlacedNodes
  private let first: Int32
  package let count: Int

  fileprivate init(_ nodes: PlacedNodes, first: Int32, count: Int) {
    self.nodes = nodes
    self.first = first
    self.count = count
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package subscript(index: Int) -> NodeID { nodes.childList[first + Int32(index)] }
}

/// The nodes of a tree after its pass, shared by the copies of a placed tree.
final class PlacedNodes {
  private let nodes: GrowingBuffer<LayoutTree.Node>
  fileprivate let childList: GrowingBuffer<NodeID>

  init(
    _ nodes: consuming GrowingBuffer<LayoutTree.Node>, _ childList: consuming GrowingBuffer<NodeID>
  ) {
    self.nodes = nodes
    self.childList = childList
  }

  var count: Int { nodes.count }

  func rule(of node: NodeID) -> LayoutRule { nodes[node].rule }

  func isRightToLeft(_ node: NodeID) -> Bool { nodes[node].flags.contains(.rightToLeft) }

  func children(of node: NodeID) -> PlacedChildren {
    PlacedChildren(self, first: nodes[node].firstChild, count: Int(nodes[node].childCount))
  }
}
