import Testing
import TintypeGeometry

/// Outlines of lines.
@Suite struct StrokingTests {
  private let line = Path {
    $0.addLines([.zero, CGPoint(x: 30, y: 0)])
  }

  private func inked(_ style: StrokeStyle) -> [Int] {
    let outline = line.strokedPath(style)
    return (0..<30).filter { outline.contains(CGPoint(x: CGFloat($0) + 0.5, y: 0.3)) }
  }

  @Test func aClosedPathHasFourCornersAndAHole() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let mitered = square.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(mitered.boundingRect == CGRect(x: -1, y: -1, width: 12, height: 12))
    for corner in [(-0.9, -0.9), (10.9, -0.9), (10.9, 10.9), (-0.9, 10.9)] {
      #expect(mitered.contains(CGPoint(x: corner.0, y: corner.1)))
    }
    #expect(mitered.contains(CGPoint(x: 0.9, y: 5)) && !mitered.contains(CGPoint(x: 1.1, y: 5)))
    let beveled = square.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .bevel))
    #expect(!beveled.contains(CGPoint(x: -0.9, y: -0.9)))
    #expect(beveled.boundingRect == mitered.boundingRect)
  }

  /// Round corners reach half a width from the tip: 0.7 on each axis of a diagonal, not 0.75.
  @Test func roundCornersAreDiscs() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let rounded = square.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .round))
    #expect(rounded.contains(CGPoint(x: -0.68, y: -0.68)))
    #expect(!rounded.contains(CGPoint(x: -0.75, y: -0.75)))
  }

  /// A corner of 5.71° has a miter of 1 / sin(2.86°) = 20.05 half widths.
  @Test(arguments: [(10, 11), (20, 11), (21, 30.04)] as [(CGFloat, CGFloat)])
  func sharpCornersAreCutAtTheLimit(limit: CGFloat, reach: CGFloat) {
    let corner = Path {
      $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 1)])
    }
    let outline = corner.strokedPath(StrokeStyle(lineWidth: 2, miterLimit: limit))
    if reach > 11 {
      #expect(abs(outline.boundingRect.maxX - reach) < 0.05)
    } else {
      #expect(outline.boundingRect.maxX < reach)
    }
  }

  @Test(arguments: [0, -2, .nan] as [CGFloat]) func withoutAWidthThereIsNothing(width: CGFloat) {
    #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }

  @Test func aPointHasNoDirection() {
    let point = Path { $0.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)]) }
    #expect(point.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
  }

  /// SVG 2, "Computing the shape of the stroke": the ends of a line of no length are drawn.
  @Test func theEndsOfALineOfNoLengthAreDrawn() {
    let point = Path { $0.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)]) }
    let square = point.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    #expect(square.boundingRect == CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(square.contains(CGPoint(x: 3.2, y: 3.2)))
    let disc = point.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(disc.boundingRect == square.boundingRect && !disc.contains(CGPoint(x: 3.2, y: 3.2)))
    let style = StrokeStyle(lineWidth: 4, lineCap: .square)
    #expect(point.needsOutline(for: style) && !point.needsOutline(for: StrokeStyle(lineWidth: 4)))
    let loop = Path {
      $0.move(to: .zero)
      $0.addCurve(to: .zero, control1: CGPoint(x: 9, y: 0), control2: CGPoint(x: 0, y: 9))
    }
    for path in [loop, line, Path { $0.move(to: .zero) }] {
      #expect(!path.needsOutline(for: style))
    }
  }

  /// Three of the first dash are gone: 3 of ink, 4 of gap, 6 of ink.
  @Test func dashPhaseIsTheOffsetIntoThePattern() {
    let phased = inked(StrokeStyle(lineWidth: 2, dash: [6, 4], dashPhase: 3))
    #expect(phased == Array(0..<3) + Array(7..<13) + Array(17..<23) + Array(27..<30))
    let back = inked(StrokeStyle(lineWidth: 2, dash: [6, 4], dashPhase: -4))
    #expect(back == Array(4..<10) + Array(14..<20) + Array(24..<30))
    #expect(inked(StrokeStyle(lineWidth: 2, dash: [6, 4], dashPhase: 23)) == phased)
  }

  @Test func anOddPatternIsRepeatedTurned() {
    let single = inked(StrokeStyle(lineWidth: 2, dash: [5]))
    #expect(single == Array(0..<5) + Array(10..<15) + Array(20..<25))
    let three = inked(StrokeStyle(lineWidth: 2, dash: [6, 2, 2]))
    #expect(
      three == Array(0..<6) + Array(8..<10) + Array(16..<18) + Array(20..<26) + Array(28..<30))
  }

  @Test(arguments: [[], [0], [0, 0], [5, -1]] as [[CGFloat]])
  func aPatternThatIsNoneLeavesTheLineWhole(dash: [CGFloat]) {
    #expect(inked(StrokeStyle(lineWidth: 2, dash: dash)) == Array(0..<30))
  }

  /// Cut as they are, these patterns would fill the memory, or never come to an end.
  @Test(
    arguments: [[1e-9], [1e-300], [1e-9, 0], [.leastNonzeroMagnitude], [0, 1e-12]] as [[CGFloat]])
  func vanishingDashesAreBounded(dash: [CGFloat]) {
    let outline = line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash))
    var elements = 0
    outline.forEach { _ in elements += 1 }
    #expect(elements <= 1_000_000)
  }

  /// As much ink is left as the pattern has: half of the line.
  @Test func aLongerPatternLeavesAsMuchInk() {
    let outline = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [1e-6]))
    var (area, start, last) = (0.0, CGPoint.zero, CGPoint.zero)
    func add(_ to: CGPoint) {
      area += Double(last.x * to.y - to.x * last.y) / 2
      last = to
    }
    outline.forEach { element in
      switch element {
      case .move(let to): (start, last) = (to, to)
      case .line(let to): add(to)
      case .closeSubpath: add(start)
      default: Issue.record("a curve")
      }
    }
    #expect(abs(abs(area) - 30) < 0.1)
  }

  @Test(arguments: [[0], [0, 0], [-1, 2], [.nan], [2, .nan], [.infinity]] as [[CGFloat]])
  func otherPatternsDoNotInterrupt(dash: [CGFloat]) {
    #expect(inked(StrokeStyle(lineWidth: 2, dash: dash)).count == 30)
  }

  /// The way to what is infinitely far has no dashes.
  @Test func infinitelyLongLinesEnd() {
    let far = Path { $0.addLines([.zero, CGPoint(x: CGFloat.infinity, y: 0), .zero]) }
    _ = far.strokedPath(StrokeStyle(lineWidth: 2, dash: [1]))
    _ = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [1], dashPhase: .infinity))
  }
}
