import TintypeDrawing
import TintypeGeometry

/// The `d` attribute of a path, in as few characters as its grid allows.
///
/// Coordinates are rounded to a grid once, and all differences are those of grid points: what is relative adds no
/// error however long the path is.
struct SVGPathData {
  /// The attribute's value.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  private(set) var bytes: [UInt8] = []
  private let decimals: Int
  /// Whether the path is filled: an end that is left open is then closed all the same.
  private let isFilled: Bool
  /// The command that further numbers would belong to; nil where none can follow.
  private var command: UInt8?
  /// Whether the last number had decimals, so that a point begins another.
  private var hasPoint = false
  private var current = GridPoint()
  private var start = GridPoint()
  /// The last control point of the curve before; nil behind anything else.
  private var control: (point: GridPoint, isCubic: Bool)?
  /// A straight side that is written when it is known that nothing closes it.
  private var pendingLine: GridPoint?
  /// Whether something is drawn since the last move.
  private var isOpen = false
  /// Whether the part was closed without a word, as filling does.
  private var isClosed = false

  /// A point in units of the last decimal.
  private struct GridPoint: Equatable {
    var x = 0
    var y = 0
  }

  /// Writes a path.
  ///
  /// - Parameters:
  ///   - path: finite coordinates.
  ///   - isFilled: whether it is filled, so that what is open need not be closed.
  ///   - decimals: of coordinates, 0 or more.
  init(_ path: Path, isFilled: Bool = false, decimals: Int = 3) {
    self.decimals = decimals
    self.isFilled = isFilled
    let factor = (0..<decimals).reduce(1.0) { result, _ in result * 10 }
    write(path) { GridPoint(x: Self.grid($0.x * factor), y: Self.grid($0.y * factor)) }
  }

  /// The outline of a glyph at a size of one em = 1, and where it stands, in tenths of a unit.
  struct PlacedOutline {
    var path: Path
    var x: Int
    var y: Int
  }

  /// Writes outlines of glyphs as one path, each of their points on a whole unit of its own.
  ///
  /// - Parameters:
  ///   - outlines: the outlines.
  ///   - unitsPerEm: how many units an em has.
  init(_ outlines: [PlacedOutline], unitsPerEm: Int) {
    decimals = 1
    isFilled = true
    let units = CGFloat(unitsPerEm)
    for outline in outlines {
      write(outline.path) {
        GridPoint(
          x: Self.grid($0.x * units) * 10 + outline.x, y: Self.grid($0.y * units) * 10 + outline.y)
      }
    }
  }

  private static func grid(_ value: CGFloat) -> Int {
    // Beyond, no viewer can tell places apart.
    let most: CGFloat = 1e14
    return Int(clamped: min(max(value, -most), most).rounded())
  }

  private mutating func write(_ path: Path, _ point: (CGPoint) -> GridPoint) {
    for element in path.elements {
      switch element {
      case .move(let p):
        flush()
        (isOpen, isClosed) = (false, false)
        move(to: point(p))
      case .line(let p): line(to: point(p))
      case .quadCurve(let p, let c): curve([point(c), point(p)], isCubic: false)
      case .curve(let p, let c, let d): curve([point(c), point(d), point(p)], isCubic: true)
      case .closeSubpath: close()
      }
    }
    flush()
  }

  // MARK: Segments

  private mutating func move(to point: GridPoint) {
    // The first is absolute however it is written.
    if bytes.isEmpty {
      let way = appendWay(letter("M"), [point], from: GridPoint())
      (command, hasPoint) = (way.letter, way.hasPoint)
    } else {
      append("m", [point])
    }
    // Numbers that follow a move would be lines.
    command = command == letter("m") ? letter("l") : letter("L")
    (current, start, control) = (point, point, nil)
  }

  private mutating func line(to point: GridPoint) {
    flush()
    pendingLine = point
  }

  /// Writes the straight side that waits.
  private mutating func flush() {
    guard let point = pendingLine else { return }
    pendingLine = nil
    // A point alone has caps where it is stroked.
    if point == (isClosed ? start : current), isFilled || isOpen { return }
    reopen()
    control = nil
    if point.y == current.y {
      append("h", point.x, from: current.x)
    } else if point.x == current.x {
      append("v", point.y, from: current.y)
    } else {
      append("l", [point])
    }
    current = point
  }

  private mutating func curve(_ points: [GridPoint], isCubic: Bool) {
    flush()
    reopen()
    guard let end = points.last, let last = points.dropLast().last else { return }
    // The first control point goes without saying where it goes on as the curve before came.
    let mirrored = control.flatMap { control in
      control.isCubic == isCubic
        ? GridPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y) : nil
    }
    let isSmooth = (mirrored ?? (isCubic ? current : nil)) == points[0]
    switch (isCubic, isSmooth) {
    case (true, true): append("s", points.dropFirst())
    case (true, false): append("c", points[...])
    case (false, true): append("t", points.dropFirst())
    case (false, false): append("q", points[...])
    }
    (current, control) = (end, (last, isCubic))
  }

  private mutating func close() {
    // The side that closes is drawn by closing.
    if pendingLine == start, isOpen { pendingLine = nil }
    flush()
    isClosed = true
    if !isFilled { writeClose() }
  }

  private mutating func writeClose() {
    bytes.append(letter("z"))
    command = nil
    (current, control) = (start, nil)
    (isClosed, isOpen) = (false, false)
  }

  /// Before a segment: what goes on behind a close begins where that led, and so needs it written.
  private mutating func reopen() {
    if isClosed { writeClose() }
    isOpen = true
  }

  // MARK: Characters

  private func letter(_ letter: Unicode.Scalar) -> UInt8 { UInt8(ascii: letter) }

  /// Adds a command with points, relative to the current one or from the origin: what is shorter.
  ///
  /// - Parameters:
  ///   - relative: the letter of the relative command.
  ///   - points: the points; nothing is kept of them.
  private mutating func append(_ relative: Unicode.Scalar, _ points: ArraySlice<GridPoint>) {
    let way = appendWay(letter(relative), points, from: current)
    keep(way, appendWay(letter(relative) - 32, points, from: GridPoint()))
  }

  /// Adds a command with one number, relative to a coordinate or from the origin: what is shorter.
  private mutating func append(_ relative: Unicode.Scalar, _ value: Int, from origin: Int) {
    let way = appendWay(letter(relative), value - origin)
    keep(way, appendWay(letter(relative) - 32, value))
  }

  /// One of two ways to write a command, which stand one behind the other until one is taken.
  private struct Way {
    var letter: UInt8
    /// Where it begins.
    var start: Int
    var hasLetter: Bool
    var hasPoint: Bool
  }

  private mutating func begin(_ letter: UInt8) -> Way {
    let way = Way(
      letter: letter, start: bytes.count, hasLetter: letter != command,
      hasPoint: letter == command && hasPoint)
    if way.hasLetter { bytes.append(letter) }
    return way
  }

  private mutating func appendWay(_ letter: UInt8, _ decimal: Int) -> Way {
    var way = begin(letter)
    SVGText.append(decimal, decimals, to: &bytes, isFirst: way.hasLetter, hasPoint: &way.hasPoint)
    return way
  }

  private mutating func appendWay(
    _ letter: UInt8, _ points: ArraySlice<GridPoint>, from origin: GridPoint
  ) -> Way {
    var way = begin(letter)
    var isFirst = way.hasLetter
    for point in points {
      SVGText.append(
        point.x - origin.x, decimals, to: &bytes, isFirst: isFirst, hasPoint: &way.hasPoint)
      SVGText.append(
        point.y - origin.y, decimals, to: &bytes, isFirst: false, hasPoint: &way.hasPoint)
      isFirst = false
    }
    return way
  }

  /// Keeps the shorter of two ways; the first where they are as long.
  private mutating func keep(_ first: Way, _ second: Way) {
    let isFirst = second.start - first.start <= bytes.count - second.start
    if isFirst {
      bytes.removeSubrange(second.start...)
    } else {
      bytes.removeSubrange(first.start..<second.start)
    }
    let shorter = isFirst ? first : second
    (command, hasPoint) = (shorter.letter, shorter.hasPoint)
  }
}
