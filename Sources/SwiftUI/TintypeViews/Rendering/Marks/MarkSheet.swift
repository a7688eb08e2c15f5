import TintypeDrawing

/// Lines, bands and labels of marks, gathered before labels are placed.
///
/// Bands are below the edges of all lines, which are below all lines; labels are above everything.
struct MarkSheet {
  private let scale: CGFloat
  private var bands: [DisplayItem] = []
  private var figures: [Figure] = []
  private(set) var labels: [MarkLabel] = []
  /// A line with its edge, or several of one kind.
  private struct Figure {
    var path: Path
    /// The straight parts of the path, which are interrupted where there is text; empty for a line that is not.
    var stretches: [Stretch] = []
    var ink: MarkInk
    var dash: [CGFloat] = []
    /// What is filled, such as the tips of arrows; nil for nothing.
    var filling: Path?
  }

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

  private mutating func add(_ figure: Figure) {
    figures.append(figure)
    reach = reach.union(figure.path.boundingRect)
  }

  /// The outline of a rectangle, its line around it: letters reach up to the edges of their frames.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - ink: the color.
  ///   - dash: lengths of dashes and of gaps, in points; empty for a solid line.
  ///   - openings: the sides that have no line, leading on the left: there the rectangle goes on.
  mutating func outline(
    _ rect: CGRect, _ ink: MarkInk, dash: [CGFloat] = [], without openings: Edge.Set = []
  ) {
    let half = width(1) / 2
    let rect = rect.snapped(toScale: scale).insetBy(dx: -half, dy: -half)
    let sides: [(Edge.Set, Stretch)] = [
      (
        .top,
        Stretch(axis: .horizontal, at: rect.minY, from: rect.minX - half, to: rect.maxX + half)
      ),
      (.trailing, Stretch(axis: .vertical, at: rect.maxX, from: rect.minY, to: rect.maxY)),
      (
        .bottom,
        Stretch(axis: .horizontal, at: rect.maxY, from: rect.minX - half, to: rect.maxX + half)
      ),
      (.leading, Stretch(axis: .vertical, at: rect.minX, from: rect.minY, to: rect.maxY)),
    ]
    let stretches = sides.filter { openings.isDisjoint(with: $0.0) }.map(\.1)
    var path = Path(rect)
    if !openings.isEmpty {
      path = Path()
      for stretch in stretches { path.addPath(stretch.path) }
    }
    add(Figure(path: path, stretches: stretches, ink: ink, dash: dash))
  }

  /// A straight line through the middle of a pixel, interrupted where there is text unless it is about that text.
  mutating func straight(
    _ axis: Axis, at position: CGFloat, from start: CGFloat, to end: CGFloat, _ ink: MarkInk,
    dash: [CGFloat] = [], isInterrupted: Bool = true
  ) {
    let position = position.snapped(toScale: scale) + width(1) / 2
    let stretch = Stretch(axis: axis, at: position, from: start, to: end)
    add(
      Figure(
        path: stretch.path, stretches: isInterrupted ? [stretch] : [], ink: ink, dash: dash))
  }

  /// A length with arrows to both ends.
  ///
  /// - Parameters:
  ///   - axis: the direction of the line.
  ///   - position: where it stands across its direction, in points.
  ///   - start: its first end, in points.
  ///   - end: its second end, not before the first.
  ///   - ink: its color.
  mutating func dimension(
    _ axis: Axis, at position: CGFloat, from start: CGFloat, to end: CGFloat, _ ink: MarkInk
  ) {
    let line = DimensionLine(
      axis, from: start, to: end, at: position.snapped(toScale: scale) + width(1) / 2)
    add(Figure(path: line.path, ink: ink, filling: line.tips))
    arrows.append(line.bounds)
  }

  /// Where straight lines are, in points.
  var strokes: [CGRect] { figures.flatMap(\.stretches).map(\.cover) }

  /// Everything below the labels.
  ///
  /// - Parameter texts: what lines do not run through.
  /// - Returns: bands, the edges of lines, and lines.
  func items(sparing texts: [RectangleGrid] = []) -> [DisplayItem] {
    let width = width(1)
    var (edges, lines): ([DisplayItem], [DisplayItem]) = ([], [])
    for figure in figures {
      let path = figure.stretches.path(sparing: texts) ?? figure.path
      if !path.isEmpty {
        let edge = StrokeStyle(lineWidth: width + 2 * self.width(0.5), dash: figure.dash)
        let line = StrokeStyle(lineWidth: width, dash: figure.dash)
        edges.append(.stroke(path, .color(figure.ink.edge), edge))
        lines.append(.stroke(path, .color(figure.ink.color), line))
      }
      if let filling = figure.filling {
        lines.append(.fill(filling, .color(figure.ink.color), FillStyle()))
      }
    }
    return bands + edges + lines
  }

  /// The line from a label to what it is about, with a dot at its end.
  static func leader(_ points: [CGPoint], _ ink: MarkInk) -> [DisplayItem] {
    guard let end = points.last else { return [] }
    var path = Path()
    path.addLines(points)
    func dot(_ radius: CGFloat) -> Path {
      Path(
        ellipseIn: CGRect(
          x: end.x - radius, y: end.y - radius, width: 2 * radius, height: 2 * radius))
    }
    return [
      .stroke(path, .color(ink.edge), StrokeStyle(lineWidth: 2)),
      .fill(dot(2), .color(ink.edge), FillStyle()),
      .stroke(path, .color(ink.color), StrokeStyle(lineWidth: 0.75)),
      .fill(dot(1.5), .color(ink.color), FillStyle()),
    ]
  }
}
