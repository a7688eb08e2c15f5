extension Path: LosslessStringConvertible {
  /// Reads a path from its description: numbers, and after them what is done with them.
  ///
  /// `m` moves to a point, `l` adds a line to one, `q` a quadratic curve from a control point and an
  /// end, `c` a cubic one from two control points and an end, `re` a rectangle from its corner, width
  /// and height, and `h` closes.
  ///
  /// An unknown word, or too many or too few numbers before a known one, gives nil.
  ///
  /// - Parameter string: the description.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let value = Double(word) {
        numbers.append(CGFloat(value))
      } else {
        guard addStep(String(word), numbers) else { return nil }
        numbers = []
      }
    }
    guard numbers.isEmpty else { return nil }
  }

  /// Adds what a word of a description says; false where it cannot.
  private mutating func addStep(_ word: String, _ numbers: [CGFloat]) -> Bool {
    let counts = ["m": 2, "l": 2, "q": 4, "c": 6, "re": 4, "h": 0]
    guard counts[word] == numbers.count else { return false }
    let points = stride(from: 0, to: numbers.count, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    switch word {
    case "m": move(to: points[0])
    case "l": addLine(to: points[0])
    case "q": addQuadCurve(to: points[1], control: points[0])
    case "c": addCurve(to: points[2], control1: points[0], control2: points[1])
    case "re":
      addRect(CGRect(origin: points[0], size: CGSize(width: numbers[2], height: numbers[3])))
    default: closeSubpath()
    }
    return true
  }

  /// The steps as words after their numbers, which `init(_:)` reads.
  public var description: String {
    // All digits, so that reading gives the same path; whole numbers without a point.
    func text(_ value: CGFloat) -> String {
      let value = Double(value)
      return Int64(exactly: value).map(String.init) ?? "\(value)"
    }
    func text(_ points: CGPoint...) -> String {
      points.map { "\(text($0.x)) \(text($0.y))" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let p): "\(text(p)) m"
      case .line(let p): "\(text(p)) l"
      case .quadCurve(let p, let c): "\(text(c, p)) q"
      case .curve(let p, let c1, let c2): "\(text(c1, c2, p)) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }
}
