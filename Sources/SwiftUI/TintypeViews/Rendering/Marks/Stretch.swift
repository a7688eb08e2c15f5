/// A straight line, or a part of one.
struct Stretch {
  /// The direction of the line.
  var axis: Axis
  /// Where it is across its direction, in points.
  var at: CGFloat
  /// Where it begins and ends, in points.
  var from: CGFloat
  var to: CGFloat

  /// The distance that an interrupted line keeps from text, in points.
  private static let distance: CGFloat = 1.5
  /// How far a line has to be within the height of letters to run through them, in points.
  private static let depth: CGFloat = 0.6
  /// What is shorter says nothing, in points.
  private static let least: CGFloat = 6

  /// The line as a path.
  var path: Path {
    var path = Path()
    path.move(to: CGPoint(axis, along: from, across: at))
    path.addLine(to: CGPoint(axis, along: to, across: at))
    return path
  }

  /// The rectangle around the line's middle.
  var cover: CGRect { CGRect(axis, from: from, to: to, at: at, half: 0.01) }

  /// What text leaves of the line; the line alone where there is none in its way.
  func parts(sparing texts: [RectangleGrid]) -> [Stretch] {
    let cuts = texts.flatMap { $0.hitting(cover) }.compactMap { text -> ClosedRange<CGFloat>? in
      let (low, high) = axis == .horizontal ? (text.minY, text.maxY) : (text.minX, text.maxX)
      guard at > low + Self.depth, at < high - Self.depth else { return nil }
      let (start, end) = axis == .horizontal ? (text.minX, text.maxX) : (text.minY, text.maxY)
      return (start - Self.distance)...(end + Self.distance)
    }
    guard !cuts.isEmpty else { return [self] }
    var parts: [Stretch] = []
    var start = from
    for cut in cuts.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if cut.lowerBound - start >= Self.least {
        parts.append(Stretch(axis: axis, at: at, from: start, to: cut.lowerBound))
      }
      start = max(start, cut.upperBound)
    }
    if to - start >= Self.least {
      parts.append(Stretch(axis: axis, at: at, from: start, to: to))
    }
    return parts
  }
}

extension [Stretch] {
  /// The lines without what runs through text; nil where nothing does.
  func path(sparing texts: [RectangleGrid]) -> Path? {
    var isCut = false
    var path = Path()
    for stretch in self {
      let parts = stretch.parts(sparing: texts)
      if parts.count != 1 || parts[0].to - parts[0].from != stretch.to - stretch.from {
        isCut = true
      }
      for part in parts { path.addPath(part.path) }
    }
    return isCut ? path : nil
  }
}

extension CGRect {
  /// A narrow rectangle along a line.
  init(_ axis: Axis, from start: CGFloat, to end: CGFloat, at position: CGFloat, half: CGFloat) {
    self =
      axis == .horizontal
      ? CGRect(x: start, y: position - half, width: end - start, height: 2 * half)
      : CGRect(x: position - half, y: start, width: 2 * half, height: end - start)
  }
}
