/// One layout of one tree: questions, answers, places.
///
/// The second of the three values that a layout is made of. A pass takes a tree over, asks and places,
/// and ends as a `PlacedTree`. It owns all that is found out on the way: the memo of answers, working
/// memory, and the record of questions where one is kept. It is passed `inout` from rule to rule, so
/// that nothing is shared but the table of placements, which geometry proxies read while content is
/// still being placed.
///
/// A size is a function of a node, a proposal and a context, and these are what the memo's keys are made
/// of. What users' code asks back comes through a `LayoutConversation`.
package struct LayoutPass: ~Copyable {
  /// What a pass may leave out; every combination gives the same frames to the last bit.
  package struct Options: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Keep the sizes that were computed.
    package static let memo = Options(rawValue: 1)
    /// Skip probes that cannot change the answer, evaluate rigid subtrees once, and ask separable nodes
    /// axis by axis.
    package static let shortcuts = Options(rawValue: 2)
    /// What rendering uses.
    package static let standard: Options = [.memo, .shortcuts]
  }

  package let options: Options
  /// Pixels a point, for touching the safe area's edge.
  let displayScale: Double
  let usesShortcuts: Bool
  let isRecording: Bool

  /// The tree, to which geometry readers and users' layouts may still add.
  package var tree: LayoutTree

  // What was answered so far.
  var memo = SizeMemo()
  var lengths = LengthMemo()
  var contextMemo: [QuestionKey: Size] = [:]
  var guideMemo = GuideMemo()
  var gridMemo: [QuestionKey: GridSolution] = [:]
  var gapLists: [GapList] = []
  let latestDivision = LatestDivision()
  var spacingMemo: [NodeID: ViewSpacing] = [:]
  /// The lengths of the containers that questions were asked in.
  var containers = ContainerTable()

  var scratch = ScratchStack()

  /// Where nodes stand.
  package let placements: PlacementTable
  /// Who makes the content of geometry readers; nil for nobody.
  let contentSource: (any GeometryContentSource)?
  /// What users' layouts and guides ask back through.
  let conversation = LayoutConversation()

  /// Size rules run so far.
  package internal(set) var evaluations = 0
  /// Every question asked, in order, where they are recorded.
  var trace: [TraceEntry] = []
  /// What each stack did with the space it had, where questions are recorded.
  var distributions: [NodeID: StackDistribution] = [:]
  /// Where each stack has its children meet, from its upper leading corner, where questions are recorded;
  /// NaN on an axis on which they do not.
  var guideLines: [NodeID: Size] = [:]
  /// The lengths of the container by which a frame sized itself, on the axes that it asked about.
  var containersSeen: [NodeID: ContainerLengths] = [:]
  /// What was odd about answers that may never be placed.
  var suspicions: [NodeID: [Suspicion]] = [:]

  /// Begins a pass.
  ///
  /// - Parameters:
  ///   - tree: the tree, which the pass takes over.
  ///   - options: what may be left out.
  ///   - displayScale: pixels a point, positive.
  ///   - isRecording: whether questions and divisions are kept for the result. The answers, and what is
  ///     evaluated for them, are the same.
  ///   - placements: where places are written to.
  ///   - contentSource: who makes the content of geometry readers; nil for a tree without them.
  package init(
    _ tree: consuming LayoutTree, options: Options = .standard, displayScale: CGFloat = 1,
    isRecording: Bool = false, placements: PlacementTable = PlacementTable(),
    contentSource: (any GeometryContentSource)? = nil
  ) {
    self.tree = tree
    self.options = options
    self.displayScale = Double(displayScale)
    self.isRecording = isRecording
    self.placements = placements
    self.contentSource = contentSource
    usesShortcuts = options.contains(.shortcuts)
    placements.grow(to: self.tree.nodeCount)
    if options != .standard { askInPairs(from: 0) }
  }

  /// Bytes that nodes, places and kept answers take, without what leaves keep for themselves.
  package var byteCount: Int {
    tree.byteCount + placements.byteCount + memo.byteCount + lengths.byteCount + guideMemo.byteCount
  }

  /// Ends the pass.
  package consuming func finish() -> PlacedTree {
    PlacedTree(
      nodes: PlacedNodes(tree.nodes, tree.childList),
      tables: RuleTables(
        flexibleFrames: tree.flexibleFrames, grids: tree.grids, lazyGrids: tree.lazyGrids),
      placements: placements,
      evaluations: evaluations, trace: trace, distributions: distributions,
      guideLines: guideLines, containersSeen: containersSeen, diagnostics: tree.diagnostics)
  }

  /// Takes nodes up that were added since the pass began.
  mutating func adoptNodes(from first: Int) {
    placements.grow(to: tree.nodeCount)
    if options != .standard { askInPairs(from: first) }
  }

  /// Has no node answer axis by axis: without a memo, or to compare with the plain rules.
  private mutating func askInPairs(from first: Int) {
    for node in NodeID(first)..<NodeID(tree.nodeCount)
    where tree.nodes[node].flags.contains(.separable) {
      tree.nodes[node].flags.remove(.separable)
      tree.nodes[node].memo = .noSizes
    }
  }
}

/// Makes the content of geometry readers when their sizes are known.
package protocol GeometryContentSource: AnyObject {
  /// Adds the content of a reader to the tree.
  ///
  /// - Parameters:
  ///   - node: the reader, which has its position.
  ///   - tree: the tree, to which the content is added.
  /// - Returns: the reader's children, each proposed the reader's size at its upper leading corner.
  func makeContent(of node: NodeID, in tree: inout LayoutTree) -> [NodeID]
}
