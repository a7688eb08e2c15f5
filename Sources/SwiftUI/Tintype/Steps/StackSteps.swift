import TintypeGeometry
import TintypeLayout

/// The stages in which a stack divides its room: `Rules/Stacks#Dividing-the-room`.
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
      division.offers.count == children.count,
      division.offers.allSatisfy({ $0.taken.isFinite && $0.child < children.count })
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
  var count: Int { division.offers.count }
  var names: StepNames { view.names }
  /// The length that is divided; nil where each child is asked for its own.
  var available: CGFloat? {
    guard count > 1, division.offers.allSatisfy({ $0.flexibility != nil }) else { return nil }
    return division.available
  }
  /// Whether authors' priorities differ: those of spacers are below all of them.
  private var hasPriorities: Bool {
    Set(division.offers.map(\.priority).filter { $0 != -.infinity }).count > 1
  }
  /// Whether spacers come after other views.
  private var hasSpacers: Bool {
    let last = division.offers.last?.priority == -.infinity
    return last && division.offers.first?.priority != -.infinity
  }

  /// The stages.
  func steps() -> [LayoutStep] {
    guard let available else { return [uniformStep(), placingStep(left: nil)] }
    var steps = [roomStep(available), orderStep()]
    var tally = StepTally(available)
    let single = count > Self.turnLimit + 1 ? Self.turnLimit : count
    for turn in 0..<single { steps.append(turnStep(turn, &tally)) }
    if single < count { steps.append(restStep(from: single, &tally)) }
    steps.append(placingStep(left: tally.left))
    return steps
  }

  // MARK: Words

  private func roomStep(_ available: CGFloat) -> LayoutStep {
    let offer = ReadableWords.proposal(view.node.proposal)
    let room = StepTally(division.proposed ?? 0).left
    let gaps = (room - StepTally(available).left)
    let rest =
      division.gaps == 0
      ? "\(view.subject) is offered \(offer). \(ReadableWords.length(available)) are there for"
      : "\(view.subject) is offered \(offer). Gaps take \(ReadableWords.length(gaps)):"
        + " \(ReadableWords.length(available)) are left for"
    var scene = scene(turn: 0, isAnswered: false)
    for place in scene.boxes.indices { scene.boxes[place].state = .waiting }
    for gap in scene.gaps { scene.dimensions.append(dimension(gap, .gap, isBefore: false)) }
    return LayoutStep("\(rest) \(StepWords.views(count)).", scene)
  }

  private func orderStep() -> LayoutStep {
    var scene = scene(turn: 0, isAnswered: false)
    var words: [String] = []
    for (turn, offer) in division.offers.enumerated() {
      scene.boxes[offer.child].order = turn + 1
      scene.boxes[offer.child].state = .waiting
      guard turn < Self.turnLimit else { continue }
      words.append("\(names[offer.child]) \(range(of: offer))")
    }
    if count > words.count { words.append("\(StepWords.views(count - words.count)) more") }
    let rule =
      hasPriorities
      ? "Higher priority goes first, then the less flexible" : "The least flexible goes first"
    let asked = axis == .horizontal ? "narrow and wide" : "low and high"
    let spacers = hasSpacers ? ", and spacers last" : ""
    return LayoutStep(
      "Each is asked how \(asked) it can be. \(rule)\(spacers):"
        + " \(StepWords.list(words)).", scene)
  }

  /// How flexible a child is, in words, with its priority where children differ in it.
  private func range(of offer: LayoutDistribution.Offer) -> String {
    var words = "(\(ReadableWords.length(offer.flexibility ?? 0)))"
    if let (low, high) = extremes[offer.child] {
      words =
        low == high
        ? "(always \(ReadableWords.length(low)))"
        : "(\(ReadableWords.length(low)) to \(ReadableWords.length(high)))"
    }
    guard hasPriorities, offer.priority != -.infinity else { return words }
    return "\(words.dropLast()), priority \(ReadableWords.length(CGFloat(offer.priority))))"
  }

  private func turnStep(_ turn: Int, _ tally: inout StepTally) -> LayoutStep {
    let offer = division.offers[turn]
    let shown = tally.take(offer.taken)
    let offered =
      offer.offered == offer.taken
      ? ReadableWords.length(shown) : ReadableWords.length(offer.offered)
    let text =
      reserveWords(turn) + "\(StepWords.sentence(names[offer.child])) \(place(turn)): offered"
      + " \(offered), it takes \(ReadableWords.length(shown)). \(left(tally, count - turn - 1))"
    var scene = scene(turn: turn, isAnswered: true)
    // The picture says the numbers of the sentence.
    for place in scene.dimensions.indices where scene.dimensions[place].tone == .answer {
      scene.dimensions[place].text = ReadableWords.length(shown)
    }
    return LayoutStep(text, scene)
  }

  /// What is kept for children of lower priority, where a new priority begins.
  private func reserveWords(_ turn: Int) -> String {
    let offers = division.offers
    guard hasPriorities || hasSpacers,
      turn == 0 || offers[turn].priority != offers[turn - 1].priority,
      turn < count - 1
    else { return "" }
    let later = offers[turn...].drop { $0.priority == offers[turn].priority }
    let reserve = later.reduce(0) { $0 + least(of: $1.child) }
    guard reserve >= 0.05 else { return "" }
    let others =
      later.allSatisfy { $0.priority == -.infinity }
      ? later.count == 1 ? "the spacer" : "spacers" : "lower priorities"
    return "\(ReadableWords.length(reserve)) are kept for \(others). "
  }

  private func place(_ turn: Int) -> String {
    if turn == count - 1 { return "comes last" }
    if turn > 0 { return "comes next" }
    return hasPriorities ? "comes first" : "is the least flexible"
  }

  private func left(_ tally: StepTally, _ others: Int) -> String {
    if others > 0 {
      let left =
        tally.left < 0
        ? "\(ReadableWords.length(-tally.left)) are missing already"
        : "\(ReadableWords.length(tally.left)) are left"
      return "\(left) for \(StepWords.views(others))."
    }
    if tally.left == 0 { return "Nothing is left." }
    return tally.left > 0
      ? "\(ReadableWords.length(tally.left)) are left over."
      : "That is \(ReadableWords.length(-tally.left)) too much."
  }

  private func restStep(from turn: Int, _ tally: inout StepTally) -> LayoutStep {
    let taken = division.offers[turn...].reduce(0) { $0 + $1.taken }
    let shown = tally.take(taken)
    return LayoutStep(
      "The other \(count - turn) views follow in the same way and take"
        + " \(ReadableWords.length(shown)). \(left(tally, 0))",
      scene(turn: count - 1, isAnswered: true))
  }

  private func uniformStep() -> LayoutStep {
    let length = axis == .horizontal ? "width" : "height"
    let reason =
      count == 1
      ? "An only view is offered all of it"
      : division.proposed == nil
        ? "There is no \(length) to divide: each view is asked for its own"
        : division.proposed?.isFinite == true
          ? "There is no room to divide: each view is offered \(ReadableWords.length(division.offers[0].offered))"
          : "There is no end of \(length): each view is offered all of it"
    var scene = placedScene()
    scene.frame = nil
    scene.dimensions = []
    var words: [String] = []
    for (turn, offer) in division.offers.enumerated() where turn < Self.turnLimit {
      words.append("\(names[offer.child]) takes \(ReadableWords.length(offer.taken))")
      scene.dimensions.append(
        dimension(scene.boxes[offer.child].frame, .answer, isBefore: false))
    }
    let lengths = Set(division.offers.map { ReadableWords.length($0.taken) })
    if count > 1, lengths.count == 1, let length = lengths.first {
      words = ["each takes \(length)"]
    } else if count > words.count {
      words.append("the others what they need")
    }
    return LayoutStep(
      "\(view.subject) is offered \(ReadableWords.proposal(view.node.proposal)). \(reason). "
        + "\(StepWords.sentence(StepWords.list(words))).", scene)
  }

  private func placingStep(left: CGFloat?) -> LayoutStep {
    let size = view.node.frame.size
    var text = "\(view.subject) takes \(ReadableWords.size(size))"
    if let left, left > 0 {
      text += ", \(ReadableWords.length(left)) less than it was offered"
    }
    if count > 1 {
      text +=
        axis == .vertical
        ? ", and puts its views below each other"
        : view.isReversed(along: axis)
          ? ", and puts its views side by side from the right"
          : ", and puts its views side by side"
      if let alignment = view.node.values["alignment"] {
        text += ", aligned at \(Self.words(for: alignment))"
      }
    }
    return LayoutStep(text + ".", placedScene())
  }

  private static func words(for alignment: String) -> String {
    switch alignment {
    case "center": "their centers"
    case "leading": "their leading edges"
    case "trailing": "their trailing edges"
    case "top": "their upper edges"
    case "bottom": "their lower edges"
    case "firstTextBaseline": "their first baselines"
    case "lastTextBaseline": "their last baselines"
    default: "a guide of the author’s"
    }
  }
}
