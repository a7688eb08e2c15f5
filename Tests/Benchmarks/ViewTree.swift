import Tintype

/// A benchmark's tree as an application would write it: views whose bodies hold views.
struct WideTree: View {
  let shape: BenchmarkShape
  let levels: Int
  let isRow: Bool
  /// Leaves before this part of the tree.
  let offset: Int

  var body: some View {
    if levels == 0 {
      LeafView(leaf: shape.leaf(offset + 1))
    } else if isRow {
      HStack(spacing: 0) { parts }
    } else {
      VStack(spacing: 0) { parts }
    }
  }

  private var parts: some View {
    let leaves = (1..<levels).reduce(1) { count, _ in count * 10 }
    return ForEach(0..<10, id: \.self) { part in
      WideTree(
        shape: shape, levels: levels - 1, isRow: !isRow, offset: offset + part * leaves)
    }
  }
}

/// A binary tree of stacks.
struct BinaryTree: View {
  let nodeCount: Int
  let isRow: Bool

  private var left: Int { (nodeCount - 1) / 2 }

  var body: some View {
    if nodeCount <= 1 {
      LeafView(leaf: .filling(minWidth: 2))
    } else if isRow {
      HStack(spacing: 0) { parts }
    } else {
      VStack(spacing: 0) { parts }
    }
  }

  @ViewBuilder private var parts: some View {
    BinaryTree(nodeCount: left, isRow: !isRow)
    BinaryTree(nodeCount: nodeCount - 1 - left, isRow: !isRow)
  }
}

/// A leaf of a benchmark's tree.
struct LeafView: View {
  let leaf: BenchmarkShape.Leaf

  var body: some View {
    switch leaf {
    case .fixed(let width, let height): Color.gray.frame(width: width, height: height)
    case .filling(let minWidth) where minWidth == 0: Color.gray
    case .filling(let minWidth): Color.gray.frame(minWidth: minWidth)
    case .wrapping(let width, let lineHeight):
      WrappingLayout(width: width, lineHeight: lineHeight) {}
    }
  }
}

/// A layout without children that answers as the C program's text does.
struct WrappingLayout: Layout {
  let width: Double
  let lineHeight: Double

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    WrappingLeaf(width: width, lineHeight: lineHeight).sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
