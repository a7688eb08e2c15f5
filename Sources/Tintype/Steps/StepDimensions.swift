import TintypeDrawing
import TintypeGeometry
import TintypeText

/// A number beside a picture.
struct StepLabel {
  let size: CGSize
  private let layout: ParagraphLayout

  /// The size of numbers, in points.
  static let fontSize: CGFloat = 10

  /// Sets a number; nil where no font can.
  init?(_ text: String, _ library: FontLibrary, scale: CGFloat) {
    var request = FontRequest(family: .system(.default), size: Self.fontSize)
    request.weight = 500
    var style = ParagraphStyle()
    style.displayScale = scale
    let run = TextRun(text: text, font: request, tag: 0)
    guard let shaped = try? ShapedText(runs: [run], style: style, library: library) else {
      return nil
    }
    layout = shaped.layout(width: nil, height: nil)
    size = layout.size
  }

  /// What the number draws, its upper left corner at a point.
  func items(at corner: CGPoint, _ color: RGBA) -> [DisplayItem] {
    layout.lines.flatMap { line in
      line.runs.map { .glyphs(GlyphRun($0, at: corner, paint: .color(color))) }
    }
  }
}

/// The lengths at one side of a picture, in lanes so that no two numbers meet: the shorter, the nearer.
struct StepLanes {
  /// A length in its lane.
  struct Entry {
    let line: StepScene.Dimension
    let label: StepLabel
    /// Where it begins and ends on the canvas, without and with its number.
    let span: ClosedRange<CGFloat>
    let reach: ClosedRange<CGFloat>
    let lane: Int
  }

  private(set) var entries: [Entry] = []
  /// How far each lane reaches from the one before, in points.
  private(set) var depths: [CGFloat] = []

  /// From the picture to the first line, and from a line to its number, in points.
  private static let near: CGFloat = 6
  private static let toLabel: CGFloat = 3

  /// The room of all lanes, in points.
  var depth: CGFloat { depths.reduce(0, +) }

  /// Sorts lengths into lanes.
  ///
  /// - Parameters:
  ///   - lines: the lengths of one side.
  ///   - zoom: points of the canvas a point of the layout.
  ///   - label: sets a number.
  init(_ lines: [StepScene.Dimension], zoom: CGFloat, label: (String) -> StepLabel?) {
    var ends: [[ClosedRange<CGFloat>]] = []
    var seen: [StepScene.Dimension] = []
    for line in lines.sorted(by: Self.isNearer) {
      // What is as long at the same place is said once.
      guard !seen.contains(where: { abs($0.from - line.from) + abs($0.to - line.to) < 0.05 }),
        let label = label(line.text)
      else { continue }
      seen.append(line)
      let span = (line.from * zoom)...(max(line.from, line.to) * zoom)
      let extent = line.axis == .horizontal ? label.size.width : label.size.height
      let middle = (span.lowerBound + span.upperBound) / 2
      let low = min(span.lowerBound, middle - extent / 2) - 2
      let high = max(span.upperBound, middle + extent / 2) + 2
      let reach = low...high
      let lane = ends.firstIndex { $0.allSatisfy { !$0.overlaps(reach) } } ?? ends.count
      if lane == ends.count {
        ends.append([])
        depths.append(0)
      }
      ends[lane].append(reach)
      let across = line.axis == .horizontal ? label.size.height : label.size.width
      depths[lane] = max(depths[lane], Self.near + Self.toLabel + across)
      entries.append(Entry(line: line, label: label, span: span, reach: reach, lane: lane))
    }
  }

  /// Shorter ones first, then by their place: the order never depends on that of the scene.
  private static func isNearer(_ a: StepScene.Dimension, _ b: StepScene.Dimension) -> Bool {
    let (x, y) = (a.to - a.from, b.to - b.from)
    return abs(x - y) > 0.05 ? x < y : a.from < b.from
  }

  /// What the lanes draw.
  ///
  /// - Parameters:
  ///   - edge: where the picture ends on this side, across the lines.
  ///   - origin: where the layout begins along the lines.
  ///   - palette: the colors.
  /// - Returns: lines and numbers.
  func items(at edge: CGFloat, origin: CGFloat, _ palette: StepPalette) -> [DisplayItem] {
    entries.flatMap { entry in
      let away: CGFloat = entry.line.isBefore ? -1 : 1
      let place = edge + away * (depths.prefix(entry.lane).reduce(0, +) + Self.near)
      let color = palette.color(of: entry.line.tone)
      let line = Self.line(
        entry.line.axis, entry.span.lowerBound + origin, entry.span.upperBound + origin, at: place)
      let middle = (entry.span.lowerBound + entry.span.upperBound) / 2 + origin
      let size = entry.label.size
      let across = entry.line.axis == .horizontal ? size.height : size.width
      let start = entry.line.isBefore ? place - Self.toLabel - across : place + Self.toLabel
      let corner =
        entry.line.axis == .horizontal
        ? CGPoint(x: middle - size.width / 2, y: start)
        : CGPoint(x: start, y: middle - size.height / 2)
      return [.stroke(line, .color(color), StrokeStyle(lineWidth: 1))]
        + entry.label.items(at: corner, color)
    }
  }

  /// `|←→|`: a line with an arrow and a bar at each end, or only the bars where it is short.
  private static func line(
    _ axis: Axis, _ from: CGFloat, _ to: CGFloat, at place: CGFloat
  ) -> Path {
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      axis == .horizontal
        ? CGPoint(x: along, y: place + across) : CGPoint(x: place + across, y: along)
    }
    var path = Path()
    func add(_ points: CGPoint...) {
      for (number, point) in points.enumerated() {
        if number == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    let (low, high) = (from + 0.5, max(from + 0.5, to - 0.5))
    add(point(low, -3), point(low, 3))
    add(point(high, -3), point(high, 3))
    add(point(low, 0), point(high, 0))
    guard high - low >= 10 else { return path }
    add(point(low + 3.5, -2), point(low, 0), point(low + 3.5, 2))
    add(point(high - 3.5, -2), point(high, 0), point(high - 3.5, 2))
    return path
  }
}
