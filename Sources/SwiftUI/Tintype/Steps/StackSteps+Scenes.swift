import TintypeGeometry
import TintypeLayout

/// What each stage shows.
extension StackSteps {
  func least(of child: Int) -> CGFloat { extremes[child]?.low ?? 0 }

  /// The space while it is a child's turn: those before it have what they took, the others of its
  /// priority what it is proposed, and those of lower ones the least that they take.
  func scene(turn: Int, isAnswered: Bool) -> StepScene {
    let proposals = division.proposals
    var lengths = [CGFloat](repeating: 0, count: count)
    var states = [StepScene.Box.State](repeating: .waiting, count: count)
    for (position, proposal) in proposals.enumerated() {
      if position < turn {
        (lengths[proposal.child], states[proposal.child]) = (proposal.taken, .divided)
      } else if proposal.priority == proposals[turn].priority || position == turn {
        lengths[proposal.child] = proposals[turn].proposed ?? 0
      } else {
        lengths[proposal.child] = least(of: proposal.child)
      }
    }
    states[proposals[turn].child] = .current
    return scene(lengths, states, current: isAnswered ? proposals[turn] : nil)
  }

  func scene(
    _ lengths: [CGFloat], _ states: [StepScene.Box.State],
    current: LayoutDistribution.ChildProposal?
  ) -> StepScene {
    let frame = view.node.frame
    let cross = axis.perpendicular
    var scene = StepScene()
    let proposed = division.proposed ?? frame.size.length(axis)
    let region = CGRect(
      axis: axis, from: 0, to: proposed, crossFrom: 0, to: frame.size.length(cross))
    scene.region = region
    scene.dimensions.append(dimension(region, .proposal, isBefore: true))
    var position: CGFloat = 0
    for child in 0..<count {
      let own = view.local(view.node.children[child].frame)
      func rect(_ length: CGFloat) -> CGRect {
        let low = view.isReversed(along: axis) ? proposed - position - length : position
        return CGRect(
          axis: axis, from: low, to: low + length, crossFrom: own.low(cross), to: own.high(cross))
      }
      var box = StepScene.Box(child: child, frame: rect(lengths[child]), state: states[child])
      if let current, current.child == child {
        box.proposed = box.frame
        box.frame = rect(current.taken)
        if current.taken < lengths[child] - 0.05, let proposedRect = box.proposed {
          scene.rests.append(proposedRect.without(box.frame, along: axis))
        }
        scene.dimensions.append(dimension(box.frame, .answer, isBefore: false))
        if current.taken != current.proposed, let proposedRect = box.proposed {
          scene.dimensions.append(dimension(proposedRect, .proposal, isBefore: true))
        }
      }
      scene.boxes.append(box)
      position += lengths[child]
      guard child < gaps.count else { continue }
      let (low, length) = (position, gaps[child])
      position += length
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
      let proposedRect = CGRect(
        axis: axis, from: 0, to: proposed, crossFrom: 0, to: size.length(axis.perpendicular))
      scene.region = proposedRect
      if proposed > size.length(axis) + 0.05, let frame = scene.frame {
        scene.rests.append(proposedRect.without(frame, along: axis))
      }
    }
    if count > 1 { scene.guide = guide }
    return scene
  }

  /// The line at which the views are aligned; nil for guides of the author's own, and where no text has a baseline.
  var guide: StepScene.Guide? {
    let across = axis.perpendicular
    let frame = view.ownFrame
    let position: CGFloat? =
      switch alignment {
      case .center: (frame.low(across) + frame.high(across)) / 2
      case .top: frame.minY
      case .bottom: frame.maxY
      case .leading: isRightToLeft ? frame.maxX : frame.minX
      case .trailing: isRightToLeft ? frame.minX : frame.maxX
      case .firstTextBaseline: baseline { $0.first }
      case .lastTextBaseline: baseline { $0.last }
      case .custom, nil: nil
      }
    return position.map {
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
      text: ReadableText.length(rect.high(axis) - rect.low(axis)), tone: tone)
  }
}
