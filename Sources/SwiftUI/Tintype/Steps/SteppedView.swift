import TintypeGeometry
import TintypeLayout

/// The view whose layout is told in stages.
struct SteppedView {
  let node: LayoutNode
  /// What the rule of the view is.
  let reading: RuleReading
  /// What its layout does not say.
  let details: StepDetails
  /// What the views inside are called.
  let names: StepNames

  init(_ node: LayoutNode, _ reading: RuleReading, _ details: StepDetails = StepDetails()) {
    self.node = node
    self.reading = reading
    self.details = details
    names = StepNames(node.children)
  }

  /// What the view does with the space that it is proposed.
  var role: ProposalRole? { reading.role }

  /// The view at the start of a sentence.
  var subject: String {
    if node.control != nil { return ViewText.shown(node) }
    if let owner = node.authorView { return owner }
    switch role {
    case .fixes, .bounds, .follows: return "The frame"
    case .insets: return "The padding"
    case .idealizes: return "The fixedSize"
    case .fits: return "The aspectRatio"
    case .extends: return "What ignores the safe area"
    case .reserves: return "The view with a bar"
    case .divides, .asks, .shares, .tabulates, .tracks, .chooses: return "The \(node.kind)"
    case nil: return StepText.sentence(ViewText.shown(node))
    }
  }

  /// The stages.
  func steps() -> [LayoutStep] {
    // How a control is laid out is its own affair.
    switch node.control == nil ? role : nil {
    case .divides: StackSteps(self)?.steps() ?? questionSteps()
    case .fixes, .bounds, .follows: frameSteps()
    case .insets: paddingSteps()
    case .idealizes: fixedSizeSteps()
    case .fits: aspectSteps()
    case .tabulates: gridSteps()
    case .tracks: lazyGridSteps()
    case .chooses: choiceSteps()
    case .reserves: reserveSteps()
    case .extends: extensionSteps()
    case .asks, .shares: questionSteps()
    case nil: node.control == nil ? text.map(textSteps) ?? [answerStep()] : [answerStep()]
    }
  }

  /// A rectangle of the canvas from the upper left corner of the view on.
  func local(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: -node.frame.minX, dy: -node.frame.minY)
  }

  /// The frame of the view from its own corner on.
  var ownFrame: CGRect { CGRect(origin: .zero, size: node.frame.size) }

  /// Whether the views inside stand from the right to the left.
  func isReversed(along axis: Axis) -> Bool {
    guard axis == .horizontal, let first = node.children.first, let last = node.children.last
    else { return false }
    return first.frame.minX > last.frame.minX
  }

  /// What is left out of the space of the view where it is much longer than all that is in it, in
  /// points.
  private func cut(_ axis: Axis) -> CGFloat {
    guard let length = node.proposal.length(axis), length.isFinite else { return 0 }
    let inside = node.children.map { $0.frame.size.length(axis) } + [node.frame.size.length(axis)]
    let shown = max(1.6 * (inside.max() ?? 0), 120)
    return length > 1.25 * shown ? length - shown : 0
  }

  /// What a view is proposed as a rectangle at the view's corner, as long as its answer where
  /// nothing is proposed, and cut where it is far longer than what it is for.
  func region(_ proposal: ProposedViewSize, instead size: CGSize) -> (CGRect, open: Axis.Set) {
    var open: Axis.Set = []
    func length(_ axis: Axis) -> CGFloat {
      let cut = cut(axis)
      if let length = proposal.length(axis), length.isFinite {
        guard cut > 0, length - cut >= size.length(axis) else { return length }
        open.insert(Axis.Set(axis))
        return length - cut
      }
      open.insert(Axis.Set(axis))
      return size.length(axis)
    }
    let rect = CGRect(x: 0, y: 0, width: length(.horizontal), height: length(.vertical))
    return (rect, open)
  }

  /// A picture of what the view is proposed.
  func proposalScene() -> StepScene {
    var scene = StepScene()
    let (region, open) = region(node.proposal, instead: node.frame.size)
    (scene.region, scene.openAxes) = (region, open)
    scene.measure(
      region, .proposal, isBefore: true, width: ReadableText.length(node.proposal.width),
      height: ReadableText.length(node.proposal.height))
    return scene
  }

  /// Every view where the layout has it.
  func placedScene() -> StepScene {
    var scene = StepScene()
    scene.frame = ownFrame
    scene.boxes = node.children.enumerated().map { child, node in
      StepScene.Box(child: child, frame: local(node.frame), state: .divided)
    }
    scene.measure(ownFrame, .answer, isBefore: false)
    return scene
  }

  private func answerStep() -> LayoutStep {
    var scene = proposalScene()
    scene.frame = ownFrame
    scene.measure(ownFrame, .answer, isBefore: false)
    return LayoutStep(
      "\(subject) is proposed \(ReadableText.proposal(node.proposal)) and takes"
        + " \(ReadableText.size(node.frame.size)).", scene)
  }
}

extension ProposedViewSize {
  /// The length that is proposed on an axis, in points; nil for none.
  func length(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
}

extension CGSize {
  /// The length on an axis.
  func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGRect {
  /// A rectangle by what it covers along an axis and across.
  init(
    axis: Axis, from low: CGFloat, to high: CGFloat, crossFrom crossLow: CGFloat,
    to crossHigh: CGFloat
  ) {
    self =
      axis == .horizontal
      ? CGRect(x: low, y: crossLow, width: high - low, height: crossHigh - crossLow)
      : CGRect(x: crossLow, y: low, width: crossHigh - crossLow, height: high - low)
  }

  /// Where the rectangle begins along an axis.
  func low(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }
  /// Where it ends.
  func high(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }

  /// What another rectangle, which shares one of its ends, leaves of it along an axis.
  func without(_ other: CGRect, along axis: Axis) -> CGRect {
    let isAtStart = abs(other.low(axis) - low(axis)) <= abs(other.high(axis) - high(axis))
    let across = axis.perpendicular
    return CGRect(
      axis: axis, from: isAtStart ? other.high(axis) : low(axis),
      to: isAtStart ? high(axis) : other.low(axis), crossFrom: low(across), to: high(across))
  }
}
