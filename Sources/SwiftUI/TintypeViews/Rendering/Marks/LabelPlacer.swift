/// Finds places for labels: near what they are about, not on text where that can be avoided, and never on
/// one another; and lines from those that stand away, which cross neither labels nor text nor one another.
///
/// Every picture has one, which all marks of the picture share. What finds no place near its target stands
/// beside the picture where the canvas may grow, and is left out elsewhere.
final class LabelPlacer {
  /// A label's place.
  struct Position {
    /// The place of the label among those that were asked for.
    var index: Int
    var rect: CGRect
    /// The line to what the label is about; empty where it stands there.
    var leader: [CGPoint] = []
  }

  /// What a label costs at least that covers text, which it only does where the canvas does not grow.
  private static let textCost: CGFloat = 30
  /// What a label costs at least that covers a line's arrows.
  private static let lineCost: CGFloat = 7
  /// What a label costs for each outline under it, for the first of them, and what one on the picture of another view.
  private static let strokeCost: CGFloat = 1
  private static let strokeLimit: CGFloat = 4
  private static let imageCost: CGFloat = 12
  /// What a position beside the picture costs.
  private static let marginCost: CGFloat = 9
  /// The distance of labels from one another, in points.
  static let gap: CGFloat = 2.5
  /// How far beyond the canvas labels stand that touch what they are about, in points.
  private static let beyond = CGSize(width: 140, height: 40)

  let canvas: CGRect
  /// The canvas with what is around it, such as a device's housing.
  let outer: CGRect
  let mayGrow: Bool
  let scale: CGFloat
  /// Where labels stand that touch what they are about, or are near to it, in points.
  private var allowed: CGRect
  private var labels: RectangleGrid
  private(set) var texts: RectangleGrid
  private(set) var symbols: RectangleGrid
  private var small: RectangleGrid
  private var images: RectangleGrid
  private var strokes: RectangleGrid
  private var lines: RectangleGrid
  private var leaders: RectangleGrid

  /// How many labels have no place.
  var leftOut = 0
  /// How far marks reach, in points: labels beside the picture stand beyond it.
  private(set) var reach = CGRect.null

  /// The positions that labels have, in points.
  var taken: [CGRect] { labels.rectangles.map { $0.insetBy(dx: 1, dy: 1) } }

  /// Begins with a picture without labels.
  ///
  /// - Parameters:
  ///   - canvas: where the picture is, in points.
  ///   - outer: the canvas with what is drawn around it.
  ///   - mayGrow: whether labels may stand beside it.
  ///   - scale: pixels a point.
  init(canvas: CGRect, outer: CGRect, mayGrow: Bool, scale: CGFloat) {
    self.canvas = canvas
    self.outer = outer
    self.mayGrow = mayGrow
    self.scale = scale
    let hasHousing = outer != canvas
    let near = canvas.insetBy(dx: -Self.beyond.width, dy: -Self.beyond.height)
    allowed = mayGrow && !hasHousing ? near : canvas
    let empty = RectangleGrid(region: near)
    (labels, texts, symbols, small) = (empty, empty, empty, empty)
    (images, strokes, lines, leaders) = (empty, empty, empty, empty)
  }

  /// Tells how far marks reach, in points.
  func reach(to marks: CGRect) {
    reach = reach.union(marks)
    if mayGrow, outer == canvas { allowed = allowed.union(marks.insetBy(dx: -20, dy: -20)) }
  }

  /// Tells of a label that is not this placer's.
  func avoid(_ label: CGRect) { take(label) }

  /// Tells of letters, which neither labels nor lines had better cover.
  func avoidText(_ rect: CGRect) { texts.insert(rect) }

  /// Tells of a symbol, which labels had better not cover.
  func avoidSymbol(_ rect: CGRect) { symbols.insert(rect) }

  /// Tells of small content that labels had better not cover.
  func avoidSmall(_ rect: CGRect) { small.insert(rect) }

  /// Tells of a picture that labels of other views had better not cover.
  func avoidImage(_ rect: CGRect) { images.insert(rect) }

  /// Tells of an outline, which labels may cover where they have to.
  func avoidStroke(_ rect: CGRect) { strokes.insert(rect) }

  /// Tells of lines and arrows that labels had better not cover.
  func avoidLine(_ rect: CGRect) { lines.insert(rect) }

  /// Places labels, by rank, the smaller targets first.
  ///
  /// - Parameter wanted: the labels.
  /// - Returns: the labels that have a position.
  func arrange(_ wanted: [SetLabel]) -> [Position] {
    func area(_ index: Int) -> CGFloat {
      let target = wanted[index].label.target
      return target.width * target.height
    }
    let order = wanted.indices.sorted { a, b in
      let (x, y) = (wanted[a].label, wanted[b].label)
      if x.rank != y.rank { return x.rank < y.rank }
      return area(a) == area(b) ? a < b : area(a) < area(b)
    }
    var positions: [Position] = []
    var rest: [Int] = []
    for index in order {
      if let position = nearPosition(wanted[index], index) {
        take(position)
        positions.append(position)
      } else {
        rest.append(index)
      }
    }
    guard mayGrow else {
      leftOut += rest.count
      return positions
    }
    return positions + margins(rest, wanted, around: positions)
  }

  /// Takes a position that is free.
  private func take(_ position: Position) {
    take(position.rect)
    for (from, to) in zip(position.leader, position.leader.dropFirst()) { takeLine(from, to) }
  }

  /// Takes the place of a label.
  func take(_ rect: CGRect) { labels.insert(rect.insetBy(dx: -1, dy: -1)) }

  /// Takes the place of a line to a label.
  func takeLine(_ from: CGPoint, _ to: CGPoint) {
    eachBox(from, to, half: 0.75) { box in
      leaders.insert(box)
      return true
    }
  }

  /// Whether a line to a label crosses neither labels nor text nor another such line.
  func isFree(_ from: CGPoint, _ to: CGPoint) -> Bool {
    var isFree = true
    // Letters begin at the edges of what lines end at.
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length > 1 else { return true }
    let share = 1 - 1 / length
    let end = CGPoint(
      x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    eachBox(from, end, half: 2) { box in
      isFree = !labels.hits(box) && !texts.hits(box) && !lines.hits(box) && !leaders.hits(box)
      return isFree
    }
    return isFree
  }

  /// Goes over a line in boxes, which lie within its ends; one box where it is straight along an axis.
  private func eachBox(
    _ from: CGPoint, _ to: CGPoint, half: CGFloat, _ body: (CGRect) -> Bool
  ) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = hypot(dx, dy)
    guard length > 0.5 else { return }
    let step: CGFloat = dx == 0 || dy == 0 ? length : 3
    var start: CGFloat = 0
    while start < length {
      let end = min(start + step, length)
      let (a, b) = (start / length, end / length)
      let box = CGRect(
        x: from.x + min(dx * a, dx * b), y: from.y + min(dy * a, dy * b),
        width: abs(dx) * (b - a), height: abs(dy) * (b - a))
      // The ends themselves belong to the label and to what it is about.
      let grown = box.insetBy(dx: dx == 0 ? -half : 0, dy: dy == 0 ? -half : 0)
      if !body(grown) { return }
      start = end
    }
  }

  // MARK: Near places

  /// The best place near what a label is about; nil where a position beside the picture is better,
  /// or none is free.
  private func nearPosition(_ wanted: SetLabel, _ index: Int) -> Position? {
    var best: (cost: CGFloat, place: Position)?
    func tryOut(_ origin: CGPoint, _ base: CGFloat, isFar: Bool) {
      if let best, best.cost <= base { return }
      let rect = CGRect(
        x: origin.x.snapped(toScale: scale), y: origin.y.snapped(toScale: scale),
        width: wanted.size.width, height: wanted.size.height)
      guard allowed.contains(rect.insetBy(dx: 0.01, dy: 0.01)) else { return }
      guard !labels.hits(rect.insetBy(dx: 1 - Self.gap, dy: 1 - Self.gap)),
        !leaders.hits(rect.insetBy(dx: -1, dy: -1))
      else { return }
      var cost = base
      let text = texts.overlap(rect) + symbols.overlap(rect)
      if text > 0.5 {
        if mayGrow { return }
        // Where text cannot be spared, a label rather covers that of its own view.
        cost += (wanted.label.target.contains(rect) ? 0.5 : 1) * Self.textCost + text / 20
      }
      if lines.hits(rect) { cost += Self.lineCost + lines.overlap(rect) / 12 }
      let content = small.overlap(rect)
      if content > 0.5 { cost += Self.lineCost + content / 20 }
      if wanted.label.style == .chip {
        cost += min(CGFloat(strokes.hitting(rect).count) * Self.strokeCost, Self.strokeLimit)
        if !wanted.label.target.contains(rect), images.hits(rect) { cost += Self.imageCost }
      }
      if let best, best.cost <= cost { return }
      var position = Position(index: index, rect: rect)
      if isFar {
        position.leader = leader(from: rect, to: wanted.label)
        guard isFree(position.leader[0], position.leader[1]) else { return }
      }
      best = (cost, position)
    }
    candidates(wanted, tryOut)
    guard let best, !mayGrow || best.cost < limit(wanted) else { return nil }
    return best.place
  }

  private func limit(_ wanted: SetLabel) -> CGFloat {
    Self.marginCost + (wanted.label.style == .chip ? 0 : 8)
  }
}
