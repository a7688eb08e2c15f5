import TintypeGeometry
import TintypeLayout

/// What each stage shows.
extension StackSteps {
  func least(of child: Int) -> CGFloat { extremes[child]?.low ?? 0 }

  /// The room while it is a child's turn: those before it have what they took, the others of its priority what
  /// it is offered, and those of lower ones the least that they take.
  func scene(turn: Int, isAnswered: Bool) -> StepScene {
    let offers = division.offers
    var lengths = [CGFloat](repeating: 0, count: count)
    var states = [StepScene.Box.State](repeating: .waiting, count: count)
    for (place, offer) in offers.enumerated() {
      if place < turn {
        (lengths[offer.child], states[offer.child]) = (offer.taken, .served)
      } else if offer.priority == offers[turn].priority || place == turn {
        lengths[offer.child] = offers[turn].offered ?? 0
      } else {
        lengths[offer.child] = least(of: offer.child)
      }
    }
    states[offers[turn].child] = .current
    return scene(lengths, states, current: isAnswered ? offers[turn] : nil)
  }

  func scene(
    _ lengths: [CGFloat], _ states: [StepScene.Box.State], current: LayoutDistribution.Offer?
  ) -> StepScene {
    let frame = view.node.frame
    let cross = axis.perpendicular
    var scene = StepScene()
    let proposed = division.proposed ?? frame.size.length(axis)
    let room = CGRect(axis: axis, from: 0, to: proposed, crossFrom: 0, to: frame.size.length(cross))
    scene.room = room
    scene.dimensions.append(dimension(room, .offer, isBefore: true))
    var place: CGFloat = 0
    for child in 0..<count {
      let own = view.local(view.node.children[child].frame)
      func rect(_ length: CGFloat) -> CGRect {
        let low = view.isReversed(along: axis) ? proposed - place - length : place
        return CGRect(
          axis: axis, from: low, to: low + length, crossFrom: own.low(cross), to: own.high(cross))
      }
      var box = StepScene.Box(child: child, frame: rect(lengths[child]), state: states[child])
      if let current, current.child == child {
        box.offered = box.frame
        box.frame = rect(current.taken)
        if current.taken < lengths[child] - 0.05, let offered = box.offered {
          scene.rests.append(offered.without(box.frame, along: axis))
        }
        scene.dimensions.append(dimension(box.frame, .answer, isBefore: false))
        if current.taken != current.offered, let offered = box.offered {
          scene.dimensions.append(dimension(offered, .offer, isBefore: true))
        }
      }
      scene.boxes.append(box)
      place += lengths[child]
      guard child < gaps.count else { continue }
      let (low, length) = (place, gaps[child])
      place += length
      guard length > 0 else { continue }
      let start = view.isReversed(along: axis) ? proposed - low - length : low
      scene.gaps.append(
        CGRect(
          axis: axis, from: start, to: start + length, crossFrom: 0, to: frame.size.length(cross)))
    }
    return scene
  }

  /// Every view where the layout has it.
  func placedScene() -> StepScene {
    var scene = view.placedScene()
    if let proposed = division.proposed, proposed.isFinite {
      let size = view.node.frame.size
      let offered = CGRect(
        axis: axis, from: 0, to: proposed, crossFrom: 0, to: size.length(axis.perpendicular))
      scene.room = offered
      if proposed > size.length(axis) + 0.05, let frame = scene.frame {
        scene.rests.append(offered.without(frame, along: axis))
      }
    }
    if count > 1 { scene.guide = guide }
    return scene
  }

  /// The line at which the views are aligned; nil for guides of the author's own, and where no text has a baseline.
  var guide: StepScene.Guide? {
    let across = axis.perpendicular
    let frame = view.ownFrame
    let place: CGFloat?
    switch view.node.values["alignment"] {
    case "center": place = (frame.low(across) + frame.high(across)) / 2
    case "top": place = frame.minY
    case "bottom": place = frame.maxY
    case "leading": place = isRightToLeft ? frame.maxX : frame.minX
    case "trailing": place = isRightToLeft ? frame.minX : frame.maxX
    case "firstTextBaseline": place = baseline { $0.first }
    case "lastTextBaseline": place = baseline { $0.last }
    default: place = nil
    }
    return place.map {
      StepScene.Guide(axis: axis, at: $0, from: frame.low(axis), to: frame.high(axis))
    }
  }

  /// Whether leading edges are at the right: then all views of a column end there.
  var isRightToLeft: Bool {
    let frames = view.node.children.map(\.frame)
    return Set(frames.map(\.minX)).count > 1 && Set(frames.map(\.maxX)).count == 1
  }

  func baseline(_ line: ([LayoutTextLine]) -> LayoutTextLine?) -> CGFloat? {
    for child in view.node.children {
      var lines: [LayoutTextLine] = []
      child.visit { lines += $0.textLines }
      if let line = line(lines) { return line.baseline - view.node.frame.minY }
    }
    return nil
  }

  func dimension(
    _ rect: CGRect, _ tone: StepScene.Tone, isBefore: Bool
  ) -> StepScene.Dimension {
    StepScene.Dimension(
      axis: axis, from: rect.low(axis), to: rect.high(axis), isBefore: isBefore,
      text: ReadableWords.length(rect.high(axis) - rect.low(axis)), tone: tone)
  }
}
