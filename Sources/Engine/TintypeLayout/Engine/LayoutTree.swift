/// A flat tree of layout nodes: rules, children, and the facts that follow from both.
///
/// The first of the three values that a layout is made of: views are resolved into a `LayoutTree`, a
/// `LayoutPass` consumes it to ask and place, and what comes out is a `PlacedTree`. Nodes are made from
/// the leaves up, are numbered in that order, and are never removed. What a pass finds out about a node
/// is not kept here, except for the place of the node's answers in the pass's memo, which shares the
/// node's line of the processor's cache and starts empty.
package struct LayoutTree: ~Copyable {
  /// What one node is, as far as sizing needs it.
  struct Node {
    // In an order without padding: 64 bytes in all.
    let rule: LayoutRule
    var flags: NodeFlags
    var firstChild: Int32
    var childCount: Int32
    /// Where the pass keeps the node's answers.
    var memo: MemoHead
    /// The number of the node's gaps in the pass, -1 while they are not computed.
    var gaps: Int32
    var priority: Double
  }

  var nodes = GrowingBuffer<Node>(capacity: 256)
  var childList = GrowingBuffer<NodeID>(capacity: 256)

  // Side tables of rules: what is too long for a node, or not a plain number.
  var leaves: [any LayoutLeaf] = []
  var customLayouts: [any LayoutBox] = []
  var flexibleFrames: [FlexibleFrameRule] = []
  var guideRules: [GuideRule] = []
  var relativeFrames: [RelativeFrameRule] = []
  var grids: [GridRule] = []
  var lazyGrids: [LazyGridRule] = []
  var scrollDetails: [ScrollDetail] = []

  // Sparse facts about nodes.
  var layoutValues: [NodeID: [ObjectIdentifier: Any]] = [:]
  /// Who is told what a node is asked.
  var listeners: [NodeID: (ProposedViewSize, CGSize) -> Void] = [:]
  /// What was odd about the tree.
  var diagnostics: [EngineDiagnostic] = []

  /// Creates an empty tree.
  package init() {}

  /// Nodes made so far.
  package var nodeCount: Int { nodes.count }

  /// Bytes that the nodes take, without what leaves keep for themselves.
  var byteCount: Int {
    nodes.byteCount + childList.byteCount + leaves.count * MemoryLayout<any LayoutLeaf>.stride
  }

  @inline(__always)
  func childCount(of node: NodeID) -> Int { Int(nodes[node].childCount) }

  @inline(__always)
  func child(_ index: Int, of node: NodeID) -> NodeID {
    childList[nodes[node].firstChild + Int32(truncatingIfNeeded: index)]
  }

  @inline(__always)
  func onlyChild(of node: NodeID) -> NodeID { childList[nodes[node].firstChild] }

  /// The children of a node, in declaration order.
  package func children(of node: NodeID) -> [NodeID] {
    (0..<childCount(of: node)).map { child($0, of: node) }
  }

  @inline(__always)
  func isRightToLeft(_ node: NodeID) -> Bool { nodes[node].flags.contains(.rightToLeft) }

  /// Whether a node is a spacer, perhaps inside modifiers that pass its spacing on.
  package func isSpacer(_ node: NodeID) -> Bool { nodes[node].flags.contains(.spacer) }

  /// The priority that a node reports to its container.
  package func priority(of node: NodeID) -> Double { nodes[node].priority }

  /// The data that a node carries for a key; the key's default where it carries none.
  func layoutValue<K: LayoutValueKey>(of node: NodeID, for key: K.Type) -> K.Value {
    (layoutValues[node]?[ObjectIdentifier(key)] as? K.Value) ?? K.defaultValue
  }
}

/// Facts about a node that follow from its rule and its children.
struct NodeFlags: OptionSet {
  let rawValue: UInt16

  /// The size is the same for every proposal.
  static let rigid = NodeFlags(rawValue: 1)
  /// The size is a few comparisons away and is not worth keeping.
  static let closedForm = NodeFlags(rawValue: 2)
  /// The subtree reads the length of the container around it.
  static let readsContainer = NodeFlags(rawValue: 4)
  /// Some node of the subtree may set a guide that gets out, such as a text its baselines.
  static let hasGuides = NodeFlags(rawValue: 8)
  /// Some node of the subtree may set an edge or a middle; what is in a stack does not get out of it.
  static let hasFrameGuides = NodeFlags(rawValue: 16)
  /// Children are mirrored when they are placed.
  static let rightToLeft = NodeFlags(rawValue: 32)
  /// The pass asked the node at least once.
  static let queried = NodeFlags(rawValue: 64)
  /// The node is a spacer, perhaps inside modifiers that pass its spacing on.
  static let spacer = NodeFlags(rawValue: 128)
  /// Somebody is told what the node is asked.
  static let hasListener = NodeFlags(rawValue: 256)
  /// The width depends on the proposed width alone, and the height on the proposed height alone.
  static let separable = NodeFlags(rawValue: 512)
  /// The node answers as its first child does, whatever it is asked.
  static let answersAsFirstChild = NodeFlags(rawValue: 1024)
  /// The children are made when the node is placed.
  static let makesContent = NodeFlags(rawValue: 2048)
}
