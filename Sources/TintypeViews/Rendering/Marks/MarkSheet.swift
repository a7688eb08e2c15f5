import TintypeDrawing

/// Lines, bands and labels of marks, gathered before labels are placed.
///
/// Bands are below the edges of all lines, which are below all lines; labels are above everything.
struct MarkSheet {
  private let scale: CGFloat
  private var bands: [DisplayItem] = []
  private var edges: [DisplayItem] = []
  private var lines: [DisplayItem] = []
  private(set) var labels: [MarkLabel] = []
  /// What lines cover, in points; null for none.
  private(set) var reach = CGRect.null
  /// What lines of which labels had better not cover the ends.
  private(set) var arrows: [CGRect] = []
  /// The marks of which something is shown.
  private(set) var shown: LayoutMarks = []

  init(scale: CGFloat) { self.scale = scale }

  /// A line that is as wide as a whole number of pixels.
  private func width(_ points: CGFloat) -> CGFloat {
    max(1, (points * scale).rounded()) / scale
  }

  /// Notes that a mark is shown.
  mutating func show(_ mark: LayoutMarks) { shown.formUnion(mark) }

  mutating func add(_ label: MarkLabel) { labels.append(label) }

  /// A band in a tint.
  mutating func band(_ rect: CGRect, _ ink: MarkInk) {
    bands.append(.fill(Path(rect.snapped(toScale: scale)), .color(ink.tint), FillStyle()))
  }

  /// Diagonal lines in a rectangle.
  mutating func hatching(_ rect: CGRect, _ ink: MarkInk) {
    var path = Path()
    var start = rect.minX - rect.height
    while start < rect.maxX {
      path.move(to: CGPoint(x: start, y: rect.maxY))
      path.addLine(to: CGPoint(x: start + rect.height, y: rect.minY))
      start += 7
    }
    let clip = DisplayGroup.Clip(path: Path(rect))
    let lines: [DisplayItem] = [
      .stroke(path, .color(ink.edge), StrokeStyle(lineWidth: 2.2)),
      .stroke(path, .color(ink.color), StrokeStyle(lineWidth: 1)),
    ]
    bands.append(.group(DisplayGroup(items: lines, clip: clip)))
  }

  /// A line with its edge.
  mutating func line(
    _ path: Path, _ ink: MarkInk, width points: CGFloat = 1, dash: [CGFloat] = []
  ) {
    let width = width(points)
    let edge = StrokeStyle(lineWidth: width + 2 * self.width(0.5), dash: dash)
    edges.append(.stroke(path, .color(ink.edge), edge))
    lines.append(.stroke(path, .color(ink.color), StrokeStyle(lineWidth: width, dash: dash)))
    reach = reach.union(path.boundingRect)
  }

  /// The outline of a rectangle, its line around it: letters reach up to the edges of their frames.
  mutating func outline(_ rect: CGRect, _ ink: MarkInk, dash: [CGFloat] = []) {
    let half = width(1) / 2
    line(Path(rect.snapped(toScale: scale).insetBy(dx: -half, dy: -half)), ink, dash: dash)
  }

  /// A straight line through the middle of a pixel.
  mutating func straight(
    _ axis: Axis, at place: CGFloat, from start: CGFloat, to end: CGFloat, _ ink: MarkInk,
    dash: [CGFloat] = []
  ) {
    let place = place.snapped(toScale: scale) + width(1) / 2
    var path = Path()
    path.move(to: CGPoint(axis, along: start, across: place))
    path.addLine(to: CGPoint(axis, along: end, across: place))
    line(path, ink, dash: dash)
  }

  /// A dimension line as ISO 129 draws it: arrows to both ends, from outside where there is no room between
  /// them, with short lines across.
  ///
  /// - Parameters:
  ///   - axis: the direction of the line.
  ///   - place: where it stands across its direction, in points.
  ///   - start: its first end, in points.
  ///   - end: its second end, not before the first.
  ///   - ink: its color.
  mutating func dimension(
    _ axis: Axis, at place: CGFloat, from start: CGFloat, to end: CGFloat, _ ink: MarkInk
  ) {
    let place = place.snapped(toScale: scale) + width(1) / 2
    let isInside = end - start >= 12
    let tail: CGFloat = isInside ? 0 : 7
    var path = Path()
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(axis, along: along, across: place + across)
    }
    func segment(_ a: CGPoint, _ b: CGPoint) {
      path.move(to: a)
      path.addLine(to: b)
    }
    for side in [start, end] { segment(point(side, -4), point(side, 4)) }
    if isInside {
      segment(point(start, 0), point(end, 0))
    } else {
      segment(point(start - tail, 0), point(start, 0))
      segment(point(end, 0), point(end + tail, 0))
    }
    line(path, ink)
    // The tips are filled, a third as wide as they are long.
    var tips = Path()
    for (tip, outwards) in [(start, CGFloat(-1)), (end, 1)] {
      let back = tip - (isInside ? outwards : -outwards) * 4.5
      tips.move(to: point(tip, 0))
      tips.addLine(to: point(back, -1.8))
      tips.addLine(to: point(back, 1.8))
      tips.closeSubpath()
    }
    lines.append(.fill(tips, .color(ink.color), FillStyle()))
    let low = point(start - tail, -4)
    let high = point(end + tail, 4)
    arrows.append(CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y))
  }

  /// Everything below the labels.
  var items: [DisplayItem] { bands + edges + lines }

  /// The line from a label to what it is about, with a dot at its end.
  static func leader(_ ends: (from: CGPoint, to: CGPoint), _ ink: MarkInk) -> [DisplayItem] {
    var path = Path()
    path.move(to: ends.from)
    path.addLine(to: ends.to)
    func dot(_ radius: CGFloat) -> Path {
      Path(
        ellipseIn: CGRect(
          x: ends.to.x - radius, y: ends.to.y - radius, width: 2 * radius, height: 2 * radius))
    }
    return [
      .stroke(path, .color(ink.edge), StrokeStyle(lineWidth: 2)),
      .fill(dot(2.5), .color(ink.edge), FillStyle()),
      .stroke(path, .color(ink.color), StrokeStyle(lineWidth: 0.75)),
      .fill(dot(1.75), .color(ink.color), FillStyle()),
    ]
  }
}

extension CGPoint {
  /// A point by its places along an axis and across it.
  fileprivate init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}
