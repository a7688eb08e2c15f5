import TintypeDrawing

// Names, sizes and proposals: what is said of the box of a view.
extension MarkCollector {
  /// Notes what a view is called and was offered, together with the view around of the same place.
  mutating func mark(
    _ node: NodeID, _ record: NodeRecord, _ frame: CGRect, _ around: inout Around
  ) {
    if case .leaf(let leaf) = record.drawing {
      let lines = leaf.lines(for: views.tree.proposal(of: node))
      for line in lines { add(line, in: frame, around.visible) }
      if lines.isEmpty { addPicture(record, frame, frame.intersection(around.visible)) }
    }
    guard isMarked(record), frame.width > 0, frame.height > 0 else { return }
    if case .effect(.marks) = record.drawing { return }
    let proposal = views.tree.proposal(of: node)
    let room = room(of: node, frame, around)
    var box = MarkedBox(frame: frame, names: [], offers: [], proposal: proposal, room: room)
    var place = boxes.count
    if let outer = around.box, boxes[outer].frame.isNear(frame) {
      (box, place) = (boxes[outer], outer)
    }
    let name = record.readableName
    let isOfOther = around.isSecondary && place < boxes.count
    if isNamed(record), !isOfOther, box.names.last != name { box.names.append(name) }
    if box.change.isEmpty, !isOfOther { box.change = name }
    if proposal.differs(from: frame.size), !box.offers.contains(where: { $0.proposal == proposal })
    {
      box.offers.append(MarkedBox.Offer(proposal: proposal, room: room))
    }
    if case .inset = views.tree.arrangement(of: node) { box.isInset = true }
    if let container = views.tree.container(seenBy: node) { box.container = container }
    if place == boxes.count {
      boxes.append(box)
      around.isSecondary = false
    } else {
      boxes[place] = box
    }
    around.box = place
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
    if marks.contains(.offers), !boxes.isEmpty, boxes.allSatisfy(\.offers.isEmpty) {
      let first = boxes[0]
      boxes[0].offers = [MarkedBox.Offer(proposal: first.proposal, room: first.room)]
    }
    // What a padding was offered and took follows from its bands and from what is within.
    for box in boxes where !(marks.contains(.padding) && box.isInset && box.names.isEmpty) {
      add(box)
    }
  }

  private mutating func add(_ box: MarkedBox) {
    var parts: [MarkLabel.Part] = []
    let isOffered = marks.contains(.offers) && !box.offers.isEmpty
    // What changes a view has a name only where there is more to say of it.
    let known = box.names.isEmpty && isOffered ? [box.change] : box.names
    if marks.contains(.names), !known.isEmpty {
      let names = known.prefix(2) + (known.count > 2 ? ["…"] : [])
      parts.append(MarkLabel.Part(text: names.joined(separator: " › "), ink: palette.name))
      sheet.show(.names)
    }
    if let words = box.containerWords, isOffered || marks.contains(.names) {
      parts.append(MarkLabel.Part(text: "container \(words)", ink: palette.safeArea))
    }
    if isOffered {
      for offer in box.offers { addOutline(of: offer, around: box.frame) }
      sheet.outline(box.frame, palette.answer)
      // The views of one place may each have handed another offer on.
      let words = box.offers.prefix(3).map { ReadableWords.proposal($0.proposal) }
      parts.append(
        MarkLabel.Part(text: "↓ " + words.joined(separator: " › "), ink: palette.offer))
      parts.append(
        MarkLabel.Part(text: "↑ " + ReadableWords.size(box.frame.size), ink: palette.answer))
      sheet.show(.offers)
    } else if marks.contains(.sizes), !box.names.isEmpty {
      parts.append(MarkLabel.Part(text: ReadableWords.size(box.frame.size), ink: palette.answer))
      sheet.outline(box.frame, palette.answer)
      sheet.show(.sizes)
    } else if !parts.isEmpty {
      sheet.outline(box.frame, palette.name)
    }
    guard !parts.isEmpty else { return }
    sheet.add(MarkLabel(parts: parts, style: .chip, wish: .corner, target: box.frame, rank: 3))
  }

  /// The offered room, dashed; on an axis without a limit its sides are open.
  private mutating func addOutline(of offer: MarkedBox.Offer, around frame: CGRect) {
    let isWide = offer.proposal.width?.isFinite == true
    let isHigh = offer.proposal.height?.isFinite == true
    let room = offer.room
    let (ink, dash): (MarkInk, [CGFloat]) = (palette.offer, [4, 3])
    if isWide, isHigh { return sheet.outline(room, ink, dash: dash) }
    if isWide {
      for x in [room.minX, room.maxX] {
        sheet.straight(.vertical, at: x, from: room.minY - 8, to: room.maxY + 8, ink, dash: dash)
      }
    }
    if isHigh {
      for y in [room.minY, room.maxY] {
        sheet.straight(.horizontal, at: y, from: room.minX - 8, to: room.maxX + 8, ink, dash: dash)
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
