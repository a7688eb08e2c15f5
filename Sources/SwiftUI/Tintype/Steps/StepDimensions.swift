import TintypeDrawing
import TintypeGeometry
import TintypeViews

/// The lengths at one side of a picture, in lanes so that no two numbers meet: the shorter, the nearer.
struct StepLanes {
  /// A length in its lane.
  struct Entry {
    let line: StepScene.Dimension
    let label: DiagramText
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

  /// The space of all lanes, in points.
  var depth: CGFloat { depths.reduce(0, +) }

  /// Sorts lengths into lanes.
  ///
  /// - Parameters:
  ///   - lines: the lengths of one side.
  ///   - zoom: points of the canvas a point of the layout.
  ///   - label: sets a number.
  init(_ lines: [StepScene.Dimension], zoom: CGFloat, label: (String) -> DiagramText?) {
    var ends: [[ClosedRange<CGFloat>]] = []
    var seen: [StepScene.Dimension] = []
    for line in lines.sorted(by: Self.isNearer) {
      // What is as long at the same position is said once.
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
      let position = edge + away * (depths.prefix(entry.lane).reduce(0, +) + Self.near)
      let color = palette.color(of: entry.line.tone)
      let line = DimensionLine(
        entry.line.axis, from: entry.span.lowerBound + origin,
        to: entry.span.upperBound + origin, at: position)
      let middle = (entry.span.lowerBound + entry.span.upperBound) / 2 + origin
      let size = entry.label.size
      let across = entry.line.axis == .horizontal ? size.height : size.width
      let start = entry.line.isBefore ? position - Self.toLabel - across : position + Self.toLabel
      let corner =
        entry.line.axis == .horizontal
        ? CGPoint(x: middle - size.width / 2, y: start)
        : CGPoint(x: start, y: middle - size.height / 2)
      return [
        .stroke(line.path, .color(color), StrokeStyle(lineWidth: 1)),
        .fill(line.tips, .color(color), FillStyle()),
      ] + entry.label.items(at: corner, .color(color))
    }
  }
}
