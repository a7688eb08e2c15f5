import TintypeGeometry
import TintypeLayout

// The stages of modifiers, which have one view inside.
extension SteppedView {
  private var child: LayoutNode? { node.children.first }
  private var childName: String { names[0] }

  // MARK: Frames

  /// A frame of its own lengths, within bounds, or by the container around it: `Rules/Frames`.
  func frameSteps() -> [LayoutStep] {
    guard let child else { return questionSteps() }
    let (proposal, answer) = firstQuestion
    return [
      proposalStep(frameRule),
      passStep(proposal, answer, child),
      placementStep(
        "\(subject) takes \(ReadableText.size(node.frame.size)) and puts \(childName) \(placementText)."
      ),
    ]
  }

  /// What the author said of a frame, in words.
  private var frameRule: String {
    let values = node.values
    switch role {
    case .follows: return containerRule
    case .fixes:
      let own = [values["width"].map { "\($0) wide" }, values["height"].map { "\($0) high" }]
        .compactMap { $0 }
      return own.isEmpty
        ? "It says nothing of its own."
        : "It is \(StepText.list(own)), whatever is proposed."
    default:
      let names = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
      let bounds = names.compactMap { name in
        values[name].map { "\(name) \($0 == "infinity" ? "∞" : $0)" }
      }
      return bounds.isEmpty ? "It says nothing of its own." : "It has \(StepText.list(bounds))."
    }
  }

  /// What a frame by its container asks for, in words.
  private var containerRule: String {
    let container = node.authorship.container
    let lengths = [
      container?.width.map { "\(ReadableText.length($0)) wide" },
      container?.height.map { "\(ReadableText.length($0)) high" },
    ].compactMap { $0 }
    return lengths.isEmpty
      ? "Its length follows from the container around it."
      : "The container around it is \(StepText.list(lengths)): its own length follows from that."
  }

  /// What the frame passed on when it was asked for its size; where it was not in doubt, when it placed its view.
  private var firstQuestion: (proposal: ProposedViewSize, answer: CGSize) {
    guard let child else { return (.unspecified, .zero) }
    if role == .bounds {
      let wanted = ProposedViewSize(
        width: bounded(node.proposal.width, .horizontal),
        height: bounded(node.proposal.height, .vertical))
      if let answer = Self.answer(of: child, to: wanted) { return (wanted, answer) }
    }
    return (child.proposal, child.frame.size)
  }

  /// What a view answered to a proposal, asked about both axes together or one after the other; nil where it was not.
  private static func answer(of child: LayoutNode, to wanted: ProposedViewSize) -> CGSize? {
    if let query = child.queries.first(where: { $0.axis == nil && $0.proposal == wanted }) {
      return query.size
    }
    func length(_ axis: Axis) -> CGFloat? {
      child.queries.first {
        $0.axis == axis && $0.proposal.length(axis) == wanted.length(axis)
      }?.size.length(axis)
    }
    guard let width = length(.horizontal), let height = length(.vertical) else { return nil }
    return CGSize(width: width, height: height)
  }

  /// A proposal within the bounds of a flexible frame.
  private func bounded(_ proposal: CGFloat?, _ axis: Axis) -> CGFloat? {
    let side = axis == .horizontal ? "Width" : "Height"
    func bound(_ name: String) -> CGFloat? {
      node.values[name + side].flatMap { Double($0) }.map { CGFloat($0) }
    }
    guard var length = proposal ?? bound("ideal") else { return nil }
    if let min = bound("min") { length = max(length, min) }
    if let max = bound("max") { length = min(length, max) }
    return length
  }

  private var placementText: String {
    guard case .point(let alignment) = reading.alignment else { return "in its center" }
    return switch (alignment.horizontal.name, alignment.vertical.name) {
    case (.center, .center): "in its center"
    case (.leading, .center): "at its leading edge"
    case (.trailing, .center): "at its trailing edge"
    case (.center, .top): "at its upper edge"
    case (.center, .bottom): "at its lower edge"
    case (.leading, .top): "in its upper leading corner"
    case (.trailing, .top): "in its upper trailing corner"
    case (.leading, .bottom): "in its lower leading corner"
    case (.trailing, .bottom): "in its lower trailing corner"
    default: "by its \(alignment.name)"
    }
  }

  // MARK: Padding

  /// Insets: `Rules/Frames#Padding`.
  func paddingSteps() -> [LayoutStep] {
    guard let child else { return questionSteps() }
    let inside = local(child.frame)
    let insets = EdgeInsets(
      top: inside.minY, leading: inside.minX, bottom: node.frame.height - inside.maxY,
      trailing: node.frame.width - inside.maxX)
    let proposal = child.proposal
    var passing = proposalScene()
    passing.gaps = bands(of: insets, in: passing.region ?? ownFrame)
    let (region, open) = region(proposal, instead: child.frame.size)
    let proposed = region.offsetBy(dx: insets.leading, dy: insets.top)
    passing.boxes = [
      StepScene.Box(child: 0, frame: inside, proposed: proposed, openAxes: open, state: .current)
    ]
    passing.dimensions = []
    passing.measure(
      proposed, .proposal, isBefore: true, width: ReadableText.length(proposal.width),
      height: ReadableText.length(proposal.height))
    passing.measure(inside, .answer, isBefore: false)
    var last = placedScene()
    last.gaps = bands(of: insets, in: ownFrame)
    last.dimensions += inset(insets)
    let size = node.frame.size
    return [
      proposalStep("Its insets are \(text(for: insets))."),
      LayoutStep(
        "The insets come off: \(childName) is proposed \(ReadableText.proposal(proposal)) and takes"
          + " \(ReadableText.size(child.frame.size)).", passing),
      LayoutStep(
        "The insets come on again: \(subject.lowercasedStart) takes"
          + " \(sum(child.frame.width, insets.leading, insets.trailing, size.width)) by"
          + " \(sum(child.frame.height, insets.top, insets.bottom, size.height)).", last),
    ]
  }

  /// `16 + 31 + 16 = 63`, the middle so that the sum is right.
  private func sum(
    _ inner: CGFloat, _ before: CGFloat, _ after: CGFloat, _ whole: CGFloat
  ) -> String {
    var tally = StepTally(whole)
    let (first, last) = (tally.take(before), tally.take(after))
    let parts = [first, tally.left, last].filter { $0 != 0 }
    guard parts.count > 1 else { return ReadableText.length(whole) }
    return parts.map { ReadableText.length($0) }.joined(separator: " + ")
      + " = \(ReadableText.length(whole))"
  }

  private func text(for insets: EdgeInsets) -> String {
    let all = [insets.top, insets.leading, insets.bottom, insets.trailing]
    if Set(all.map(ReadableText.length)).count == 1 {
      return "\(ReadableText.length(insets.top)) on each side"
    }
    let sides = ["above", "at the left", "below", "at the right"]
    return StepText.list(
      zip(all, sides).filter { $0.0 != 0 }.map { "\(ReadableText.length($0.0)) \($0.1)" })
  }

  private func bands(of insets: EdgeInsets, in rect: CGRect) -> [CGRect] {
    let inner = CGRect(
      x: rect.minX + insets.leading, y: rect.minY + insets.top,
      width: rect.width - insets.leading - insets.trailing,
      height: rect.height - insets.top - insets.bottom)
    return [
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: insets.top),
      CGRect(x: rect.minX, y: inner.maxY, width: rect.width, height: insets.bottom),
      CGRect(x: rect.minX, y: inner.minY, width: insets.leading, height: inner.height),
      CGRect(x: inner.maxX, y: inner.minY, width: insets.trailing, height: inner.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }

  private func inset(_ insets: EdgeInsets) -> [StepScene.Dimension] {
    let size = node.frame.size
    func line(_ axis: Axis, _ from: CGFloat, _ to: CGFloat) -> StepScene.Dimension? {
      guard to - from > 0 else { return nil }
      return StepScene.Dimension(
        axis: axis, from: from, to: to, isBefore: true, text: ReadableText.length(to - from),
        tone: .gap)
    }
    return [
      line(.horizontal, 0, insets.leading),
      line(.horizontal, size.width - insets.trailing, size.width),
      line(.vertical, 0, insets.top), line(.vertical, size.height - insets.bottom, size.height),
    ].compactMap { $0 }
  }

  // MARK: Ratios and ideal sizes

  /// A ratio: `Rules/Frames#Aspect-ratio`.
  func aspectSteps() -> [LayoutStep] {
    guard let child else { return questionSteps() }
    let isFill = node.values["mode"] == "fill"
    let ratio = node.values["ratio"].flatMap { Double($0) }
    let form = ratio.map(Self.ratio) ?? "its view’s own ratio"
    let rule =
      child.proposal == node.proposal
      ? "There is nothing to fit into."
      : isFill
        ? "The smallest rectangle of \(form) that covers it is"
          + " \(ReadableText.proposal(child.proposal))."
        : "The largest rectangle of \(form) that fits is \(ReadableText.proposal(child.proposal))."
    var fitting = proposalScene()
    let (fit, _) = region(child.proposal, instead: child.frame.size)
    fitting.boxes = [StepScene.Box(child: 0, frame: fit, proposed: fit, state: .waiting)]
    return [
      LayoutStep(
        "\(subject) is proposed \(ReadableText.proposal(node.proposal)). \(rule)", fitting),
      passStep(child.proposal, child.frame.size, child),
      placementStep("\(subject) takes what its view took: \(ReadableText.size(node.frame.size))."),
    ]
  }

  /// `16 : 9` for numbers that are a ratio of small ones.
  static func ratio(_ value: Double) -> String {
    for high in 1...21 {
      let wide = value * Double(high)
      if abs(wide - wide.rounded()) < 0.002 * Double(high), wide.rounded() >= 1, wide < 100 {
        return "\(Int(clamped: wide.rounded()))\u{A0}:\u{A0}\(high)"
      }
    }
    return "\(ReadableText.length(CGFloat(value)))\u{A0}:\u{A0}1"
  }

  /// What asks for ideal lengths: `Rules/Frames#Fixed-size`.
  func fixedSizeSteps() -> [LayoutStep] {
    guard let child else { return questionSteps() }
    let axes =
      ["horizontal": "width", "vertical": "height"][node.values["axes"] ?? ""] ?? "size"
    let answer = child.frame.size
    let region = node.proposal
    let isLonger =
      answer.width > (region.width ?? .infinity) + 0.05
      || answer.height > (region.height ?? .infinity) + 0.05
    let end = isLonger ? "more than was proposed" : "which fits"
    return [
      proposalStep("It does not pass on the \(axes), but asks for the ideal one."),
      passStep(child.proposal, answer, child, asks: "its ideal \(axes)"),
      placementStep("\(subject) takes the same, \(end): \(ReadableText.size(node.frame.size))."),
    ]
  }

  // MARK: Stages

  private func proposalStep(_ text: String) -> LayoutStep {
    LayoutStep(
      "\(subject) is proposed \(ReadableText.proposal(node.proposal)). \(text)", proposalScene())
  }

  /// The view inside in the space that it is proposed.
  private func passStep(
    _ proposal: ProposedViewSize, _ answer: CGSize, _ child: LayoutNode, asks: String? = nil
  ) -> LayoutStep {
    var scene = StepScene()
    let (outer, outerOpen) = region(node.proposal, instead: node.frame.size)
    (scene.region, scene.openAxes) = (outer, outerOpen)
    let (proposed, open) = region(proposal, instead: answer)
    let box = StepScene.Box(
      child: 0, frame: CGRect(origin: .zero, size: answer), proposed: proposed, openAxes: open,
      state: .current)
    scene.boxes = [box]
    scene.measure(
      proposed, .proposal, isBefore: true, width: ReadableText.length(proposal.width),
      height: ReadableText.length(proposal.height))
    scene.measure(box.frame, .answer, isBefore: false)
    let question =
      asks.map { "\(childName) is asked for \($0): proposed" } ?? "\(childName) is proposed"
    return LayoutStep(
      "\(StepText.sentence(question)) \(ReadableText.proposal(proposal)), it takes"
        + " \(ReadableText.size(answer)).", scene)
  }

  /// The view inside in its place; with the space where that is smaller, or has the same form.
  private func placementStep(_ text: String) -> LayoutStep {
    var scene = placedScene()
    let (region, open) = region(node.proposal, instead: node.frame.size)
    if role == .fits || !region.insetBy(dx: -0.05, dy: -0.05).contains(ownFrame) {
      (scene.region, scene.openAxes) = (region, open)
    }
    return LayoutStep(text, scene)
  }
}
