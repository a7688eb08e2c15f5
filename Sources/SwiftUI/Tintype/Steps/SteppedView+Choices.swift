import TintypeGeometry
import TintypeLayout

// The stages of views that choose or keep space: `Rules/Views-That-Fit`, `Rules/Safe-Area`.
extension SteppedView {
  /// Each candidate's own size beside the space, until one fits.
  func choiceSteps() -> [LayoutStep] {
    var steps = [
      LayoutStep(
        "\(subject) is proposed \(ReadableText.proposal(node.proposal)), and takes the first of"
          + " \(StepText.views(details.candidates.count)) that fits by its own size.",
        proposalScene())
    ]
    for (index, candidate) in details.candidates.enumerated() {
      steps.append(candidateStep(candidate, index))
      if candidate.isChosen { break }
    }
    var scene = placedScene()
    let (region, open) = region(node.proposal, instead: node.frame.size)
    (scene.region, scene.openAxes) = (region, open)
    steps.append(
      LayoutStep("\(subject) takes \(ReadableText.size(node.frame.size)).", scene))
    return steps
  }

  private func candidateStep(_ candidate: StepDetails.Candidate, _ index: Int) -> LayoutStep {
    let name = "View \(index + 1), \(candidate.name),"
    var scene = proposalScene()
    guard let ideal = candidate.ideal else {
      // The last is not asked: it is taken whatever it needs.
      scene.boxes = placedScene().boxes
      return LayoutStep("\(name) is the last one left, and is taken.", scene)
    }
    if candidate.isChosen {
      scene.boxes = placedScene().boxes
      for box in scene.boxes.indices { scene.boxes[box].state = .current }
    } else {
      scene.frame = CGRect(origin: .zero, size: ideal)
    }
    scene.measure(CGRect(origin: .zero, size: ideal), .answer, isBefore: false)
    let end = candidate.isChosen ? "that fits, and it is taken" : "that does not fit"
    return LayoutStep("\(name) would be \(ReadableText.size(ideal)): \(end).", scene)
  }

  /// A bar at one side, and what is left for the view.
  func reserveSteps() -> [LayoutStep] {
    guard node.children.count == 2 else { return questionSteps() }
    let (primary, bar) = (node.children[0], node.children[1])
    func scene(_ current: Int, _ child: LayoutNode) -> StepScene {
      var scene = proposalScene()
      scene.boxes = waitingBoxes
      scene.boxes[current].state = .current
      scene.measure(local(child.frame), .answer, isBefore: false)
      return scene
    }
    return [
      LayoutStep(
        "\(subject) is proposed \(ReadableText.proposal(node.proposal)). A view at its side keeps"
          + " space for itself.", proposalScene()),
      LayoutStep(
        "\(StepText.sentence(names[1])) comes first: proposed \(ReadableText.proposal(bar.proposal)), it"
          + " takes \(ReadableText.size(bar.frame.size)).", scene(1, bar)),
      LayoutStep(
        "\(StepText.sentence(names[0])) is proposed what is left,"
          + " \(ReadableText.proposal(primary.proposal)), and takes"
          + " \(ReadableText.size(primary.frame.size)).", scene(0, primary)),
      LayoutStep("Together they take \(ReadableText.size(node.frame.size)).", placedScene()),
    ]
  }

  /// A view that reaches into the safe area.
  func extensionSteps() -> [LayoutStep] {
    guard let child = node.children.first else { return questionSteps() }
    let inside = local(child.frame)
    let sides = [
      (-inside.minY, "above"), (-inside.minX, "at the left"),
      (inside.maxY - node.frame.height, "below"), (inside.maxX - node.frame.width, "at the right"),
    ]
    let reach = sides.filter { $0.0 > 0.05 }.map { "\(ReadableText.length($0.0)) \($0.1)" }
    var scene = placedScene()
    (scene.region, scene.openAxes) = region(node.proposal, instead: node.frame.size)
    scene.frame = nil
    scene.dimensions = []
    scene.measure(inside, .answer, isBefore: false)
    let text =
      reach.isEmpty
      ? "No safe area touches it: \(names[0]) stays within."
      : "Safe areas that it touches are added, \(StepText.list(reach)):"
        + " \(names[0]) is proposed \(ReadableText.proposal(child.proposal))."
    return [
      LayoutStep(
        "\(subject) is proposed \(ReadableText.proposal(node.proposal)), the space between the safe"
          + " areas.", proposalScene()),
      LayoutStep(text, scene),
    ]
  }
}
