import Testing
import TintypeGeometry

@testable import TintypeSymbols

/// Lines of outlines, and symbols that are made of others, by their numbers.
@Suite struct SymbolEdgeTests {
  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    isNear(a.minX, b.minX) && isNear(a.minY, b.minY) && isNear(a.width, b.width)
      && isNear(a.height, b.height)
  }

  private func contour(_ data: Substring) throws -> Contour {
    try #require(Contour.all(of: SVGPathData.path(data)).first)
  }

  // MARK: Lines

  /// Curves are seen as eight straight pieces each, from where the one before ended.
  @Test func curvesAreDividedIntoEight() throws {
    let quadratic = try contour("M0 0Q4 8 8 0Q12-8 16 0L8 20z")
    #expect(quadratic.points.count == 18)
    for step in 0...8 {
      let t = CGFloat(step) / 8
      let (first, second) = (quadratic.points[step], quadratic.points[8 + step])
      #expect(isNear(first.x, 8 * t) && isNear(first.y, 16 * t * (1 - t)))
      #expect(isNear(second.x, 8 + 8 * t) && isNear(second.y, -16 * t * (1 - t)))
    }
    let cubic = try contour("M0 0C3 6 6 6 9 0C12-6 15-3 18 0L9 20z")
    #expect(cubic.points.count == 18)
    for step in 0...8 {
      let t = CGFloat(step) / 8
      let (first, second) = (cubic.points[step], cubic.points[8 + step])
      #expect(isNear(first.x, 9 * t) && isNear(first.y, 18 * t * (1 - t)))
      #expect(isNear(second.x, 9 + 9 * t))
      let u = 1 - t
      #expect(isNear(second.y, -18 * u * u * t - 9 * u * t * t))
    }
  }

  @Test(
    arguments: [
      ("M1 2H5V4H1z", 8, CGRect(x: 1, y: 2, width: 4, height: 2)),
      ("M1 2V4H5V2z", -8, CGRect(x: 1, y: 2, width: 4, height: 2)),
      ("M-3-1L4 0L2 5z", 18.5, CGRect(x: -3, y: -1, width: 7, height: 6)),
      ("M0 0Q4 8 8 0z", -21, CGRect(x: 0, y: 0, width: 8, height: 4)),
    ] as [(Substring, CGFloat, CGRect)])
  func areasAndBounds(data: Substring, area: CGFloat, bounds: CGRect) throws {
    let line = try contour(data)
    #expect(isNear(line.area, area) && isNear(line.bounds, bounds))
    #expect(isNear(line.reversed.area, -area) && isNear(line.reversed.bounds, bounds))
    #expect(line.reversed.reversed.points.count == line.points.count)
  }

  @Test func linesWithoutAnAreaAreNone() {
    #expect(Contour.all(of: SVGPathData.path("M1 1L5 5z")).isEmpty)
    #expect(Contour.all(of: SVGPathData.path("M1 1")).isEmpty)
    #expect(Contour.all(of: SVGPathData.path("M0 0H1V1zM2 2H3V3M5 5H6V6z")).count == 3)
    #expect([Contour]().bounds == nil)
    let both = Contour.all(of: SVGPathData.path("M0 0H1V1zM5 6H7V9z"))
    #expect(both.bounds == CGRect(x: 0, y: 0, width: 7, height: 9))
  }

  @Test func pointsWithin() throws {
    // A square with a notch from above.
    let line = try contour("M0 0H4L5 6L6 0H10V10H0z")
    for (x, y, isInside) in [
      (1, 1, true), (5, 5, false), (5, 7, true), (4.4, 3, true), (4.6, 3, false), (5.6, 3, true),
      (9, 9, true), (-1, 5, false), (11, 5, false), (5, -1, false), (5, 11, false), (2, 3, true),
      (8, 3, true),
    ] as [(CGFloat, CGFloat, Bool)] {
      let isThere = line.contains(CGPoint(x: x, y: y))
      #expect(isThere == isInside, "\(x) \(y)")
      #expect(line.reversed.contains(CGPoint(x: x, y: y)) == isThere)
    }
  }

  /// A line that would turn inside out stays as it is; one grows as far as is wanted.
  @Test(arguments: ["M0 0H4V2H0z", "M0 0H2V4H0z", "M0 0V2H4V0z"] as [Substring])
  func offsetsOfRectangles(data: Substring) throws {
    let line = try contour(data)
    for distance in [5, 0.5, 0, -0.5, -0.99] as [CGFloat] {
      #expect(
        isNear(
          line.grown(by: distance).bounds, line.bounds.insetBy(dx: -distance, dy: -distance)))
    }
    for distance in [-1, -1.01, -1.5, -2, -9] as [CGFloat] {
      #expect(line.grown(by: distance).bounds == line.bounds)
    }
    #expect(isNear(line.offset(by: 0.5).area.magnitude, line.area > 0 ? 15 : 3))
  }

  /// A corner moves along its middle as far as its sides meet, and a sharp one at most twice as far as they move.
  @Test(
    arguments: [
      (10, 2.0.squareRoot()), (7, (149.0 / 49).squareRoot()), (5.8, (133.64 / 33.64).squareRoot()),
      (2.5, 4 * 2.5 / 106.25.squareRoot()), (1, 4 / 101.0.squareRoot()),
    ] as [(CGFloat, CGFloat)])
  func sharpCorners(half: CGFloat, reach: CGFloat) throws {
    let line = try contour("M0 0L\(half) 10L\(-half) 10z")
    let tip = line.grown(by: 0.1).bounds.minY
    #expect(abs(tip + 0.1 * reach) < 1e-6, "\(tip)")
  }

  /// Corners on each other move together, and curves by the points that steer them.
  @Test func offsetsKeepTheirSteps() throws {
    let plain = try contour("M0 0H4V4H0z")
    let doubled = try contour("M0 0H4L4 0V4H0L0 4z")
    #expect(isNear(doubled.grown(by: 1).bounds, plain.grown(by: 1).bounds))
    #expect(doubled.grown(by: 1).elements.count == doubled.elements.count)
    let round = try contour("M0 0C1-1 3-1 4 0Q5 2 4 4L0 4z")
    let grown = round.grown(by: 0.25)
    #expect(grown.elements.count == round.elements.count && grown.area > round.area)
    for (old, new) in zip(round.elements, grown.elements) {
      switch (old, new) {
      case (.move, .move), (.line, .line): break
      case (.quadCurve(let a, let b), .quadCurve(let c, let d)):
        #expect(abs(c.x - a.x) < 0.6 && abs(d.x - b.x - 0.25) < 0.1)
      case (.curve(let a, let b, let c), .curve(let d, let e, let f)):
        #expect(d.x > a.x && e.y < b.y && f.y < c.y && abs(e.x - b.x) < 0.3)
      default: Issue.record("\(old) became \(new)")
      }
    }
  }

  // MARK: Symbols of others

  private static let line = SymbolWeight.regularLine

  /// A drawing of a size in hundredths.
  private func area(_ width: Int, _ height: Int) -> SymbolRecipe {
    .own([.area("M0 0H\(width)V\(height)H0z")])
  }

  private func shape(
    _ recipe: SymbolRecipe, _ weight: SymbolWeight = .regular
  ) throws
    -> SymbolShape
  {
    try SymbolShapeBuilder(
      name: "a", weight: weight,
      glyph: { recipe in
        switch recipe {
        case .cupertino("circle_fill", _), .cupertino("square_fill", _):
          Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        case .cupertino: SVGPathData.path("M0 0H10V10H0zM1 1V9H9V1z")
        default: Path()
        }
      }, letters: { Path(CGRect(x: 0, y: 0, width: $0.count, height: 1)) }
    ).shape(of: recipe)
  }

  @Test(arguments: [SymbolWeight.ultraLight, .regular, .black], [(100, 100), (200, 100)])
  func crossedOutSymbols(weight: SymbolWeight, size: (Int, Int)) throws {
    let (width, height) = (CGFloat(size.0) / 100, CGFloat(size.1) / 100)
    let line = Self.line * weight.thickness
    let slashed = try shape(.slashed(area(size.0, size.1)), weight)
    // The line ends a fifth of its thickness beyond the corners, in half circles.
    #expect(isNear(slashed.bounds.width, width + 1.4 * line))
    #expect(isNear(slashed.bounds.height, height + 1.4 * line))
    #expect(isNear(slashed.bounds.midX, 0) && isNear(slashed.bounds.midY, 0))
    #expect(slashed.plain.count == 2 && slashed.layered.isEmpty)
    #expect(abs(slashed.plain[1].path.boundingRect.width - slashed.bounds.width) < 0.2 * line)
    #expect(slashed.plain[1].clip == nil)
    // Beside it is a gap, 2.6 times as wide as the line in all.
    let clip = try #require(slashed.plain[0].clip)
    let diagonal = (width * width + height * height).squareRoot()
    func isSeen(_ distance: CGFloat) -> Bool {
      let (x, y) = (-height / diagonal * distance, width / diagonal * distance)
      return clip.contains(CGPoint(x: x, y: y), eoFill: true)
    }
    for sign in [-1, 1] as [CGFloat] {
      #expect(!isSeen(sign * 1.2 * line) && isSeen(sign * 1.4 * line))
    }
    #expect(clip.boundingRect.width > slashed.bounds.width + 1)
  }

  /// A badge is 0.46 of an em in front of three quarters, and stands out by a quarter of itself.
  @Test func badgedSymbols() throws {
    let side = 0.46 * 0.75 * SymbolShape.emScale
    for (width, height, wide, high) in [
      (100, 50, 1 + 0.25 * side, 1), (50, 100, 1, 1 + 0.2 * side),
      (100, 100, 1 + 0.25 * side, 1 + 0.2 * side), (20, 10, 1 + 0.25 * side, 1),
    ] as [(Int, Int, CGFloat, CGFloat)] {
      let badged = try shape(.badged(area(100, 100), area(width, height)))
      #expect(isNear(badged.bounds.width, wide) && isNear(badged.bounds.height, high))
      #expect(badged.plain.map(\.rank) == [0, 0] && badged.layered.map(\.rank) == [1, 0])
      let clip = try #require(badged.layered[0].clip)
      #expect(badged.plain[0].clip == clip && badged.plain[1].clip == nil)
      // A round gap of 0.64 of the badge around its middle.
      let corner = CGPoint(x: badged.bounds.minX + 1, y: badged.bounds.minY + 1)
      let middle = CGPoint(x: corner.x - 0.25 * side, y: corner.y - 0.3 * side)
      for (dx, dy) in [(-1, 0), (0, -1)] as [(CGFloat, CGFloat)] {
        func isSeen(_ reach: CGFloat) -> Bool {
          clip.contains(
            CGPoint(x: middle.x + dx * reach * side, y: middle.y + dy * reach * side), eoFill: true)
        }
        #expect(!isSeen(0) && !isSeen(0.63) && isSeen(0.65))
      }
    }
    // A dot is smaller, and stands above.
    let dot = 0.32 * 0.75 * SymbolShape.emScale
    let dotted = try shape(.badged(area(100, 100), .cupertino("circle_fill", codePoint: 1)))
    #expect(isNear(dotted.bounds.width, 1 + 0.25 * dot))
    #expect(isNear(dotted.bounds.height, 1 + 0.2 * dot))
    let base = dotted.plain[0].path.boundingRect
    #expect(isNear(base.maxY, dotted.bounds.maxY) && base.minY > dotted.bounds.minY)
  }

  /// What stands in a square is 0.6 of it, in a circle 0.54, and 0.94 of that where it is two characters.
  @Test(
    arguments: [
      (SymbolRecipe.Enclosure.square, 0.6), (.circle, 0.54),
    ] as [(SymbolRecipe.Enclosure, CGFloat)])
  func enclosedSymbols(enclosure: SymbolRecipe.Enclosure, share: CGFloat) throws {
    let side = 10 * SymbolShape.emScale
    func sign(_ inner: SymbolRecipe, isFilled: Bool = false) throws -> CGSize {
      let enclosed = try shape(.enclosed(inner, enclosure, isFilled: isFilled))
      let lines = enclosed.plain.flatMap { Contour.all(of: $0.path) }
        .sorted { $0.area.magnitude < $1.area.magnitude }
      #expect(lines.count == (isFilled ? 2 : 3) && isNear(enclosed.bounds.width, side))
      let (small, large) = (try #require(lines.first), try #require(lines.last))
      #expect(isNear(small.bounds.midX, 0) && isNear(small.bounds.midY, 0))
      // A filled shape has it as a hole.
      #expect((small.area * large.area < 0) == isFilled)
      return small.bounds.size
    }
    for isFilled in [false, true] {
      let (wide, tall) = (
        try sign(area(100, 50), isFilled: isFilled), try sign(area(20, 40), isFilled: isFilled)
      )
      #expect(isNear(wide.width, side * share) && isNear(wide.height, side * share / 2))
      #expect(isNear(tall.width, side * share / 2) && isNear(tall.height, side * share))
    }
    #expect(isNear(try sign(.characters("A")).width, side * share))
    #expect(isNear(try sign(.characters("AB")).width, side * share * 0.94))
  }

  @Test func theOuterLineOfWhatIsMostlyFull() throws {
    func lines(_ hole: Int) throws -> Int {
      let (from, to) = (50 - hole / 2, 50 + hole / 2)
      let ring = "M0 0H100V100H0zM\(from) \(from)V\(to)H\(to)V\(from)z"
      return try shape(.outer(.own([.area(ring)]))).plain
        .flatMap { Contour.all(of: $0.path) }.count
    }
    #expect(try lines(20) == 1 && lines(76) == 1 && lines(78) == 2 && lines(90) == 2)
    #expect(try shape(.outer(.own([]))).plain.allSatisfy { $0.path.isEmpty })
  }

  // MARK: Weights, names and templates

  @Test func weightsOfFonts() {
    for (value, weight) in [
      (0, 0), (100, 0), (149, 0), (150, 1), (249, 1), (250, 2), (400, 3), (449, 3), (450, 4),
      (900, 8), (949, 8), (1000, 8), (5000, 8), (-300, 0),
    ] { #expect(SymbolWeight(fontWeight: value).rawValue == weight, "\(value)") }
    #expect(
      SymbolWeight.allCases.map(\.materialWeight) == [
        100, 200, 300, 400, 450, 500, 600, 650, 700,
      ])
  }

  @Test(arguments: [
    ("arrow.forward", true), ("arrow.backward.circle", true), ("chevron.right", false),
    ("star.leadinghalf.filled", true), ("rectangle.trailinghalf.filled", true), ("star", false),
    ("delete.left", false), ("list.bullet", true), ("sidebar.left", false),
    ("sidebar.right", false), ("speaker.wave.2", true), ("text.append", true),
    ("text.badge.plus", true), ("text.alignleft", false), ("play.forward", true),
    ("gobackward.backward", true), ("forward", false), ("forward.fill", false), ("", false),
    ("heart", false),
  ]) func mirroredSymbols(_ name: String, isMirrored: Bool) {
    #expect(SymbolNames.isMirrored(name) == isMirrored)
  }

  /// Without margins of its own a variant has a tenth of an em on each side.
  @Test func templatesWithoutMargins() throws {
    func symbol(_ capline: Int, _ margins: String = "") throws -> DrawnSymbol {
      let svg = """
        <svg viewBox="0 0 100 100"><g id="Guides"><line id="Baseline-S" x1="0" x2="90" y1="60" y2="60"/>
        <line id="Capline-S" x1="0" x2="90" y1="\(capline)" y2="\(capline)"/>\(margins)</g>
        <g id="Symbols"><g id="Regular-S"><rect x="12" y="36" width="20" height="10"/></g></g></svg>
        """
      let request = SymbolRequest(name: "own", pointSize: 1000, scale: .small)
      let authored = try #require(AuthoredSymbol(svg: svg))
      return try #require(SymbolLibrary.standard.symbol(request, authored: authored))
    }
    let em = 30 / (1443.0 / 2048)
    let plain = try symbol(30).metrics
    #expect(abs(plain.size.width - (20 + 0.2 * em) / em * 1000) < 0.5)
    #expect(abs(plain.size.height - (10 / em + 0.135) * 1000) < 0.5)
    #expect(abs(plain.size.height / 2 - plain.descent - (60 - 41) / em * 1000) < 1)
    let left = "<line id=\"left-margin-Regular-S\" x1=\"10\" x2=\"10\" y1=\"0\" y2=\"9\"/>"
    #expect(abs(try symbol(30, left).metrics.size.width - (22 + 0.1 * em) / em * 1000) < 0.5)
    // Lines that are no lower than the capitals say nothing.
    for capline in [60, 61] {
      #expect(abs(try symbol(capline).metrics.size.height - 20.5 / 17 * 1000) < 0.5)
    }
  }
}
