import Testing
import TintypeGeometry

@testable import TintypeSymbols

/// Which shapes of an SVG file have ink, and where.
@Suite struct SVGDrawingTests {
  /// The boxes of the shapes of a file: x, y, width and height.
  private func boxes(_ body: String) -> [[CGFloat]] {
    SVGDrawing("<svg viewBox='0 0 24 24'>\(body)</svg>").shapes.map { shape in
      let box = shape.path.boundingRect
      return [box.minX, box.minY, box.width, box.height].map { ($0 * 1000).rounded() / 1000 }
    }
  }

  @Test(
    arguments: [
      ("<rect x='1' y='2' width='3' height='4'/>", [[1, 2, 3, 4]]),
      ("<rect width='3' height='4' rx='1'/>", [[0, 0, 3, 4]]),
      ("<circle cx='5' cy='6' r='2'/>", [[3, 4, 4, 4]]),
      ("<ellipse cx='5' cy='6' rx='2' ry='1'/>", [[3, 5, 4, 2]]),
      ("<polygon points='1,1 3,1 3,5'/>", [[1, 1, 2, 4]]),
      ("<line x1='1' y1='1' x2='5' y2='1'/>", []),
      ("<line x1='1' y1='1' x2='5' y2='1' stroke='red'/>", [[1, 0.5, 4, 1]]),
      ("<line x1='1' y1='2' x2='5' y2='2' stroke='red' stroke-width='3'/>", [[1, 0.5, 4, 3]]),
      (
        "<line x1='1' y1='2' x2='5' y2='2' stroke='red' stroke-linecap='square'/>",
        [[0.5, 1.5, 5, 1]]
      ),
      (
        "<line x1='1' y1='2' x2='5' y2='2' stroke='red' stroke-linecap='round'/>",
        [[0.5, 1.5, 5, 1]]
      ),
      ("<rect width='4' height='4' fill='none'/>", []),
      ("<rect width='4' height='4' fill='none' stroke='none'/>", []),
      ("<rect width='4' height='4' stroke='red'/>", [[-0.5, -0.5, 5, 5]]),
      ("<rect width='4' height='4' style='fill:none'/>", []),
      ("<rect width='4' height='4' style='stroke:red; stroke-width: 2'/>", [[-1, -1, 6, 6]]),
      ("<rect width='4' height='4' display='none'/>", []),
      ("<rect width='4' height='4' opacity='0'/>", []),
      ("<rect width='4' height='4' opacity='0.5'/>", [[0, 0, 4, 4]]),
      ("<mask><rect width='4' height='4'/></mask>", []),
      ("<clipPath><rect width='4' height='4'/></clipPath>", []),
      ("<symbol><rect width='4' height='4'/></symbol>", []),
      ("<pattern><rect width='4' height='4'/></pattern>", []),
      ("<marker><rect width='4' height='4'/></marker>", []),
      (
        "<g fill='none'><rect width='4' height='4'/></g><rect width='2' height='2'/>",
        [[0, 0, 2, 2]]
      ),
      ("<g fill='none'><rect width='4' height='4' fill='red'/></g>", [[0, 0, 4, 4]]),
      ("<rect transform='translate(5)' width='1' height='1'/>", [[5, 0, 1, 1]]),
      ("<rect transform='translate(5, 6)' width='1' height='1'/>", [[5, 6, 1, 1]]),
      ("<rect transform='scale(2)' x='1' width='1' height='1'/>", [[2, 0, 2, 2]]),
      ("<rect transform='scale(2 3)' x='1' y='1' width='1' height='1'/>", [[2, 3, 2, 3]]),
      ("<rect transform='rotate(90)' x='1' width='2' height='3'/>", [[-3, 1, 3, 2]]),
      ("<rect transform='rotate(90 1 0)' x='1' width='2' height='3'/>", [[-2, 0, 3, 2]]),
      ("<rect transform='matrix(1 0 0 1 7 8)' width='1' height='1'/>", [[7, 8, 1, 1]]),
      ("<rect transform='translate(1)scale(2)' x='1' width='1' height='1'/>", [[3, 0, 2, 2]]),
      ("<rect transform='nothing(1)' x='1' width='1' height='1'/>", [[1, 0, 1, 1]]),
      (
        "<g transform='scale(2)'><rect transform='translate(1)' width='1' height='1'/></g>",
        [[2, 0, 2, 2]]
      ),
    ] as [(String, [[CGFloat]])])
  func shapesHaveInk(body: String, expected: [[CGFloat]]) {
    #expect(boxes(body) == expected)
  }

  @Test func theBoxIsThatOfTheViewElseOfTheSize() {
    #expect(SVGDrawing("<svg viewBox='1 2 3 4'/>").box == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      SVGDrawing("<svg viewBox='1 2 3' width='5px' height='6'/>").box
        == CGRect(x: 0, y: 0, width: 5, height: 6))
    #expect(SVGDrawing("<svg width='5'/>").box == nil)
  }

  @Test func ranksAreThoseOfTheClasses() {
    let classes = [
      "hierarchical-0:primary", "a hierarchical-1:secondary b", "hierarchical-2:tertiary",
      "hierarchical-0:other", "monochrome-0:secondary",
    ]
    let body = classes.map { "<rect class='\($0)' width='1' height='1'/>" }.joined()
    #expect(SVGDrawing("<svg>\(body)</svg>").shapes.map(\.rank) == [0, 1, 2, 0, 0])
  }

  @Test func guidesAreTheFirstTwoPoints() throws {
    let drawing = SVGDrawing(
      """
      <svg><line id="a" x1="1" y1="2" x2="3" y2="4" transform="translate(10)"/>
      <path id="b" d="M1 1L2 3L9 9"/><path id="c" d="M1 1"/><rect id="d" width="1" height="1"/></svg>
      """)
    #expect(drawing.guides.keys.sorted() == ["a", "b"])
    let (a, b) = (try #require(drawing.guides["a"]), try #require(drawing.guides["b"]))
    #expect(a.start == CGPoint(x: 11, y: 2) && a.end == CGPoint(x: 13, y: 4))
    #expect(b.start == CGPoint(x: 1, y: 1) && b.end == CGPoint(x: 2, y: 3))
  }

  /// By the even-odd rule a square in a square is a hole, whatever corner each begins at and whichever way each turns; a
  /// third in it is filled, and what stands beside it is no hole.
  @Test func theEvenOddRuleCountsWhatIsAround() {
    func square(_ origin: CGFloat, _ side: CGFloat, from corner: Int, isTurned: Bool) -> String {
      let ring = [(0, 0), (side, 0), (side, side), (0, side)] as [(CGFloat, CGFloat)]
      var points = (0..<4).map { ring[($0 + corner) % 4] }
      if isTurned { points.reverse() }
      return "M" + points.map { "\(origin + $0.0) \(origin + $0.1)" }.joined(separator: "L") + "Z"
    }
    for outer in 0..<4 {
      for inner in 0..<4 {
        for turns in 0..<4 {
          let data =
            square(0, 12, from: outer, isTurned: turns % 2 == 1)
            + square(2, 8, from: inner, isTurned: turns / 2 == 1)
            + square(4, 4, from: outer, isTurned: turns % 2 == 1)
            + square(13, 4, from: inner, isTurned: turns / 2 == 1)
          let drawing = SVGDrawing("<svg><path fill-rule='evenodd' d='\(data)'/></svg>")
          let contours = drawing.shapes.flatMap { Contour.all(of: $0.path) }
          #expect(contours.map { $0.area > 0 } == [true, false, true, true])
        }
      }
    }
  }
}
