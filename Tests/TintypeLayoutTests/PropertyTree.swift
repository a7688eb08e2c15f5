@testable import TintypeLayout

/// A tree of layout rules as a value, so that it can be built into several engines and printed.
indirect enum PropertyTree {
  // Leaves.
  case greedy, circle
  case fixed(CGFloat, CGFloat)
  case resizable(natural: CGSize, inset: CGFloat)
  case text(width: CGFloat, lineHeight: CGFloat)
  case spacer(CGFloat)
  case divider

  // Containers.
  case stack(Axis, Int, CGFloat?, [PropertyTree])
  case lazyStack(Axis, Int, CGFloat?, [PropertyTree])
  case overlap(Int, [PropertyTree])
  case grid(rows: [Int], CGFloat?, [PropertyTree])
  case lazyGrid(Axis, [LazyGridRule.TrackSize], [PropertyTree])
  case fits(Axis.Set, [PropertyTree])
  case flow(CGFloat, [PropertyTree])
  case erased(Axis, [PropertyTree])
  case geometry(PropertyTree)

  // One child.
  case passthrough(PropertyTree)
  case priority(Double, PropertyTree)
  case frame(CGFloat?, CGFloat?, Int, PropertyTree)
  case flexible(min: CGFloat?, ideal: CGFloat?, max: CGFloat?, isWidth: Bool, Int, PropertyTree)
  case padding(CGFloat, CGFloat, PropertyTree)
  case fixedSize(Bool, Bool, PropertyTree)
  case aspect(Double?, isFill: Bool, PropertyTree)
  case position(CGFloat, CGFloat, PropertyTree)
  case offset(CGFloat, CGFloat, PropertyTree)
  case guide(Int, CGFloat, PropertyTree)
  case relativeFrame(Axis.Set, PropertyTree)
  case relative(CGFloat?, CGFloat?, probes: Bool, PropertyTree)
  case scroll(Axis.Set, PropertyTree)
  case container(CGFloat, CGFloat, PropertyTree)
  case ignoresSafeArea(PropertyTree)

  // Two children.
  case layered(Int, PropertyTree, PropertyTree)
  case inset(Edge, CGFloat?, PropertyTree, PropertyTree)

  static let alignments: [Alignment] = [
    .center, .topLeading, .bottomTrailing,
    Alignment(horizontal: .leading, vertical: .firstTextBaseline),
    Alignment(horizontal: .third, vertical: .lastTextBaseline),
    Alignment(horizontal: .trailing, vertical: .deep),
  ]

  /// Whether a length in the tree follows from the container around it.
  var readsContainer: Bool {
    if case .relativeFrame = self { return true }
    return children.contains(where: \.readsContainer)
  }

  /// The trees below.
  var children: [PropertyTree] {
    switch self {
    case .greedy, .circle, .fixed, .resizable, .text, .spacer, .divider: []
    case .stack(_, _, _, let children), .lazyStack(_, _, _, let children),
      .overlap(_, let children), .grid(_, _, let children), .lazyGrid(_, _, let children),
      .fits(_, let children), .flow(_, let children), .erased(_, let children):
      children
    case .geometry(let child), .passthrough(let child), .priority(_, let child),
      .frame(_, _, _, let child), .flexible(_, _, _, _, _, let child), .padding(_, _, let child),
      .fixedSize(_, _, let child), .aspect(_, _, let child), .position(_, _, let child),
      .offset(_, _, let child), .guide(_, _, let child), .relativeFrame(_, let child),
      .relative(_, _, _, let child), .scroll(_, let child), .container(_, _, let child),
      .ignoresSafeArea(let child):
      [child]
    case .layered(_, let first, let second), .inset(_, _, let first, let second): [first, second]
    }
  }

  /// The tree a node a line, with what its case holds besides the trees below.
  var text: String {
    func lines(_ tree: PropertyTree, _ indent: String) -> [String] {
      var own = "\(tree)"
      if !tree.children.isEmpty { own = String(own.prefix { $0 != "[" }).prefix(80) + " ..." }
      return [indent + own] + tree.children.flatMap { lines($0, indent + "  ") }
    }
    return lines(self, "").joined(separator: "\n")
  }
}

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

private enum Deep: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height * 0.75 }
}

extension HorizontalAlignment {
  fileprivate static let third = HorizontalAlignment(Third.self)
}

extension VerticalAlignment {
  fileprivate static let deep = VerticalAlignment(Deep.self)
}

/// A leaf that wraps and has baselines, as text does.
final class PropertyText: LayoutLeaf {
  private let width: CGFloat
  private let lineHeight: CGFloat

  init(width: CGFloat, lineHeight: CGFloat) {
    self.width = width
    self.lineHeight = lineHeight
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let proposed = min(proposal.width ?? .infinity, width)
    if proposed <= 0 { return CGSize(width: 0, height: lineHeight) }
    let lines = max(1, (width / max(proposed, 20)).rounded(.up))
    return CGSize(width: lines <= 1 ? width : max(proposed, 20), height: lines * lineHeight)
  }

  func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    if key == .firstTextBaseline { return lineHeight * 0.75 }
    if key == .lastTextBaseline { return sizeThatFits(proposal).height - lineHeight / 4 }
    return nil
  }

  var spacing: ViewSpacing {
    .text(ascent: lineHeight, descent: 3, leading: 2, capHeight: 9, pixelLength: 0.5)
  }

  var guides: LeafGuides { .baselines }
}

/// A user's layout: one after another in lines.
struct PropertyFlow: Layout {
  var spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    positions(proposal.width ?? 200, subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, point) in zip(subviews, positions(bounds.width, subviews).points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }

  private func positions(
    _ width: CGFloat, _ subviews: Subviews
  ) -> (points: [CGPoint], size: CGSize) {
    var (x, y, line, widest) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    var points: [CGPoint] = []
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y, line) = (0, y + line + spacing, 0)
      }
      points.append(CGPoint(x: x, y: y))
      widest = max(widest, x + size.width)
      x += size.width + spacing
      line = max(line, size.height)
    }
    return (points, CGSize(width: widest, height: y + line))
  }
}
