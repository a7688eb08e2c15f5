/// A flat tree of layout nodes that answers proposals and places itself.
///
/// Nodes are made from the leaves up, are numbered in that order, and are never removed; one engine
/// serves one layout of one tree. Sizes are kept per node under the full proposal, so that nested
/// stacks cost a bounded number of evaluations a node instead of an exponential one.
///
/// Not thread-safe: an engine belongs to the thread that lays out.
package final class LayoutEngine {
  /// What the engine may leave out; every combination gives the same frames to the last bit.
  package struct Options: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Keep the sizes that were computed.
    package static let memo = Options(rawValue: 1)
    /// Skip probes that cannot change the answer, and evaluate rigid subtrees once.
    package static let shortcuts = Options(rawValue: 2)
    /// Record every question and answer.
    package static let trace = Options(rawValue: 4)
    /// What rendering uses.
    package static let standard: Options = [.memo, .shortcuts]
  }

  /// What one node is, as far as sizing needs it.
  struct Node {
    // The order of the fields makes a node as long as a cache line.
    var rule: LayoutRule
    var flags: NodeFlags
    var firstChild: Int32
    var childCount: Int32
    var memo: MemoHead
    /// The number of the node's gaps, -1 while they are not computed.
    var gaps: Int32
    var priority: Double
  }

  /// Where a node was placed.
  struct Placement {
    var x: Double
    var y: Double
    var size: Size
    var proposal: Proposal
    var parent: NodeID
    /// The levels below the node, itself included.
    var height: Int32 = 1

    /// Keeps where a container put the node.
    @inline(__always)
    mutating func record(
      x: Double, y: Double, size: Size, proposal: Proposal, parent: NodeID
    ) {
      self.x = x
      self.y = y
      self.size = size
      self.proposal = proposal
      self.parent = parent
    }

    /// A node that no container placed.
    static let none = Placement(
      x: .nan, y: .nan, size: .zero, proposal: Proposal(Size.zero), parent: -1)
  }

  package let options: Options
  /// Pixels a point, for lines that are a pixel thick and for touching the safe area's edge.
  package let displayScale: Double

  /// What nearly every question reads.
  ///
  /// Behind a pointer because the runtime checks every access to a stored property of a class for
  /// conflicts; that took a quarter of a layout's time.
  struct HotState {
    var nodes = GrowingBuffer<Node>(capacity: 256)
    var childList = GrowingBuffer<NodeID>(capacity: 256)
    var placements = GrowingBuffer<Placement>(capacity: 256)
    var memo = SizeMemo()
    var lengths = LengthMemo()
    var scratch = ScratchStack()
    var evaluations = 0
    var isSuspicious = false
    var container = ContainerLengths.none
  }

  let hot: UnsafeMutablePointer<HotState>
  let isTracing: Bool
  let usesShortcuts: Bool

  var nodes: GrowingBuffer<Node> {
    @inline(__always) get { hot.pointee.nodes }
    @inline(__always) _modify { yield &hot.pointee.nodes }
  }
  var childList: GrowingBuffer<NodeID> {
    @inline(__always) get { hot.pointee.childList }
    @inline(__always) _modify { yield &hot.pointee.childList }
  }
  var placements: GrowingBuffer<Placement> {
    @inline(__always) get { hot.pointee.placements }
    @inline(__always) _modify { yield &hot.pointee.placements }
  }
  var memo: SizeMemo {
    @inline(__always) get { hot.pointee.memo }
    @inline(__always) _modify { yield &hot.pointee.memo }
  }
  var lengths: LengthMemo {
    @inline(__always) get { hot.pointee.lengths }
    @inline(__always) _modify { yield &hot.pointee.lengths }
  }
  var scratch: ScratchStack {
    @inline(__always) get { hot.pointee.scratch }
    @inline(__always) _modify { yield &hot.pointee.scratch }
  }

  // Side tables of rules.
  var leaves: [any LayoutLeaf] = []
  var customLayouts: [any LayoutBox] = []
  var flexibleFrames: [FlexibleFrameRule] = []
  var guideRules: [GuideRule] = []
  var relativeFrames: [RelativeFrameRule] = []
  var geometryContents: [GeometryContent] = []
  var grids: [GridRule] = []
  var lazyGrids: [LazyGridRule] = []
  var scrollDetails: [ScrollDetail] = []
  /// How far scroll views show their content beyond their frames, below bars.
  var scrollOverhangs: [NodeID: EdgeInsets] = [:]

  // Sparse facts about nodes.
  var layoutValues: [NodeID: [ObjectIdentifier: Any]] = [:]
  var gapLists: [GapList] = []
  var spacingCache: [NodeID: ViewSpacing] = [:]
  var containerMemo: [ContainerMemoKey: Size] = [:]
  var guideMemo: [GuideMemoKey: Double] = [:]
  var gridMemo: [GridMemoKey: GridSolution] = [:]

  /// Size rules run so far.
  package internal(set) var evaluations: Int {
    @inline(__always) get { hot.pointee.evaluations }
    @inline(__always) set { hot.pointee.evaluations = newValue }
  }
  /// Every question asked, in order, where tracing is on.
  package internal(set) var trace: [TraceEntry] = []
  /// What each stack did with the room it had, where tracing is on.
  package internal(set) var distributions: [NodeID: StackDistribution] = [:]
  /// What was odd about the tree.
  package internal(set) var diagnostics: [EngineDiagnostic] = []

  // The state of the pass that is under way.
  var container: ContainerLengths {
    @inline(__always) get { hot.pointee.container }
    @inline(__always) set { hot.pointee.container = newValue }
  }
  var safeArea = SafeAreaRects.none
  var arranging: ArrangingFrame?
  /// The node whose children are being placed for good, -1 for none.
  var placing: NodeID = -1
  /// What was odd about answers that may never be placed.
  var suspicions: [NodeID: [Suspicion]] = [:]
  /// Who is told what a node is asked.
  var listeners: [NodeID: (ProposedViewSize, CGSize) -> Void] = [:]
  /// The frame of the node whose child may reach beyond the safe area.
  var arrangingArea: Rect?
  /// The part of a container's lower bar that stands on the window's safe area, while it is arranged.
  var containerBottomCover = 0.0
  var guideQuery: (node: NodeID, proposal: Proposal, size: Size)?

  /// Creates an empty engine.
  ///
  /// - Parameters:
  ///   - options: what the engine may leave out.
  ///   - displayScale: pixels a point, positive.
  package init(options: Options = .standard, displayScale: CGFloat = 1) {
    self.options = options
    self.displayScale = Double(displayScale)
    isTracing = options.contains(.trace)
    usesShortcuts = options.contains(.shortcuts)
    hot = .allocate(capacity: 1)
    hot.initialize(to: HotState())
  }

  deinit {
    nodes.deallocate()
    childList.deallocate()
    placements.deallocate()
    memo.deallocate()
    lengths.deallocate()
    scratch.deallocate()
    hot.deinitialize(count: 1)
    hot.deallocate()
  }

  /// Nodes made so far.
  package var nodeCount: Int { nodes.count }

  /// Bytes that nodes, places and kept sizes take, without what leaves keep for themselves.
  package var byteCount: Int {
    nodes.byteCount + childList.byteCount + placements.byteCount + memo.byteCount
      + lengths.byteCount + leaves.count * MemoryLayout<any LayoutLeaf>.stride
  }

  func childCount(of node: NodeID) -> Int { Int(nodes[node].childCount) }

  @inline(__always)
  func child(_ index: Int, of node: NodeID) -> NodeID {
    childList[nodes[node].firstChild + Int32(truncatingIfNeeded: index)]
  }

  @inline(__always)
  func onlyChild(of node: NodeID) -> NodeID { childList[nodes[node].firstChild] }

  func isRightToLeft(_ node: NodeID) -> Bool { nodes[node].flags.contains(.rightToLeft) }

  /// The children of a node, in declaration order.
  package func children(of node: NodeID) -> [NodeID] {
    (0..<childCount(of: node)).map { child($0, of: node) }
  }

  /// The priority that a node reports to its container.
  package func priority(of node: NodeID) -> Double { nodes[node].priority }

  /// The data that a node carries for a key.
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
  static let hasFrameGuides = NodeFlags(rawValue: 512)
  /// Children are mirrored when they are placed.
  static let rightToLeft = NodeFlags(rawValue: 16)
  /// The node was asked at least once.
  static let asked = NodeFlags(rawValue: 32)
  /// The node is a spacer, perhaps inside modifiers that project its spacing.
  static let spacer = NodeFlags(rawValue: 64)
  /// Somebody is told what the node is asked.
  static let isHeard = NodeFlags(rawValue: 128)
  /// The width depends on the proposed width alone, and the height on the proposed height alone.
  static let separable = NodeFlags(rawValue: 256)
}
