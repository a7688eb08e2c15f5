import Testing
import TintypeGeometry
import TintypeText

@testable import TintypeViews

/// Where labels of marks stand, and in which order: labels alike take the places from the best to the worst.
@Suite struct LabelPlacerTests {
  private func label(
    _ target: CGRect, _ style: MarkLabel.Style = .chip, at middle: CGPoint? = nil, rank: Int = 0,
    isNeeded: Bool = false
  ) throws -> SetLabel {
    let label = MarkLabel(
      parts: [MarkLabel.Part(text: "12", ink: MarkPalette(isDark: false).all[0])], style: style,
      wish: middle.map { .middle($0) } ?? .corner, target: target, rank: rank, isNeeded: isNeeded)
    return try #require(SetLabel(label, scale: 1, fonts: .standard))
  }

  private func placer(_ side: CGFloat = 200, mayGrow: Bool = false) -> LabelPlacer {
    let canvas = CGRect(x: 0, y: 0, width: side, height: side)
    return LabelPlacer(canvas: canvas, outer: canvas, mayGrow: mayGrow, scale: 1)
  }

  /// The upper left corners of labels in the order in which they find places, and the ends of lines to them.
  private func positions(_ labels: [SetLabel], _ placer: LabelPlacer) -> [String] {
    placer.arrange(labels).map { position in
      ([position.rect.origin] + position.leader).map { "\($0.x.formatted()) \($0.y.formatted())" }
        .joined(separator: ", ")
    }
  }

  private let target = CGRect(x: 80, y: 80, width: 60, height: 40)

  @Test func cornersComeBeforeSidesAndSidesBeforeLines() throws {
    let labels = try (0..<24).map { _ in try label(target) }
    #expect(labels[0].size == CGSize(width: 17, height: 13))
    #expect(
      positions(labels, placer()) == [
        "121 105", "82 82", "121 82", "82 105", "80 64", "80 123", "123 64", "123 123", "102 64",
        "102 123", "143 94", "60 94", "49 53, 66 66, 80 80", "49 134, 66 134, 80 120",
        "154 53, 154 66, 140 80", "154 134, 154 134, 140 120",
      ])
  }

  @Test func badgesSitOnCorners() throws {
    let labels = try (0..<6).map { _ in try label(target, .badge) }
    #expect(
      positions(labels, placer()) == ["74 76", "121 105", "129 76", "74 111", "102 82", "82 94"])
  }

  @Test func aWishedMiddleIsSurroundedByRings() throws {
    let labels = try (0..<20).map { _ in
      try label(target, .length, at: CGPoint(x: 100, y: 100))
    }
    let placer = placer()
    // Something small in the middle is not covered; lines may lead to it.
    placer.avoidSmall(CGRect(x: 98, y: 98, width: 4, height: 4))
    #expect(
      positions(labels, placer) == [
        "92 82", "92 105", "112 94, 112 100, 100 100", "71 94, 88 100, 100 100",
      ])
  }

  /// A label fits into a target that is three points larger than itself.
  @Test(arguments: [(0, 0), (-1, 0), (0, -1)]) func labelsStandInsideOfWhatIsLargeEnough(
    width: CGFloat, height: CGFloat
  ) throws {
    let size = try label(target).size
    let small = CGRect(
      x: 50, y: 50, width: size.width + 3 + width, height: size.height + 3 + height)
    let position = try #require(placer().arrange([try label(small)]).first)
    #expect(small.contains(position.rect) == (width == 0 && height == 0))
  }

  /// Lower ranks first, then smaller targets, then the earlier ones.
  @Test func theOrderIsThatOfRanksAndSizes() throws {
    let small = CGRect(x: 80, y: 80, width: 30, height: 40)
    let labels = [
      try label(target), try label(target), try label(small), try label(target, rank: -1),
    ]
    #expect(placer().arrange(labels).map(\.index) == [3, 2, 0, 1])
  }

  /// Text is spared where the canvas grows, and covered last where it does not; lines, small things, pictures of
  /// others and outlines cost more than another corner.
  @Test func whatIsInTheWayIsAvoided() throws {
    let first = try #require(placer().arrange([try label(target)]).first).rect
    let ways: [(LabelPlacer, CGRect) -> Void] = [
      { $0.avoidText($1) }, { $0.avoidSymbol($1) }, { $0.avoidSmall($1) }, { $0.avoidStroke($1) },
      { $0.avoidLine($1) }, { $0.avoid($1) },
    ]
    for (index, avoid) in ways.enumerated() {
      let placer = placer()
      avoid(placer, first.insetBy(dx: 2, dy: 2))
      let second = try #require(placer.arrange([try label(target)]).first).rect
      #expect(second != first, "\(index)")
    }
    // A picture that is the label's own is covered.
    let own = placer()
    own.avoidImage(first)
    #expect(own.arrange([try label(target)]).first?.rect == first)
  }

  @Test func wholeTargetsOfTextAreCoveredWhereNothingGrows() throws {
    let (fixed, growing) = (placer(), placer(mayGrow: true))
    for placer in [fixed, growing] {
      placer.avoidText(CGRect(x: -200, y: -200, width: 600, height: 600))
    }
    #expect(fixed.arrange([try label(target)]).count == 1 && fixed.leftOut == 0)
    #expect(growing.arrange([try label(target)]).isEmpty && growing.leftOut == 1)
    #expect(growing.arrange([try label(target, isNeeded: true)]).count == 1)
  }

  /// Beside a canvas that is full labels stand in two columns, at the ends of lines.
  @Test func labelsBesideThePictureStandInTheOrderOfTheirLines() throws {
    let placer = placer(60, mayGrow: true)
    // All that is near is taken, but not what is level with the targets.
    for y in stride(from: CGFloat(-40), to: 100, by: 10) where y != 20 && y != 40 {
      placer.take(CGRect(x: -140, y: y + 1, width: 340, height: 7))
    }
    let labels = try [20, 40, 20, 40, 40].map { y in
      try label(CGRect(x: 25, y: y, width: 10, height: 10))
    }
    #expect(
      positions(labels, placer) == [
        "-29 16, -12 25, 25 25", "-29 32, -12 42, 25 42", "-29 47, -12 50, -4 45, 25 45",
        "72 19, 72 25, 35 25", "72 39, 72 45, 35 45",
      ])
    #expect(placer.leftOut == 0)
  }

  /// A line ends a point before what it is about, and crosses neither labels nor text nor lines.
  @Test func linesCrossNothing() {
    let (from, to) = (CGPoint(x: 10, y: 50), CGPoint(x: 90, y: 50))
    let ways: [(LabelPlacer, CGRect) -> Void] = [
      { $0.avoidText($1) }, { $0.avoidLine($1) }, { $0.avoid($1) },
      { $0.takeLine(CGPoint(x: $1.midX, y: $1.minY), CGPoint(x: $1.midX, y: $1.maxY)) },
    ]
    for (index, avoid) in ways.enumerated() {
      for (box, isFree) in [
        (CGRect(x: 40, y: 30, width: 10, height: 40), false),
        (CGRect(x: 40, y: 10, width: 10, height: 36), true),
        (CGRect(x: 40, y: 54, width: 10, height: 36), true),
      ] {
        let placer = placer()
        avoid(placer, box)
        #expect(placer.isFree(from, to) == isFree, "\(index) \(box)")
      }
    }
    for (width, isFree) in [(79.5, true), (78.5, false)] {
      let placer = placer()
      placer.avoidText(CGRect(x: 10 + width, y: 40, width: 20, height: 20))
      #expect(placer.isFree(from, to) == isFree)
    }
    // Slanted ones go by boxes of three points.
    let placer = placer()
    placer.avoidText(CGRect(x: 60, y: 40, width: 8, height: 8))
    #expect(placer.isFree(CGPoint(x: 10, y: 10), CGPoint(x: 90, y: 90)))
    #expect(!placer.isFree(CGPoint(x: 20, y: 4), CGPoint(x: 100, y: 80)))
    #expect(placer.isFree(CGPoint(x: 60, y: 44), CGPoint(x: 61, y: 44)))
  }
}
