import TintypeGeometry
import TintypeLayout

// The stages of layouts that ask in a way of their own: users' layouts, grids, `ZStack`.
extension SteppedView {
  /// At most so many questions, and so many views, have a stage of their own.
  private static let limit = 8

  /// Each question with its answer, then each view in its place.
  func questionSteps() -> [LayoutStep] {
    askedSteps() + placingSteps()
  }

  private func askedSteps() -> [LayoutStep] {
    var seen: Set<LayoutQuery.Offer> = []
    let own = LayoutQuery(proposal: node.proposal, size: node.frame.size)
    let asked = ([own] + node.queries.reversed()).filter {
      $0.axis == nil && seen.insert($0.offer).inserted
    }
    // The question by which it is placed is the last.
    let shown = Array(asked.prefix(Self.limit / 2).reversed())
    return shown.enumerated().map { number, query in
      var scene = StepScene()
      let (room, open) = room(query.proposal, instead: query.size)
      (scene.room, scene.openAxes) = (room, open)
      scene.frame = CGRect(origin: .zero, size: query.size)
      scene.measure(
        room, .offer, isBefore: true, width: ReadableWords.length(query.proposal.width),
        height: ReadableWords.length(query.proposal.height))
      scene.measure(CGRect(origin: .zero, size: query.size), .answer, isBefore: false)
      let isLast = number == shown.count - 1
      if isLast {
        scene.boxes = placedScene().boxes
        for place in scene.boxes.indices { scene.boxes[place].state = .waiting }
      }
      let start =
        isLast && shown.count > 1
        ? "For good \(subject == node.authorView ? subject : subject.lowercasedStart) is offered"
        : "\(subject) is offered"
      return LayoutStep(
        "\(start) \(ReadableWords.proposal(query.proposal)) and answers \(ReadableWords.size(query.size)).",
        scene)
    }
  }

  private func placingSteps() -> [LayoutStep] {
    let count = node.children.count
    let single = count > Self.limit + 1 ? Self.limit : count
    var steps = (0..<single).map { child in placingStep(upTo: child, isAlone: true) }
    if single < count { steps.append(placingStep(upTo: count - 1, isAlone: false)) }
    return steps
  }

  private func placingStep(upTo last: Int, isAlone: Bool) -> LayoutStep {
    let child = node.children[last]
    let isEnd = last == node.children.count - 1
    var scene = placedScene()
    if !isEnd { scene.dimensions = [] }
    for place in scene.boxes.indices {
      scene.boxes[place].state = place < last ? .served : place == last ? .current : .waiting
    }
    guard isAlone else {
      for place in scene.boxes.indices { scene.boxes[place].state = .served }
      return LayoutStep("The other views follow in the same way.", scene)
    }
    let own = local(child.frame)
    let text =
      "\(StepWords.sentence(names[last])) is offered \(ReadableWords.proposal(child.proposal)), takes"
      + " \(ReadableWords.size(child.frame.size)) and stands \(ReadableWords.length(own.minX)) from the left,"
      + " \(ReadableWords.length(own.minY)) from above."
    if isEnd { for place in scene.boxes.indices { scene.boxes[place].state = .served } }
    return LayoutStep(text, scene)
  }
}

extension String {
  /// The text with a small letter at its start where that is an article.
  var lowercasedStart: String { hasPrefix("The ") ? "the " + dropFirst(4) : self }
}
