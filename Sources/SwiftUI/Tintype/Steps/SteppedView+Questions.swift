import TintypeGeometry
import TintypeLayout

// The stages of layouts that ask in a way of their own: users' layouts, grids, `ZStack`.
extension SteppedView {
  /// At most so many questions, and so many views, have a stage of their own.
  private static let limit = 8

  /// Each question with its answer, then each view in its place.
  func questionSteps() -> [LayoutStep] {
    querySteps() + placementSteps()
  }

  private func querySteps() -> [LayoutStep] {
    var seen: Set<LayoutQuery.Question> = []
    let own = LayoutQuery(proposal: node.proposal, size: node.frame.size)
    let queries = ([own] + node.queries.reversed()).filter {
      $0.axis == nil && seen.insert($0.question).inserted
    }
    // The question by which it is placed is the last.
    let shown = Array(queries.prefix(Self.limit / 2).reversed())
    return shown.enumerated().map { index, query in
      var scene = StepScene()
      let (region, open) = region(query.proposal, instead: query.size)
      (scene.region, scene.openAxes) = (region, open)
      scene.frame = CGRect(origin: .zero, size: query.size)
      scene.measure(
        region, .proposal, isBefore: true, width: ReadableText.length(query.proposal.width),
        height: ReadableText.length(query.proposal.height))
      scene.measure(CGRect(origin: .zero, size: query.size), .answer, isBefore: false)
      let isLast = index == shown.count - 1
      if isLast {
        scene.boxes = placedScene().boxes
        for index in scene.boxes.indices { scene.boxes[index].state = .waiting }
      }
      let start =
        isLast && shown.count > 1
        ? "For good \(subject == node.authorView ? subject : subject.lowercasedStart) is proposed"
        : "\(subject) is proposed"
      return LayoutStep(
        "\(start) \(ReadableText.proposal(query.proposal)) and answers \(ReadableText.size(query.size)).",
        scene)
    }
  }

  private func placementSteps() -> [LayoutStep] {
    let count = node.children.count
    let single = count > Self.limit + 1 ? Self.limit : count
    var steps = (0..<single).map { child in placementStep(upTo: child, isAlone: true) }
    if single < count { steps.append(placementStep(upTo: count - 1, isAlone: false)) }
    return steps
  }

  private func placementStep(upTo last: Int, isAlone: Bool) -> LayoutStep {
    let child = node.children[last]
    let isEnd = last == node.children.count - 1
    var scene = placedScene()
    if !isEnd { scene.dimensions = [] }
    for index in scene.boxes.indices {
      scene.boxes[index].state = index < last ? .divided : index == last ? .current : .waiting
    }
    guard isAlone else {
      for index in scene.boxes.indices { scene.boxes[index].state = .divided }
      return LayoutStep("The other views follow in the same way.", scene)
    }
    let own = local(child.frame)
    let text =
      "\(StepText.sentence(names[last])) is proposed \(ReadableText.proposal(child.proposal)), takes"
      + " \(ReadableText.size(child.frame.size)) and stands \(ReadableText.length(own.minX)) from the left,"
      + " \(ReadableText.length(own.minY)) from above."
    if isEnd { for index in scene.boxes.indices { scene.boxes[index].state = .divided } }
    return LayoutStep(text, scene)
  }
}

extension String {
  /// The text with a small letter at its start where that is an article.
  var lowercasedStart: String { hasPrefix("The ") ? "the " + dropFirst(4) : self }
}
