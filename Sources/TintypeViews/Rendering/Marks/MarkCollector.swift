import TintypeDrawing
import TintypeText

/// Walks over placed views and gathers what marks show of them.
@MainActor
struct MarkCollector {
  /// What is handed from a view to those in it.
  private struct Around {
    /// What can be seen.
    var visible: CGRect
    /// Where views stand in the room they are offered.
    var anchor: UnitPoint
    /// The place of the box around among the boxes; nil for none.
    var box: Int?
    /// Whether the view stands below or above the one that gives the size.
    var isSecondary = false
  }

  let views: PlacedViews
  let marks: LayoutMarks
  let palette: MarkPalette
  private(set) var sheet: MarkSheet
  /// The line boxes of texts, which labels had better not cover.
  private(set) var texts: [CGRect] = []
  private var boxes: [MarkedBox] = []

  init(views: PlacedViews, marks: LayoutMarks, palette: MarkPalette, scale: CGFloat) {
    self.views = views
    self.marks = marks
    self.palette = palette
    sheet = MarkSheet(scale: scale)
  }

  /// Gathers the marks of a tree.
  ///
  /// - Parameters:
  ///   - root: the outermost view.
  ///   - canvas: what can be seen, in points.
  mutating func collect(_ root: NodeID, canvas: CGRect) {
    visit(root, Around(visible: canvas, anchor: .center, box: nil))
    if !marks.isDisjoint(with: [.offers, .sizes, .names]) { addBoxes() }
  }

  private mutating func visit(_ node: NodeID, _ around: Around) {
    guard let frame = views.tree.frame(of: node), frame.isFinite,
      let record = views.record(of: node)
    else { return }
    var around = around
    for change in changes(of: record.drawing) {
      switch change {
      case .hidden: return
      case .opacity(let opacity) where opacity <= 0: return
      case .clip(let path, _):
        around.visible = around.visible.intersection(path(frame).boundingRect)
      default: break
      }
    }
    let isSeen = frame.insetBy(dx: -0.01, dy: -0.01).overlaps(around.visible)
    if isSeen { mark(node, record, frame, &around) }
    let children = views.tree.children(of: node).filter { views.tree.frame(of: $0) != nil }
    if isSeen, isMarked(record) {
      addDistances(of: node, frame, children, around.visible)
      addGuides(of: node, frame, children)
      addOrder(of: node, children)
    }
    for child in children {
      var inner = around
      let anchor = views.tree.anchor(of: node, for: child)
      inner.anchor = UnitPoint(x: anchor.x ?? around.anchor.x, y: anchor.y ?? around.anchor.y)
      if case .layered = record.drawing, child != views.tree.children(of: node).first {
        inner.isSecondary = true
      }
      visit(child, inner)
    }
  }

  /// Whether a view is one that its author wrote.
  private func isMarked(_ record: NodeRecord) -> Bool {
    !record.kind.isEmpty && (!record.isInternal || marks.contains(.internals))
  }

  private func changes(of drawing: NodeDrawing) -> [DrawingEffect] {
    switch drawing {
    case .effect(let effect): [effect]
    case .effects(let make): make()
    default: []
    }
  }

  // MARK: Names, sizes, offers

  /// Notes what a view is called and was offered, together with the view around of the same place.
  private mutating func mark(
    _ node: NodeID, _ record: NodeRecord, _ frame: CGRect, _ around: inout Around
  ) {
    if case .leaf(let leaf) = record.drawing {
      for line in leaf.lines(for: views.tree.proposal(of: node)) { add(line, in: frame) }
    }
    guard isMarked(record), frame.width > 0, frame.height > 0 else { return }
    if case .effect(.marks) = record.drawing { return }
    let proposal = views.tree.proposal(of: node)
    let room = proposal.room(around: frame, anchor: around.anchor)
    var box = MarkedBox(frame: frame, names: [], offers: [], proposal: proposal, room: room)
    var place = boxes.count
    if let outer = around.box, boxes[outer].frame.isNear(frame) {
      (box, place) = (boxes[outer], outer)
    }
    let name = MarkWords.name(record)
    let isOfOther = around.isSecondary && place < boxes.count
    if isNamed(record), !isOfOther, box.names.last != name { box.names.append(name) }
    if box.change.isEmpty, !isOfOther { box.change = name }
    if proposal.differs(from: frame.size), !box.offers.contains(where: { $0.proposal == proposal })
    {
      box.offers.append(MarkedBox.Offer(proposal: proposal, room: room))
    }
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
    record.owner != nil || !record.names.isEmpty || record.role != .other
      || record.kind.first?.isUppercase == true
  }

  private mutating func addBoxes() {
    if marks.contains(.offers), !boxes.isEmpty, boxes.allSatisfy(\.offers.isEmpty) {
      let first = boxes[0]
      boxes[0].offers = [MarkedBox.Offer(proposal: first.proposal, room: first.room)]
    }
    for box in boxes { add(box) }
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
    if isOffered {
      for offer in box.offers { addOutline(of: offer, around: box.frame) }
      sheet.outline(box.frame, palette.answer)
      // The views of one place may each have handed another offer on.
      let words = box.offers.prefix(3).map { MarkWords.proposal($0.proposal) }
      parts.append(
        MarkLabel.Part(text: "↓ " + words.joined(separator: " › "), ink: palette.offer))
      parts.append(MarkLabel.Part(text: "↑ " + MarkWords.size(box.frame.size), ink: palette.answer))
      sheet.show(.offers)
    } else if marks.contains(.sizes), !box.names.isEmpty {
      parts.append(MarkLabel.Part(text: MarkWords.size(box.frame.size), ink: palette.answer))
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

  // MARK: Texts

  /// Notes where a line of text is, and marks its baseline.
  private mutating func add(_ line: LineFragment, in frame: CGRect) {
    let baseline = frame.minY + line.origin.y
    let left = frame.minX + line.origin.x
    texts.append(line.ink(in: frame))
    guard marks.contains(.baselines) else { return }
    sheet.straight(
      .horizontal, at: baseline, from: left, to: left + line.width, palette.baseline)
    sheet.show(.baselines)
  }

  // MARK: Distances

  /// The bands of a padding, or the gaps between the views of a stack or grid.
  private mutating func addDistances(
    of node: NodeID, _ frame: CGRect, _ children: [NodeID], _ visible: CGRect
  ) {
    let frames = children.compactMap { views.tree.frame(of: $0) }.filter(\.isFinite)
    switch views.tree.arrangement(of: node) {
    case .inset(let left, let top, let right, let bottom):
      guard marks.contains(.padding) else { return }
      addPadding(frame, left: left, top: top, right: right, bottom: bottom)
    case .line(let axis):
      guard marks.contains(.spacing) else { return }
      addGaps(between: frames, along: axis, visible)
    case .grid:
      guard marks.contains(.spacing) else { return }
      addGridGaps(frames, visible)
    case .other: break
    }
  }

  private mutating func addPadding(
    _ frame: CGRect, left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat
  ) {
    let inner = CGRect(
      x: frame.minX + left, y: frame.minY + top, width: frame.width - left - right,
      height: frame.height - top - bottom)
    guard inner.width >= 0, inner.height >= 0 else { return }
    // Equal paddings of opposite sides are said once, and those of all four too.
    var said: [CGFloat] = []
    let bands = [
      (top, CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: top), false),
      (left, CGRect(x: frame.minX, y: inner.minY, width: left, height: inner.height), false),
      (
        bottom, CGRect(x: frame.minX, y: inner.maxY, width: frame.width, height: bottom),
        top == bottom
      ),
      (
        right, CGRect(x: inner.maxX, y: inner.minY, width: right, height: inner.height),
        left == right
      ),
    ]
    let isEven = top == bottom && left == right && top == left
    for (length, band, isSaid) in bands where length > 0.05 {
      sheet.band(band, palette.padding)
      sheet.show(.padding)
      if isSaid || (isEven && !said.isEmpty) { continue }
      said.append(length)
      addNumber(length, in: band, palette.padding)
    }
    if !said.isEmpty {
      sheet.outline(inner, palette.padding)
      sheet.outline(frame, palette.padding)
    }
  }

  private mutating func addNumber(_ length: CGFloat, in band: CGRect, _ ink: MarkInk) {
    let part = MarkLabel.Part(text: MarkWords.length(length), ink: ink)
    let middle = CGPoint(x: band.midX, y: band.midY)
    sheet.add(
      MarkLabel(parts: [part], style: .number, wish: .middle(middle), target: band, rank: 1))
  }

  /// The distances between neighbors in a row or a column, from where they are.
  private mutating func addGaps(
    between frames: [CGRect], along axis: Axis, _ visible: CGRect
  ) {
    let sorted = frames.enumerated().sorted { a, b in
      let (x, y) = (a.element.start(axis), b.element.start(axis))
      return x == y ? a.offset < b.offset : x < y
    }.map(\.element)
    for (before, after) in zip(sorted, sorted.dropFirst()) {
      addGap(from: before, to: after, along: axis, visible)
    }
  }

  private mutating func addGap(
    from before: CGRect, to after: CGRect, along axis: Axis, _ visible: CGRect
  ) {
    let (low, high) = (before.end(axis), after.start(axis))
    guard abs(high - low) > 0.05 else { return }
    let across = axis.perpendicular
    let start = max(before.start(across), after.start(across))
    let end = min(before.end(across), after.end(across))
    // Neighbors that are not beside each other are measured from the middle of the shorter.
    let place =
      start <= end
      ? (start + end) / 2
      : (before.length(across) < after.length(across) ? before : after).middle(across)
    let (from, to) = (min(low, high), max(low, high))
    let middle =
      axis == .horizontal
      ? CGPoint(x: (from + to) / 2, y: place) : CGPoint(x: place, y: (from + to) / 2)
    guard visible.contains(middle) else { return }
    sheet.dimension(axis, at: place, from: from, to: to, palette.spacing)
    sheet.show(.spacing)
    let part = MarkLabel.Part(text: MarkWords.length(high - low), ink: palette.spacing)
    // Between arrows from outside there is no room for the number: it stands beside them.
    let needed: CGFloat = axis == .horizontal ? 40 : 30
    let aside: CGFloat = to - from >= needed ? 0 : 12
    let wish =
      axis == .horizontal
      ? CGPoint(x: middle.x, y: middle.y - aside) : CGPoint(x: middle.x + aside, y: middle.y)
    let target = CGRect(x: middle.x - 1, y: middle.y - 1, width: 2, height: 2)
    sheet.add(
      MarkLabel(parts: [part], style: .number, wish: .middle(wish), target: target, rank: 1))
  }

  /// The distances between the first cells of rows, and between the cells of the first row that has several.
  private mutating func addGridGaps(_ frames: [CGRect], _ visible: CGRect) {
    var rows: [[CGRect]] = []
    for frame in frames.sorted(by: { $0.minY == $1.minY ? $0.minX < $1.minX : $0.minY < $1.minY }) {
      if let last = rows.last?.first, frame.midY < last.maxY {
        rows[rows.count - 1].append(frame)
      } else {
        rows.append([frame])
      }
    }
    if let row = rows.first(where: { $0.count > 1 }) {
      addGaps(between: row, along: .horizontal, visible)
    }
    let lines = rows.map { $0.reduce(CGRect.null) { $0.union($1) } }
    for (index, (before, after)) in zip(lines, lines.dropFirst()).enumerated() {
      guard let upper = rows[index].first, let lower = rows[index + 1].first else { continue }
      let (a, b) = (
        CGRect(x: upper.minX, y: before.minY, width: upper.width, height: before.height),
        CGRect(x: lower.minX, y: after.minY, width: lower.width, height: after.height)
      )
      addGap(from: a, to: b, along: .vertical, visible)
    }
  }

  // MARK: Guides and order

  private mutating func addGuides(of node: NodeID, _ frame: CGRect, _ children: [NodeID]) {
    guard marks.contains(.guides), children.count > 1 else { return }
    for guide in views.tree.guides(of: node) {
      let axis = guide.axis.perpendicular
      let (start, end) = (frame.start(axis) - 6, frame.end(axis) + 6)
      sheet.straight(
        axis, at: guide.position, from: start, to: end, palette.guide, dash: [7, 2, 1.5, 2])
      sheet.show(.guides)
      let point =
        axis == .vertical
        ? CGPoint(x: guide.position, y: start - 5) : CGPoint(x: end + 5, y: guide.position)
      let part = MarkLabel.Part(text: guide.name, ink: palette.guide)
      let target = CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2)
      sheet.add(
        MarkLabel(parts: [part], style: .number, wish: .middle(point), target: target, rank: 2))
    }
  }

  private mutating func addOrder(of node: NodeID, _ children: [NodeID]) {
    guard marks.contains(.order), let division = views.tree.distributions[node],
      division.offers.count > 1, division.offers.contains(where: { $0.flexibility != nil })
    else { return }
    let all = views.tree.children(of: node)
    for (number, offer) in division.offers.enumerated() where offer.child < all.count {
      guard let frame = views.tree.frame(of: all[offer.child]), frame.isFinite else { continue }
      let part = MarkLabel.Part(text: "\(number + 1)", ink: palette.order)
      sheet.add(
        MarkLabel(parts: [part], style: .badge, wish: .corner, target: frame, rank: 0))
      sheet.show(.order)
    }
  }

  // MARK: Safe area

  /// Hatches what hardware and bars cover of a screen.
  ///
  /// - Parameters:
  ///   - insets: the covered lengths, leading on the left, in points.
  ///   - screen: the screen.
  mutating func addSafeArea(_ insets: EdgeInsets, of screen: CGRect) {
    guard marks.contains(.safeArea) else { return }
    let height = screen.height - insets.top - insets.bottom
    let bands = [
      (insets.top, CGRect(x: screen.minX, y: screen.minY, width: screen.width, height: insets.top)),
      (
        insets.bottom,
        CGRect(
          x: screen.minX, y: screen.maxY - insets.bottom, width: screen.width,
          height: insets.bottom)
      ),
      (
        insets.leading,
        CGRect(x: screen.minX, y: screen.minY + insets.top, width: insets.leading, height: height)
      ),
      (
        insets.trailing,
        CGRect(
          x: screen.maxX - insets.trailing, y: screen.minY + insets.top, width: insets.trailing,
          height: height)
      ),
    ]
    for (length, band) in bands where length > 0 {
      sheet.hatching(band, palette.safeArea)
      sheet.outline(band, palette.safeArea)
      sheet.show(.safeArea)
      let part = MarkLabel.Part(
        text: "safe area \(MarkWords.length(length))", ink: palette.safeArea)
      let middle = CGPoint(x: band.midX, y: band.midY)
      sheet.add(
        MarkLabel(parts: [part], style: .number, wish: .middle(middle), target: band, rank: 1))
    }
  }
}

extension CGRect {
  fileprivate func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }
  fileprivate func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
  fileprivate func middle(_ axis: Axis) -> CGFloat { axis == .horizontal ? midX : midY }
  fileprivate func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

  /// Whether two rectangles are the same but for rounding.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
