@testable import TintypeLayout

/// A tree that a test builds, asks and places in any order, where a render does each once.
final class StepwiseLayout {
  /// Makes the content of geometry readers; it does not hold the layout, which holds it.
  private final class Contents: GeometryContentSource {
    var content: [NodeID: (NodeID) -> [NodeID]] = [:]
    weak var layout: StepwiseLayout?

    func makeContent(of node: NodeID, in tree: inout LayoutTree) -> [NodeID] {
      guard let layout, let make = content[node] else { return [] }
      swap(&layout.tree, &tree)
      defer { swap(&layout.tree, &tree) }
      return make(node)
    }
  }

  private let contents = Contents()
  private let options: LayoutPass.Options
  private let scale: CGFloat
  private let isRecording: Bool
  private var tree = LayoutTree()
  private var pass: LayoutPass?
  let placements = PlacementTable()

  init(
    options: LayoutPass.Options = .standard, displayScale: CGFloat = 1, isRecording: Bool = false
  ) {
    self.options = options
    scale = displayScale
    self.isRecording = isRecording
    contents.layout = self
  }

  /// Asks the pass, which takes the tree over until it has answered.
  func ask<Answer>(_ question: (inout LayoutPass) -> Answer) -> Answer {
    var pass =
      self.pass.take()
      ?? LayoutPass(
        LayoutTree(), options: options, displayScale: scale, isRecording: isRecording,
        placements: placements, contentSource: contents)
    swap(&pass.tree, &tree)
    pass.adoptNodes(from: 0)
    let answer = question(&pass)
    swap(&pass.tree, &tree)
    self.pass = consume pass
    return answer
  }

  // MARK: Building

  func makeNode(
    _ rule: LayoutRule, children: [NodeID] = [], isRightToLeft: Bool = false
  ) -> NodeID {
    tree.makeNode(rule, children: children, isRightToLeft: isRightToLeft)
  }

  func makeLeaf(_ leaf: any LayoutLeaf) -> NodeID { tree.makeLeaf(leaf) }

  func makeCustom<L: Layout>(_ layout: L, children: [NodeID], isRightToLeft: Bool) -> NodeID {
    tree.makeCustom(layout, children: children, isRightToLeft: isRightToLeft)
  }

  func makeFlexibleFrame(
    _ rule: FlexibleFrameRule, child: NodeID, isRightToLeft: Bool
  ) -> NodeID {
    tree.makeFlexibleFrame(rule, child: child, isRightToLeft: isRightToLeft)
  }

  func makeRelativeFrame(
    axes: Axis.Set, alignment: Alignment, child: NodeID, isRightToLeft: Bool,
    length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> NodeID {
    tree.makeRelativeFrame(
      axes: axes, alignment: alignment, child: child, isRightToLeft: isRightToLeft, length: length)
  }

  func makePriority(_ priority: Double, child: NodeID) -> NodeID {
    tree.makePriority(priority, child: child)
  }

  func makeGuide(
    _ key: AlignmentKey, child: NodeID, value: @escaping (ViewDimensions) -> CGFloat
  ) -> NodeID {
    tree.makeGuide(key, child: child, value: value)
  }

  func makeGrid(_ rule: GridRule, children: [NodeID], isRightToLeft: Bool) -> NodeID {
    tree.makeGrid(rule, children: children, isRightToLeft: isRightToLeft)
  }

  func makeLazyGrid(_ rule: LazyGridRule, children: [NodeID], isRightToLeft: Bool) -> NodeID {
    tree.makeLazyGrid(rule, children: children, isRightToLeft: isRightToLeft)
  }

  func makeScroll(
    _ rule: ScrollRule, margins: EdgeInsets, alignment: UnitPoint?, content: NodeID?,
    isRightToLeft: Bool
  ) -> NodeID {
    tree.makeScroll(
      rule, margins: margins, alignment: alignment, content: content,
      isRightToLeft: isRightToLeft)
  }

  func makeGeometry(
    isRightToLeft: Bool, content: @escaping (NodeID) -> [NodeID]
  ) -> NodeID {
    let node = tree.makeNode(.geometry, isRightToLeft: isRightToLeft)
    contents.content[node] = content
    return node
  }

  // MARK: Asking

  func size(of node: NodeID, for proposal: ProposedViewSize) -> CGSize {
    ask { $0.size(of: node, for: proposal) }
  }

  func size(of node: NodeID, for proposal: Proposal) -> Size {
    ask { $0.size(of: node, for: proposal, in: .none) }
  }

  func guide(_ key: AlignmentKey, of node: NodeID, in proposal: Proposal, size: Size) -> Double {
    ask { $0.guide(key, of: node, in: proposal, size: size, .none) }
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, in proposal: Proposal, size: Size
  ) -> Double? {
    ask { $0.explicitGuide(key, of: node, in: proposal, size: size, .none) }
  }

  func spacing(of node: NodeID) -> ViewSpacing { ask { $0.spacing(of: node) } }
  func priority(of node: NodeID) -> Double { tree.priority(of: node) }

  @discardableResult
  func layout(
    root: NodeID, proposal: ProposedViewSize, origin: (CGSize) -> CGPoint = { _ in .zero },
    container: ProposedViewSize = .unspecified, safeArea: (outer: CGRect, inner: CGRect)? = nil
  ) -> CGSize {
    ask {
      $0.layout(
        root: root, proposal: proposal, origin: origin, container: container, safeArea: safeArea)
    }
  }

  // MARK: Results

  var nodeCount: Int { tree.nodeCount }
  var evaluations: Int { ask { $0.evaluations } }
  var byteCount: Int { ask { $0.byteCount } }
  var diagnostics: [EngineDiagnostic] { tree.diagnostics }
  var trace: [TraceEntry] { ask { $0.trace } }
  func children(of node: NodeID) -> [NodeID] { tree.children(of: node) }
  func frame(of node: NodeID) -> CGRect? { placements.frame(of: node) }
  func safeAreaInsets(of node: NodeID) -> EdgeInsets {
    placements.safeAreaInsets(of: node, isRightToLeft: false)
  }
  func proposal(of node: NodeID) -> ProposedViewSize { placements.proposal(of: node) }
}
