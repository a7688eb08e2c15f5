@testable import TintypeLayout

/// A leaf whose answers a closure gives, with guides and gaps of its own.
final class FakeLeaf: LayoutLeaf {
  private let answer: (ProposedViewSize) -> CGSize
  private let values: [AlignmentKey: CGFloat]
  let spacing: ViewSpacing
  /// The questions it was asked.
  private(set) var questions: [ProposedViewSize] = []

  init(
    guides: [AlignmentKey: CGFloat] = [:], spacing: ViewSpacing = ViewSpacing(),
    answer: @escaping (ProposedViewSize) -> CGSize
  ) {
    values = guides
    self.spacing = spacing
    self.answer = answer
  }

  var guides: LeafGuides { values.isEmpty ? .none : .any }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    questions.append(proposal)
    return answer(proposal)
  }

  func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    values[key]
  }
}

/// Trees without fonts, written down like views.
struct LayoutScene {
  let engine: StepwiseLayout
  var isRightToLeft = false

  init(options: LayoutPass.Options = .standard, scale: CGFloat = 1) {
    engine = StepwiseLayout(options: options, displayScale: scale)
  }

  var color: NodeID { engine.makeNode(.greedy) }
  var circle: NodeID { engine.makeNode(.circle) }

  func box(_ width: Double, _ height: Double) -> NodeID {
    engine.makeNode(.fixed(width: width, height: height))
  }

  func leaf(
    guides: [AlignmentKey: CGFloat] = [:], spacing: ViewSpacing = ViewSpacing(),
    answer: @escaping (ProposedViewSize) -> CGSize
  ) -> NodeID {
    engine.makeLeaf(FakeLeaf(guides: guides, spacing: spacing, answer: answer))
  }

  /// A leaf of a fixed size with explicit guides.
  func box(_ width: CGFloat, _ height: CGFloat, guides: [AlignmentKey: CGFloat]) -> NodeID {
    leaf(guides: guides) { _ in CGSize(width: width, height: height) }
  }

  /// A text of words of 10 x 10 points that wraps.
  func text(_ count: Int) -> NodeID {
    leaf { proposal in
      let width = proposal.width ?? .infinity
      if width <= 0 { return CGSize(width: 0, height: 10 * CGFloat(count)) }
      let perLine = max(1, min(count, width >= 10 * CGFloat(count) ? count : Int(width / 10)))
      let lines = (count + perLine - 1) / perLine
      return CGSize(width: min(width, 10 * CGFloat(perLine)), height: 10 * CGFloat(lines))
    }
  }

  func spacer(_ minLength: Double = 8, _ orientation: Orientation = .none) -> NodeID {
    engine.makeNode(.spacer(minLength: minLength, orientation: orientation))
  }

  func stack(
    _ axis: Axis, align alignment: AlignmentKey? = nil, spacing: CGFloat? = 0, _ children: NodeID...
  ) -> NodeID {
    stack(axis, align: alignment, spacing: spacing, of: children)
  }

  func stack(
    _ axis: Axis, align alignment: AlignmentKey? = nil, spacing: CGFloat? = 0, of children: [NodeID]
  ) -> NodeID {
    let center: AlignmentKey =
      axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
    return engine.makeNode(
      .stack(StackRule(axis: axis, alignment: alignment ?? center, spacing: spacing)),
      children: children, isRightToLeft: isRightToLeft)
  }

  func overlap(align alignment: Alignment = .center, _ children: NodeID...) -> NodeID {
    engine.makeNode(
      .overlap(AlignmentPair(alignment)), children: children, isRightToLeft: isRightToLeft)
  }

  /// A node with one child.
  func wrap(_ rule: LayoutRule, _ child: NodeID) -> NodeID {
    engine.makeNode(rule, children: [child], isRightToLeft: isRightToLeft)
  }

  func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, align alignment: Alignment = .center,
    _ child: NodeID
  ) -> NodeID {
    wrap(.fixedFrame(FixedFrameRule(width: width, height: height, alignment: alignment)), child)
  }

  /// A flexible frame across; heights are left alone.
  func flexible(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil,
    align alignment: Alignment = .center, _ child: NodeID
  ) -> NodeID {
    engine.makeFlexibleFrame(
      FlexibleFrameRule(
        minWidth: min, idealWidth: ideal, maxWidth: max, minHeight: nil, idealHeight: nil,
        maxHeight: nil, alignment: alignment), child: child, isRightToLeft: isRightToLeft)
  }

  func padding(_ length: CGFloat, _ child: NodeID) -> NodeID {
    wrap(
      .padding(
        PaddingRule(
          EdgeInsets(top: length, leading: length, bottom: length, trailing: length))), child)
  }

  func priority(_ value: Double, _ child: NodeID) -> NodeID {
    engine.makePriority(value, child: child)
  }

  func guide(
    _ key: AlignmentKey, _ child: NodeID, _ value: @escaping (ViewDimensions) -> CGFloat
  ) -> NodeID {
    engine.makeGuide(key, child: child, value: value)
  }

  /// The size for a proposal; nil is unspecified.
  func size(_ node: NodeID, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    engine.size(of: node, for: ProposedViewSize(width: width, height: height))
  }

  /// Places a tree and returns frames as x, y, width and height.
  @discardableResult
  func layOut(_ root: NodeID, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    let proposal = ProposedViewSize(width: width, height: height)
    return engine.layout(root: root, proposal: proposal, container: proposal)
  }

  func frame(of node: NodeID) -> [CGFloat]? {
    engine.frame(of: node).map { [$0.minX, $0.minY, $0.width, $0.height] }
  }
}

extension CGSize {
  /// Width and height, to compare with literals.
  var pair: [CGFloat] { [width, height] }
}
