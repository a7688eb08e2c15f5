import TintypeLayout

/// Builds a benchmark's layout tree without views.
struct ArenaTree: ~Copyable {
  private let shape: BenchmarkShape
  private var leafCount = 0
  private var tree = LayoutTree()

  init(shape: BenchmarkShape) { self.shape = shape }

  /// Builds the whole tree and begins its layout.
  consuming func beginPass(nodeCount: Int) -> (root: NodeID, pass: ArenaPass) {
    let root = build(nodeCount: nodeCount)
    return (root, ArenaPass(LayoutPass(tree)))
  }

  private mutating func build(nodeCount: Int) -> NodeID {
    shape == .deep
      ? binary(nodeCount, isRow: false)
      : wide(BenchmarkShape.levels(for: nodeCount), isRow: false)
  }

  private mutating func leaf() -> NodeID {
    leafCount += 1
    switch shape.leaf(leafCount) {
    case .fixed(let width, let height):
      return tree.makeNode(.fixed(width: width, height: height), children: [])
    case .filling(let minWidth) where minWidth == 0: return tree.makeNode(.greedy, children: [])
    case .filling(let minWidth):
      return tree.makeNode(
        .resizable(
          ResizableRule(
            natural: CGSize(width: 10, height: 10),
            capInsets: EdgeInsets(top: 0, leading: minWidth, bottom: 0, trailing: 0))),
        children: [])
    case .wrapping(let width, let lineHeight):
      return tree.makeLeaf(WrappingLeaf(width: width, lineHeight: lineHeight))
    }
  }

  private mutating func box(_ children: [NodeID], isRow: Bool) -> NodeID {
    let rule =
      isRow
      ? StackRule(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 0)
      : StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0)
    return tree.makeNode(.stack(rule), children: children)
  }

  private mutating func wide(_ levels: Int, isRow: Bool) -> NodeID {
    guard levels > 0 else { return leaf() }
    var children: [NodeID] = []
    for _ in 0..<10 { children.append(wide(levels - 1, isRow: !isRow)) }
    return box(children, isRow: isRow)
  }

  private mutating func binary(_ nodeCount: Int, isRow: Bool) -> NodeID {
    guard nodeCount > 1 else { return leaf() }
    let left = (nodeCount - 1) / 2
    let first = binary(left, isRow: !isRow)
    let second = binary(nodeCount - 1 - left, isRow: !isRow)
    return box([first, second], isRow: isRow)
  }
}

/// A pass that a closure can keep.
final class ArenaPass {
  var pass: LayoutPass

  init(_ pass: consuming LayoutPass) { self.pass = pass }
}

/// A leaf that answers as the C program's text does.
final class WrappingLeaf: LayoutLeaf {
  private let width: Double
  private let lineHeight: Double

  init(width: Double, lineHeight: Double) {
    self.width = width
    self.lineHeight = lineHeight
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let proposed = max(min(Double(proposal.width ?? .infinity), width), 20)
    let lines = (width / proposed).rounded(.up)
    return CGSize(width: lines <= 1 ? width : proposed, height: lines * lineHeight)
  }
}
