import TintypeDrawing

// Names, sizes and proposals: what is said of the box of a view.
extension MarkCollector {
  /// Notes what a view is called and was proposed, together with the view around of the same
  /// position.
  mutating func mark(
    _ node: NodeID, _ record: NodeRecord, _ frame: CGRect, _ around: inout Around
  ) {
    if case .leaf(let leaf) = record.drawing {
      let lines = leaf.lines(for: views.tree.proposal(of: node))
      for line in lines { add(line, in: frame, around.visible) }
      if lines.isEmpty { addPicture(record, frame, frame.common(with: around.visible)) }
    }
    guard isMarked(record), frame.width > 0, frame.height > 0 else { return }
    if case .effect(.marks) = record.drawing { return }
    let proposal = views.tree.proposal(of: node)
    let region = region(of: node, frame, around)
    var box = MarkedBox(frame: frame, names: [], proposals: [], proposal: proposal, region: region)
    var index = boxes.count
    if let outer = around.box, boxes[outer].frame.isNear(frame) {
      (box, index) = (boxes[outer], outer)
    }
    let name = record.readableName
    let isOfOther = around.isSecondary && index < boxes.count
    if isNamed(record), !isOfOther, box.names.last != name { box.names.append(name) }
    if box.change.isEmpty, !isOfOther { box.change = name }
    if proposal.differs(from: frame.size),
      !box.proposals.contains(where: { $0.proposal == proposal })
    {
      box.proposals.append(MarkedBox.Proposed(proposal: proposal, region: region))
    }
    if case .inset = views.tree.reading(of: node).arrangement { box.isInset = true }
    if let container = views.tree.container(seenBy: node) { box.container = container }
    if index == boxes.count {
      boxes.append(box)
      around.isSecondary = false
    } else {
      boxes[index] = box
    }
    around.box = index
  }

  /// Whether a view has a name that readers ask for: a view and not what was changed about it.
  private func isNamed(_ record: NodeRecord) -> Bool {
    if !record.names.isEmpty { return true }
    return switch record.role {
    case .image, .text, .frame, .relativeFrame, .color, .divider, .scrollView, .list: true
    case .padding, .aspectRatio, .moved, .decoration: false
    case .other: record.kind.first?.isUppercase == true
    }
  }

  mutating func addBoxes() {
    if marks.contains(.proposals), !boxes.isEmpty, boxes.allSatisfy(\.proposals.isEmpty) {
      let first = boxes[0]
      boxes[0].proposals = [MarkedBox.Proposed(proposal: first.proposal, region: first.region)]
    }
    // What a padding was proposed and took follows from its bands and from what is within.
    for box in boxes where !(marks.contains(.padding) && box.isInset && box.names.isEmpty) {
      add(box)
    }
  }

  private mutating func add(_ box: MarkedBox) {
    var parts: [MarkLabel.Part] = []
    let isAvailable = marks.contains(.proposals) && !box.proposals.isEmpty
    // What changes a view has a name only where there is more to say of it.
    let shownNames = box.names.isEmpty && isAvailable ? [box.change] : box.names
    if marks.contains(.names), !shownNames.isEmpty {
      let names = shownNames.prefix(2) + (shownNames.count > 2 ? ["…"] : [])
      parts.append(MarkLabel.Part(text: names.joined(separator: " › "), ink: palette.name))
      sheet.show(.names)
    }
    if let text = box.containerText, isAvailable || marks.contains(.names) {
      parts.append(MarkLabel.Part(text: "container \(text)", ink: palette.safeArea))
    }
    if isAvailable {
      for proposed in box.proposals { addOutline(of: proposed, around: box.frame) }
      sheet.outline(box.frame, palette.answer)
      // The views of one position may each have handed another proposal on.
      let text = box.proposals.prefix(3).map { ReadableText.proposal($0.proposal) }
      parts.append(
        MarkLabel.Part(text: "↓ " + text.joined(separator: " › "), ink: palette.proposal))
      parts.append(
        MarkLabel.Part(text: "↑ " + ReadableText.size(box.frame.size), ink: palette.answer))
      sheet.show(.proposals)
    } else if marks.contains(.sizes), !box.names.isEmpty {
      parts.append(MarkLabel.Part(text: ReadableText.size(box.frame.size), ink: palette.answer))
      sheet.outline(box.frame, palette.answer)
      sheet.show(.sizes)
    } else if !parts.isEmpty {
      sheet.outline(box.frame, palette.name)
    }
    guard !parts.isEmpty else { return }
    sheet.add(MarkLabel(parts: parts, style: .chip, wish: .corner, target: box.frame, rank: 3))
  }

  /// A proposed space that reaches beyond the picture, cut near its view; and the sides at which it is cut.
  ///
  /// Whole, it would make the picture a speck, and its lines would run through everything else.
  private func near(_ region: CGRect, _ frame: CGRect) -> (CGRect, Edge.Set) {
    let reach: CGFloat = 24
    let outer = canvas.insetBy(dx: -reach, dy: -reach)
    var (low, high) = (
      CGPoint(x: region.minX, y: region.minY), CGPoint(x: region.maxX, y: region.maxY)
    )
    var openings: Edge.Set = []
    if low.x < outer.minX { (low.x, openings) = (frame.minX - reach, openings.union(.leading)) }
    if low.y < outer.minY { (low.y, openings) = (frame.minY - reach, openings.union(.top)) }
    if high.x > outer.maxX { (high.x, openings) = (frame.maxX + reach, openings.union(.trailing)) }
    if high.y > outer.maxY { (high.y, openings) = (frame.maxY + reach, openings.union(.bottom)) }
    return (CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y), openings)
  }

  /// The proposed space, dashed; on an axis without a limit its sides are open.
  private mutating func addOutline(of proposed: MarkedBox.Proposed, around frame: CGRect) {
    let isWide = proposed.proposal.width?.isFinite == true
    let isHigh = proposed.proposal.height?.isFinite == true
    let region = proposed.region
    let (ink, dash): (MarkInk, [CGFloat]) = (palette.proposal, [4, 3])
    if isWide, isHigh {
      let (rect, openings) = near(region, frame)
      return sheet.outline(rect, ink, dash: dash, without: openings)
    }
    if isWide {
      for x in [region.minX, region.maxX] {
        sheet.straight(
          .vertical, at: x, from: region.minY - 8, to: region.maxY + 8, ink, dash: dash)
      }
    }
    if isHigh {
      for y in [region.minY, region.maxY] {
        sheet.straight(
          .horizontal, at: y, from: region.minX - 8, to: region.maxX + 8, ink, dash: dash)
      }
    }
  }
}

extension CGRect {
  /// Whether two rectangles are the same but for rounding.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
