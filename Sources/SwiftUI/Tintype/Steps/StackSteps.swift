import TintypeGeometry
import TintypeLayout

/// The stages in which a stack divides its space: `Rules/Stacks#Dividing-the-space`.
struct StackSteps {
  let view: SteppedView
  let division: LayoutDistribution
  /// The gap after each child but the last, in declaration order.
  let gaps: [CGFloat]
  /// The least that each child takes, and the most; nil where nobody asked.
  let extremes: [(low: CGFloat, high: CGFloat)?]

  /// At most so many turns have a stage of their own.
  static let turnLimit = 8

  /// Prepares the stages; nil for a stack that keeps no record of each child.
  init?(_ view: SteppedView) {
    let children = view.node.children
    guard let division = view.node.distribution, !children.isEmpty,
      division.proposals.count == children.count,
      division.proposals.allSatisfy({ $0.taken.isFinite && $0.child < children.count })
    else { return nil }
    self.view = view
    self.division = division
    let axis = division.axis
    let frames = view.isReversed(along: axis) ? children.reversed() : children
    let between = zip(frames, frames.dropFirst()).map { $1.frame.low(axis) - $0.frame.high(axis) }
    gaps = view.isReversed(along: axis) ? between.reversed() : between
    extremes = children.map { Self.extremes(of: $0, along: axis) }
  }

  /// What a view answered to nothing and to all there is, where it was asked.
  private static func extremes(
    of node: LayoutNode, along axis: Axis
  ) -> (low: CGFloat, high: CGFloat)? {
    func answer(to length: CGFloat) -> CGFloat? {
      let query = node.queries.last {
        $0.axis != axis.perpendicular && $0.proposal.length(axis) == length
      }
      return query?.size.length(axis)
    }
    guard let low = answer(to: 0), let high = answer(to: .infinity) else { return nil }
    return (low, high)
  }

  var axis: Axis { division.axis }
  /// The guide that the views are aligned by, across the stack.
  var alignment: AlignmentName? {
    guard case .guide(let key) = view.reading.alignment else { return nil }
    return key.name
  }
  var count: Int { division.proposals.count }
  var names: StepNames { view.names }
  /// The length that is divided; nil where each child is asked for its own.
  var available: CGFloat? {
    guard count > 1, division.proposals.allSatisfy({ $0.flexibility != nil }) else { return nil }
    return division.available
  }
  /// Whether authors' priorities differ: those of spacers are below all of them.
  private var hasPriorities: Bool {
    Set(division.proposals.map(\.priority).filter { $0 != -.infinity }).count > 1
  }
  /// Whether spacers come after other views.
  private var hasSpacers: Bool {
    let last = division.proposals.last?.priority == -.infinity
    return last && division.proposals.first?.priority != -.infinity
  }

  /// The stages.
  func steps() -> [LayoutStep] {
    guard let available else { return [uniformStep(), placementStep(left: nil)] }
    var steps = [availableStep(available), orderStep()]
    var tally = StepTally(available)
    let single = count > Self.turnLimit + 1 ? Self.turnLimit : count
    for turn in 0..<single { steps.append(turnStep(turn, &tally)) }
    if single < count { steps.append(restStep(from: single, &tally)) }
    steps.append(placementStep(left: tally.left))
    return steps
  }

  // MARK: Words

  private func availableStep(_ available: CGFloat) -> LayoutStep {
    let proposal = ReadableText.proposal(view.node.proposal)
    let region = StepTally(division.proposed ?? 0).left
    let gaps = (region - StepTally(available).left)
    let rest =
      division.gaps == 0
      ? "\(view.subject) is proposed \(proposal). \(ReadableText.length(available)) are there for"
      : "\(view.subject) is proposed \(proposal). Gaps take \(ReadableText.length(gaps)):"
        + " \(ReadableText.length(available)) are left for"
    var scene = scene(turn: 0, isAnswered: false)
    for turnText in scene.boxes.indices { scene.boxes[turnText].state = .waiting }
    for gap in scene.gaps { scene.dimensions.append(dimension(gap, .gap, isBefore: false)) }
    return LayoutStep("\(rest) \(StepText.views(count)).", scene)
  }

  private func orderStep() -> LayoutStep {
    var scene = scene(turn: 0, isAnswered: false)
    var parts: [String] = []
    for (turn, proposal) in division.proposals.enumerated() {
      scene.boxes[proposal.child].order = turn + 1
      scene.boxes[proposal.child].state = .waiting
      guard turn < Self.turnLimit else { continue }
      parts.append("\(names[proposal.child]) \(range(of: proposal))")
    }
    if count > parts.count { parts.append("\(StepText.views(count - parts.count)) more") }
    let rule =
      hasPriorities
      ? "Higher priority goes first, then the less flexible" : "The least flexible goes first"
    let extremesText = axis == .horizontal ? "narrow and wide" : "low and high"
    let spacers = hasSpacers ? ", and spacers last" : ""
    return LayoutStep(
      "Each is asked how \(extremesText) it can be. \(rule)\(spacers):"
        + " \(StepText.list(parts)).", scene)
  }

  /// How flexible a child is, in words, with its priority where children differ in it.
  private func range(of proposal: LayoutDistribution.ChildProposal) -> String {
    var parts = "(\(ReadableText.length(proposal.flexibility ?? 0)))"
    if let (low, high) = extremes[proposal.child] {
      parts =
        low == high
        ? "(always \(ReadableText.length(low)))"
        : "(\(ReadableText.length(low)) to \(ReadableText.length(high)))"
    }
    guard hasPriorities, proposal.priority != -.infinity else { return parts }
    return "\(parts.dropLast()), priority \(ReadableText.length(CGFloat(proposal.priority))))"
  }

  private func turnStep(_ turn: Int, _ tally: inout StepTally) -> LayoutStep {
    let proposal = division.proposals[turn]
    let shown = tally.take(proposal.taken)
    let proposedRect =
      proposal.proposed == proposal.taken
      ? ReadableText.length(shown) : ReadableText.length(proposal.proposed)
    let text =
      reserveText(turn) + "\(StepText.sentence(names[proposal.child])) \(turnText(turn)): proposed"
      + " \(proposedRect), it takes \(ReadableText.length(shown)). \(left(tally, count - turn - 1))"
    var scene = scene(turn: turn, isAnswered: true)
    // The picture says the numbers of the sentence.
    for turnText in scene.dimensions.indices where scene.dimensions[turnText].tone == .answer {
      scene.dimensions[turnText].text = ReadableText.length(shown)
    }
    return LayoutStep(text, scene)
  }

  /// What is kept for children of lower priority, where a new priority begins.
  private func reserveText(_ turn: Int) -> String {
    let proposals = division.proposals
    guard hasPriorities || hasSpacers,
      turn == 0 || proposals[turn].priority != proposals[turn - 1].priority,
      turn < count - 1
    else { return "" }
    let later = proposals[turn...].drop { $0.priority == proposals[turn].priority }
    let reserve = later.reduce(0) { $0 + least(of: $1.child) }
    guard reserve >= 0.05 else { return "" }
    let others =
      later.allSatisfy { $0.priority == -.infinity }
      ? later.count == 1 ? "the spacer" : "spacers" : "lower priorities"
    return "\(ReadableText.length(reserve)) are kept for \(others). "
  }

  private func turnText(_ turn: Int) -> String {
    if turn == count - 1 { return "comes last" }
    if turn > 0 { return "comes next" }
    return hasPriorities ? "comes first" : "is the least flexible"
  }

  private func left(_ tally: StepTally, _ others: Int) -> String {
    if others > 0 {
      let left =
        tally.left < 0
        ? "\(ReadableText.length(-tally.left)) are missing already"
        : "\(ReadableText.length(tally.left)) are left"
      return "\(left) for \(StepText.views(others))."
    }
    if tally.left == 0 { return "Nothing is left." }
    return tally.left > 0
      ? "\(ReadableText.length(tally.left)) are left over."
      : "That is \(ReadableText.length(-tally.left)) too much."
  }

  private func restStep(from turn: Int, _ tally: inout StepTally) -> LayoutStep {
    let taken = division.proposals[turn...].reduce(0) { $0 + $1.taken }
    let shown = tally.take(taken)
    return LayoutStep(
      "The other \(count - turn) views follow in the same way and take"
        + " \(ReadableText.length(shown)). \(left(tally, 0))",
      scene(turn: count - 1, isAnswered: true))
  }

  private func uniformStep() -> LayoutStep {
    let length = axis == .horizontal ? "width" : "height"
    let reason =
      count == 1
      ? "An only view is proposed all of it"
      : division.proposed == nil
        ? "There is no \(length) to divide: each view is asked for its own"
        : division.proposed?.isFinite == true
          ? "There is no room to divide: each view is proposed \(ReadableText.length(division.proposals[0].proposed))"
          : "There is no end of \(length): each view is proposed all of it"
    var scene = placedScene()
    scene.frame = nil
    scene.dimensions = []
    var parts: [String] = []
    for (turn, proposal) in division.proposals.enumerated() where turn < Self.turnLimit {
      parts.append("\(names[proposal.child]) takes \(ReadableText.length(proposal.taken))")
      scene.dimensions.append(
        dimension(scene.boxes[proposal.child].frame, .answer, isBefore: false))
    }
    let lengths = Set(division.proposals.map { ReadableText.length($0.taken) })
    if count > 1, lengths.count == 1, let length = lengths.first {
      parts = ["each takes \(length)"]
    } else if count > parts.count {
      parts.append("the others what they need")
    }
    return LayoutStep(
      "\(view.subject) is proposed \(ReadableText.proposal(view.node.proposal)). \(reason). "
        + "\(StepText.sentence(StepText.list(parts))).", scene)
  }

  private func placementStep(left: CGFloat?) -> LayoutStep {
    let size = view.node.frame.size
    var text = "\(view.subject) takes \(ReadableText.size(size))"
    if let left, left > 0 {
      text += ", \(ReadableText.length(left)) less than was proposed"
    }
    if count > 1 {
      text +=
        axis == .vertical
        ? ", and puts its views below each other"
        : view.isReversed(along: axis)
          ? ", and puts its views side by side from the right"
          : ", and puts its views side by side"
      if let alignment {
        text += ", aligned at \(Self.name(of: alignment))"
      }
    }
    return LayoutStep(text + ".", placedScene())
  }

  private static func name(of alignment: AlignmentName) -> String {
    switch alignment {
    case .center: "their centers"
    case .leading: "their leading edges"
    case .trailing: "their trailing edges"
    case .top: "their upper edges"
    case .bottom: "their lower edges"
    case .firstTextBaseline: "their first baselines"
    case .lastTextBaseline: "their last baselines"
    case .custom: "a guide of the author’s"
    }
  }
}
