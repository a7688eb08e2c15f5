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
    /// The room of the stack around in which the view's offer lies; without end where there is none.
    var hall = Self.open
    /// The place of the box around among the boxes; nil for none.
    var box: Int?
    /// Whether the view stands below or above the one that gives the size.
    var isSecondary = false

    /// So long that nothing is outside, and short enough to be reckoned with.
    static let open = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
  }

  /// The distance between two neighbors, before it has a place across its direction.
  private struct Gap {
    var axis: Axis
    var from: CGFloat
    var to: CGFloat
    var length: CGFloat
    /// Where the line may stand, and where it stands best.
    var span: ClosedRange<CGFloat>
    var best: CGFloat
    var visible: CGRect
  }

  let views: PlacedViews
  let marks: LayoutMarks
  let palette: MarkPalette
  private(set) var sheet: MarkSheet
  /// Where letters are, which neither labels nor lines had better cover.
  private(set) var texts: [CGRect] = []
  /// Where symbols are, which labels had better not cover.
  private(set) var symbols: [CGRect] = []
  /// Small parts of controls, which labels had better not cover.
  private(set) var parts: [CGRect] = []
  /// Where larger pictures are, which labels of other views had better not cover.
  private(set) var images: [CGRect] = []
  private var boxes: [MarkedBox] = []
  private var gaps: [Gap] = []
  /// How many distances have no place for their arrows.
  private(set) var leftOut = 0
  private let canvas: CGRect

  /// What is larger than this on both axes is ground for labels, in points.
  private static let smallLimit: CGFloat = 64

  init(
    views: PlacedViews, marks: LayoutMarks, palette: MarkPalette, canvas: CGRect, scale: CGFloat
  ) {
    self.canvas = canvas
    self.views = views
    self.marks = marks
    self.palette = palette
    sheet = MarkSheet(scale: scale)
  }

  /// Gathers the marks of a tree.
  ///
  /// - Parameter root: the outermost view.
  mutating func collect(_ root: NodeID) {
    visit(root, Around(visible: canvas, anchor: .center, box: nil))
    addGaps()
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
    let arrangement = views.tree.arrangement(of: node)
    if isSeen, isMarked(record) {
      addDistances(arrangement, frame, children, around.visible)
      addGuides(of: node, frame, children)
      addOrder(of: node, children)
    }
    for child in children {
      var inner = around
      let anchor = views.tree.anchor(of: node, for: child)
      inner.anchor = UnitPoint(x: anchor.x ?? around.anchor.x, y: anchor.y ?? around.anchor.y)
      inner.hall = hall(ofChildrenOf: node, arrangement, frame, around)
      if case .layered = record.drawing, child != views.tree.children(of: node).first {
        inner.isSecondary = true
      }
      visit(child, inner)
    }
  }

  /// The room in which the offers of a view's children are drawn.
  ///
  /// An offer has no place of its own, but that of a child is a part of what its container was offered itself. What
  /// passes its offer on passes on where it is, too.
  private func hall(
    ofChildrenOf node: NodeID, _ arrangement: PlacedArrangement, _ frame: CGRect, _ around: Around
  ) -> CGRect {
    let outer = around.hall
    let own = room(of: node, frame, around).union(frame)
    return switch arrangement {
    case .line(.horizontal):
      CGRect(x: own.minX, y: outer.minY, width: own.width, height: outer.height)
    case .line(.vertical):
      CGRect(x: outer.minX, y: own.minY, width: outer.width, height: own.height)
    case .inset(let left, let top, let right, let bottom):
      CGRect(
        x: outer.minX + left, y: outer.minY + top, width: max(0, outer.width - left - right),
        height: max(0, outer.height - top - bottom))
    case .grid: own
    case .other: views.tree.passesOfferOn(node) ? outer : own
    }
  }

  /// Where the room is drawn that a view was offered.
  private func room(of node: NodeID, _ frame: CGRect, _ around: Around) -> CGRect {
    views.tree.proposal(of: node).room(around: frame, anchor: around.anchor)
      .moved(into: around.hall, around: frame)
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
    !record.names.isEmpty || record.role != .other
      || record.kind.first?.isUppercase == true
  }

  private mutating func addBoxes() {
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

  // MARK: Texts

  /// Notes where a line of text is, and marks its baseline.
  private mutating func add(_ line: LineFragment, in frame: CGRect, _ visible: CGRect) {
    let baseline = frame.minY + line.origin.y
    let left = frame.minX + line.origin.x
    let ink = line.ink(in: frame).intersection(visible)
    if !ink.isNull { texts.append(ink) }
    guard marks.contains(.baselines) else { return }
    sheet.straight(
      .horizontal, at: baseline, from: left, to: left + line.width, palette.baseline,
      isInterrupted: false)
    sheet.show(.baselines)
  }

  /// Notes where an image is, or a small part of a control.
  ///
  /// An image that is larger than the canvas is seen whole where marks make the picture grow.
  private mutating func addPicture(_ record: NodeRecord, _ frame: CGRect, _ seen: CGRect) {
    guard !seen.isNull else { return }
    guard frame.width < Self.smallLimit, frame.height < Self.smallLimit else {
      if record.role == .image { images.append(frame) }
      return
    }
    if record.role == .image {
      symbols.append(seen)
    } else if record.isInternal {
      parts.append(seen)
    }
  }

  // MARK: Distances

  /// The bands of a padding, or the gaps between the views of a stack or grid.
  private mutating func addDistances(
    _ arrangement: PlacedArrangement, _ frame: CGRect, _ children: [NodeID], _ visible: CGRect
  ) {
    let frames = children.compactMap { views.tree.frame(of: $0) }.filter(\.isFinite)
    switch arrangement {
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
    let part = MarkLabel.Part(text: ReadableWords.length(length), ink: ink)
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
    let best =
      start <= end
      ? (start + end) / 2
      : (before.length(across) < after.length(across) ? before : after).middle(across)
    gaps.append(
      Gap(
        axis: axis, from: min(low, high), to: max(low, high), length: high - low,
        span: start <= end ? start...end : best...best, best: best, visible: visible))
  }

  /// Draws the distances where their arrows are on no letters and on no other arrows, as near to the best place as can
  /// be.
  private mutating func addGaps() {
    guard !gaps.isEmpty else { return }
    var taken = RectangleGrid(region: canvas)
    for text in texts { taken.insert(text) }
    for gap in gaps {
      // Where there is text all the way the line stands outside, as far as its short ends reach.
      let outside = DimensionLine.half + 2
      let places =
        Self.offsets(gap.span.upperBound - gap.span.lowerBound).map { gap.best + $0 }
        .filter { gap.span.contains($0) }
        + [gap.span.upperBound + outside, gap.span.lowerBound - outside]
      let middle = (gap.from + gap.to) / 2
      func bounds(_ place: CGFloat) -> CGRect {
        DimensionLine(gap.axis, from: gap.from, to: gap.to, at: place).bounds
      }
      let place = places.first { !taken.hits(bounds($0)) }
      let visible = gap.visible.insetBy(dx: -outside - 1, dy: -outside - 1)
      guard visible.contains(CGPoint(gap.axis, along: middle, across: place ?? gap.best)) else {
        continue
      }
      guard let place else {
        leftOut += 1
        continue
      }
      taken.insert(bounds(place))
      sheet.dimension(gap.axis, at: place, from: gap.from, to: gap.to, palette.spacing)
      sheet.show(.spacing)
      addNumber(of: gap, at: place)
    }
  }

  /// Distances from the best place, the nearest first.
  private static func offsets(_ length: CGFloat) -> [CGFloat] {
    let step = max(4, length / 40)
    return [0] + stride(from: step, through: length, by: step).flatMap { [$0, -$0] }
  }

  private mutating func addNumber(of gap: Gap, at place: CGFloat) {
    let part = MarkLabel.Part(text: ReadableWords.length(gap.length), ink: palette.spacing)
    let middle = CGPoint(gap.axis, along: (gap.from + gap.to) / 2, across: place)
    let target = CGRect(x: middle.x - 1, y: middle.y - 1, width: 2, height: 2)
    sheet.add(
      MarkLabel(parts: [part], style: .number, wish: .middle(middle), target: target, rank: 1))
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
        text: "safe area \(ReadableWords.length(length))", ink: palette.safeArea)
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

  /// The rectangle moved as little as can be to lie within another along each axis on which it fits, and still around
  /// what it is around.
  fileprivate func moved(into hall: CGRect, around frame: CGRect) -> CGRect {
    func shift(
      _ low: CGFloat, _ high: CGFloat, _ least: CGFloat, _ most: CGFloat, _ start: CGFloat,
      _ end: CGFloat
    ) -> CGFloat {
      guard high - low <= most - least + 0.05 else { return 0 }
      let shift = low < least ? least - low : high > most ? most - high : 0
      // What reaches beyond its offer stays where it is.
      return low + shift <= start + 0.05 && high + shift >= end - 0.05 ? shift : 0
    }
    return offsetBy(
      dx: shift(minX, maxX, hall.minX, hall.maxX, frame.minX, frame.maxX),
      dy: shift(minY, maxY, hall.minY, hall.maxY, frame.minY, frame.maxY))
  }

  /// Whether two rectangles are the same but for rounding.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
