@testable import TintypeLayout

/// Builds trees into an engine and remembers which stacks must keep their children apart.
final class PropertyBuilder {
  let engine: StepwiseLayout
  let isRightToLeft: Bool
  private(set) var separatingStacks: [(node: NodeID, axis: Axis)] = []

  init(options: LayoutPass.Options, isRightToLeft: Bool = false) {
    engine = StepwiseLayout(options: options, displayScale: 2)
    self.isRightToLeft = isRightToLeft
  }

  func build(_ tree: PropertyTree, orientation: Axis? = nil) -> NodeID {
    switch tree {
    case .greedy: return node(.greedy)
    case .circle: return node(.circle)
    case .fixed(let width, let height): return node(.fixed(width: width, height: height))
    case .resizable(let natural, let inset):
      return node(
        .resizable(
          ResizableRule(
            natural: natural,
            capInsets: EdgeInsets(top: inset, leading: inset, bottom: 0, trailing: 0))))
    case .text(let width, let lineHeight):
      return engine.makeLeaf(PropertyText(width: width, lineHeight: lineHeight))
    case .spacer(let length):
      return node(.spacer(minLength: length, orientation: Orientation(orientation)))
    case .divider:
      return node(.divider(thickness: 0.5, orientation: Orientation(orientation)))
    case .stack, .lazyStack, .overlap, .grid, .lazyGrid, .fits, .flow, .erased, .geometry:
      return container(tree)
    default: return modifier(tree, orientation)
    }
  }

  private func node(_ rule: LayoutRule, _ children: [NodeID] = []) -> NodeID {
    engine.makeNode(rule, children: children, isRightToLeft: isRightToLeft)
  }

  private func container(_ tree: PropertyTree) -> NodeID {
    switch tree {
    case .stack(let axis, let alignment, let spacing, let children):
      let made = node(
        .stack(stackRule(axis, alignment, spacing)), children.map { build($0, orientation: axis) })
      if (spacing ?? 0) >= 0 { separatingStacks.append((made, axis)) }
      return made
    case .lazyStack(let axis, let alignment, let spacing, let children):
      return node(
        .lazyStack(stackRule(axis, alignment, spacing)),
        children.map { build($0, orientation: axis) })
    case .overlap(let alignment, let children):
      return node(
        .overlap(AlignmentPair(PropertyTree.alignments[alignment])), children.map { build($0) })
    case .grid(let rows, let spacing, let children): return grid(rows, spacing, children)
    case .lazyGrid(let axis, let tracks, let children):
      return engine.makeLazyGrid(
        LazyGridRule(
          axis: axis,
          tracks: tracks.map { LazyGridRule.Track(size: $0, spacing: nil, alignment: nil) },
          alignment: .center, spacing: 4, isFullLine: children.map { _ in false }),
        children: children.map { build($0) }, isRightToLeft: isRightToLeft)
    case .fits(let axes, let children):
      return node(.viewThatFits(axes), children.map { build($0) })
    case .flow(let spacing, let children):
      return engine.makeCustom(
        PropertyFlow(spacing: spacing), children: children.map { build($0) },
        isRightToLeft: isRightToLeft)
    case .erased(let axis, let children):
      let layout =
        axis == .horizontal ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout())
      return engine.makeCustom(
        layout, children: children.map { build($0, orientation: axis) },
        isRightToLeft: isRightToLeft)
    case .geometry(let child):
      return engine.makeGeometry(isRightToLeft: isRightToLeft) { _ in [self.build(child)] }
    default: return node(.greedy)
    }
  }

  private func stackRule(_ axis: Axis, _ alignment: Int, _ spacing: CGFloat?) -> StackRule {
    let alignment = PropertyTree.alignments[alignment]
    return StackRule(
      axis: axis,
      alignment: axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key,
      spacing: spacing)
  }

  /// A new row where the row's mark says so.
  private func grid(_ rows: [Int], _ spacing: CGFloat?, _ children: [PropertyTree]) -> NodeID {
    var cells: [GridRule.Cell] = []
    var (row, column, columns) = (0, 0, 0)
    for (index, startsRow) in rows.enumerated() {
      if index > 0, startsRow == 1 { (row, column) = (row + 1, 0) }
      let span = index % 3 == 2 ? 2 : 1
      cells.append(GridRule.Cell(row: row, column: column, span: span))
      column += span
      columns = max(columns, column)
    }
    return engine.makeGrid(
      GridRule(
        cells: cells, columns: Array(repeating: .center, count: columns),
        rows: Array(repeating: .center, count: children.isEmpty ? 0 : row + 1),
        horizontalSpacing: spacing, verticalSpacing: nil),
      children: children.map { build($0) }, isRightToLeft: isRightToLeft)
  }

  private func modifier(_ tree: PropertyTree, _ orientation: Axis?) -> NodeID {
    let children = tree.children.enumerated().map { index, child in
      build(child, orientation: index == 0 ? orientation : nil)
    }
    switch tree {
    case .passthrough: return node(.passthrough, children)
    case .priority(let priority, _): return engine.makePriority(priority, child: children[0])
    case .frame(let width, let height, let alignment, _):
      return node(
        .fixedFrame(
          FixedFrameRule(
            width: width, height: height, alignment: PropertyTree.alignments[alignment])), children)
    case .flexible(let min, let ideal, let max, let isWidth, let alignment, _):
      let rule =
        isWidth
        ? FlexibleFrameRule(
          minWidth: min, idealWidth: ideal, maxWidth: max, minHeight: nil, idealHeight: nil,
          maxHeight: nil, alignment: PropertyTree.alignments[alignment])
        : FlexibleFrameRule(
          minWidth: nil, idealWidth: nil, maxWidth: nil, minHeight: min, idealHeight: ideal,
          maxHeight: max, alignment: PropertyTree.alignments[alignment])
      return engine.makeFlexibleFrame(rule, child: children[0], isRightToLeft: isRightToLeft)
    case .padding(let start, let end, _):
      return node(
        .padding(
          PaddingRule(EdgeInsets(top: start, leading: end, bottom: end, trailing: start))),
        children)
    case .fixedSize(let horizontal, let vertical, _):
      return node(.fixedSize(horizontal: horizontal, vertical: vertical), children)
    case .aspect(let ratio, let isFill, _):
      return node(.aspectRatio(ratio: ratio ?? .nan, isFill: isFill), children)
    case .position(let x, let y, _): return node(.position(x: x, y: y), children)
    case .offset(let x, let y, _): return node(.offset(x: x, y: y), children)
    default: return scopeOrPair(tree, children)
    }
  }

  private func scopeOrPair(_ tree: PropertyTree, _ children: [NodeID]) -> NodeID {
    switch tree {
    case .guide(let alignment, let value, _):
      return engine.makeGuide(
        PropertyTree.alignments[alignment].horizontal.key, child: children[0]
      ) { dimensions in value + dimensions.width / 2 }
    case .relativeFrame(let axes, _):
      return engine.makeRelativeFrame(
        axes: axes, alignment: .center, child: children[0], isRightToLeft: isRightToLeft
      ) { length, _ in length / 2 }
    case .relative(let width, let height, let probes, _):
      return node(.relative(RelativeRule(width: width, height: height, probes: probes)), children)
    case .scroll(let axes, _):
      return node(.scroll(ScrollRule(axes: axes, anchor: .topLeading)), children)
    case .container(let top, let bottom, _):
      return node(
        .container(ContainerRule(top: top, bottom: bottom, shortensContainer: true)), children)
    case .ignoresSafeArea: return node(.ignoresSafeArea(.all), children)
    case .layered(let alignment, _, _):
      return node(.layered(AlignmentPair(PropertyTree.alignments[alignment])), children)
    case .inset(let edge, let spacing, _, _):
      let key =
        edge == .top || edge == .bottom
        ? HorizontalAlignment.center.key : VerticalAlignment.center.key
      return node(
        .safeAreaInset(SafeAreaInsetRule(edge: edge, alignment: key, spacing: spacing)), children)
    default: return node(.greedy)
    }
  }
}
