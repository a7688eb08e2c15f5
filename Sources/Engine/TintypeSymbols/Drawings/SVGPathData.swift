import TintypeGeometry

/// Reads the attribute `d` of a path.
struct SVGPathData {
  private var numbers: SVGNumbers
  private var path = Path()
  private var pen = CGPoint.zero
  private var start = CGPoint.zero
  /// The point that a smooth curve mirrors, with the letters of the curves that it goes on from.
  private var control: (point: CGPoint, letters: String)?

  /// The path of path data; as much of it as can be read.
  static func path(_ data: Substring) -> Path {
    var reader = SVGPathData(numbers: SVGNumbers(data))
    reader.run()
    return reader.path
  }

  private init(numbers: SVGNumbers) { self.numbers = numbers }

  private mutating func run() {
    var command: Character?
    while true {
      if let letter = numbers.letter() {
        command = letter
        if letter == "z" || letter == "Z" {
          path.closeSubpath()
          pen = start
          control = nil
          continue
        }
      }
      guard let letter = command, step(letter) else { return }
      // More points after a move are lines.
      if letter == "m" { command = "l" } else if letter == "M" { command = "L" }
    }
  }

  /// Reads the numbers of a command once; false where there are none.
  private mutating func step(_ letter: Character) -> Bool {
    let origin = letter.isLowercase ? pen : .zero
    let before = control
    control = nil
    switch letter.lowercased() {
    case "m":
      guard let end = point(from: origin) else { return false }
      path.move(to: end)
      (pen, start) = (end, end)
    case "l":
      guard let end = point(from: origin) else { return false }
      line(to: end)
    case "h":
      guard let x = numbers.next() else { return false }
      line(to: CGPoint(x: origin.x + x, y: pen.y))
    case "v":
      guard let y = numbers.next() else { return false }
      line(to: CGPoint(x: pen.x, y: origin.y + y))
    case "c", "s":
      let isSmooth = letter.lowercased() == "s"
      guard let first = isSmooth ? mirrored(before, "cs") : point(from: origin),
        let second = point(from: origin), let end = point(from: origin)
      else { return false }
      path.addCurve(to: end, control1: first, control2: second)
      control = (second, "cs")
      pen = end
    case "q", "t":
      let isSmooth = letter.lowercased() == "t"
      guard let middle = isSmooth ? mirrored(before, "qt") : point(from: origin),
        let end = point(from: origin)
      else { return false }
      path.addQuadCurve(to: end, control: middle)
      control = (middle, "qt")
      pen = end
    case "a": return arc(from: origin)
    default: return false
    }
    return true
  }

  private mutating func point(from origin: CGPoint) -> CGPoint? {
    numbers.point().map { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    pen = end
  }

  private func mirrored(
    _ before: (point: CGPoint, letters: String)?, _ letters: String
  ) -> CGPoint {
    guard let before, before.letters == letters else { return pen }
    return CGPoint(x: 2 * pen.x - before.point.x, y: 2 * pen.y - before.point.y)
  }

  private mutating func arc(from origin: CGPoint) -> Bool {
    guard let rx = numbers.next(), let ry = numbers.next(), let turn = numbers.next(),
      let isLarge = numbers.flag(), let isClockwise = numbers.flag(),
      let end = point(from: origin)
    else { return false }
    path.addArc(
      from: pen, to: end, radii: CGSize(width: abs(rx), height: abs(ry)),
      turn: turn * .pi / 180, isLarge: isLarge, isClockwise: isClockwise)
    pen = end
    return true
  }
}

extension Path {
  /// Adds a part of an ellipse between two points, as SVG describes it (SVG 1.1, F.6.5).
  fileprivate mutating func addArc(
    from start: CGPoint, to end: CGPoint, radii: CGSize, turn: CGFloat, isLarge: Bool,
    isClockwise: Bool
  ) {
    guard radii.width > 0, radii.height > 0, start != end else {
      addLine(to: end)
      return
    }
    let (cosine, sine) = (CGFloat(cos(Double(turn))), CGFloat(sin(Double(turn))))
    let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
    var (rx, ry) = (radii.width, radii.height)
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let below = rx * rx * y * y + ry * ry * x * x
    let factor =
      (max(0, rx * rx * ry * ry - below) / below).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    func angle(_ ux: CGFloat, _ uy: CGFloat) -> CGFloat { CGFloat(atan2(Double(uy), Double(ux))) }
    let first = angle((x - cx) / rx, (y - cy) / ry)
    var sweep = angle((-x - cx) / rx, (-y - cy) / ry) - first
    if isClockwise, sweep < 0 {
      sweep += 2 * .pi
    } else if !isClockwise, sweep > 0 {
      sweep -= 2 * .pi
    }
    let center = CGPoint(
      x: cosine * cx - sine * cy + (start.x + end.x) / 2,
      y: sine * cx + cosine * cy + (start.y + end.y) / 2)
    let placement = CGAffineTransform(
      a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry, tx: center.x, ty: center.y)
    let pieces = max(1, Int(clamped: (abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let reach = 4 / 3 * CGFloat(tan(Double(step) / 4))
    for piece in 0..<pieces {
      let a = first + step * CGFloat(piece)
      let b = a + step
      let (ca, sa) = (CGFloat(cos(Double(a))), CGFloat(sin(Double(a))))
      let (cb, sb) = (CGFloat(cos(Double(b))), CGFloat(sin(Double(b))))
      addCurve(
        to: piece == pieces - 1 ? end : CGPoint(x: cb, y: sb).applying(placement),
        control1: CGPoint(x: ca - reach * sa, y: sa + reach * ca).applying(placement),
        control2: CGPoint(x: cb + reach * sb, y: sb - reach * cb).applying(placement))
    }
  }
}
