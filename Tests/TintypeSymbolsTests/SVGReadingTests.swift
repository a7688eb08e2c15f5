import Foundation
import Testing
import TintypeGeometry

@testable import TintypeSymbols

/// Numbers, tags and path data of SVG, sign by sign.
@Suite struct SVGReadingTests {
  @Test(
    arguments: [
      ("", []), ("1", [1]), ("1 2", [1, 2]), ("1,2", [1, 2]), (" ,1\t\n\r2, ", [1, 2]),
      ("1.5.5", [1.5, 0.5]), ("1-2", [1, -2]),
      ("+1+2", [1, 2]), ("2e3", [2000]), ("2E-1", [0.2]), ("2e+1", [20]), ("2e", [2]), ("2ex", [2]),
      ("2e-", [2]), ("-.5", [-0.5]),
      ("1.", [1]), ("90", [90]), ("x1", []), ("1x2", [1]), ("-", []), ("1e1.5", [10, 0.5]),
      ("/", []), (":", []), ("09", [9]),
    ] as [(Substring, [CGFloat])])
  func numbers(text: Substring, expected: [CGFloat]) {
    #expect(SVGNumbers.all(text) == expected)
  }

  @Test func lettersAndFlags() {
    var letters = SVGNumbers(" a,Z@[`{1")
    #expect(letters.letter() == "a" && letters.letter() == "Z" && letters.letter() == nil)
    for text in ["@", "[", "{", "1", ""] as [Substring] {
      var reader = SVGNumbers(text)
      #expect(reader.letter() == nil)
    }
    var backtick = SVGNumbers("`")
    #expect(backtick.letter() == nil)
    var flags = SVGNumbers("01 ,12")
    #expect(flags.flag() == false && flags.flag() == true && flags.flag() == true)
    #expect(flags.flag() == nil && flags.next() == 2 && flags.flag() == nil)
    var half = SVGNumbers("1 2 3")
    #expect(half.point() == CGPoint(x: 1, y: 2) && half.point() == nil)
  }

  private func tags(_ text: String) -> [String] {
    SVGTags(text).map { tag in
      let attributes = tag.attributes.map { " \($0)=\($1)" }.sorted().joined()
      return (tag.isEnd ? "/" : "") + tag.name + attributes + (tag.isEmpty ? "/" : "")
    }
  }

  @Test(
    arguments: [
      ("", []), ("a", []), ("<a>", ["a"]), ("<a/>", ["a/"]), ("</a>", ["/a"]),
      ("<a><b/></a>", ["a", "b/", "/a"]), ("<x:a y:b='1'>", ["a b=1"]),
      ("<a b=\"1\" c = '2'/>", ["a b=1 c=2/"]), ("<a b='>'>", ["a b=>"]),
      ("<a b='\">\"'>", ["a b=\">\""]), ("<a b=\"'>\">", ["a b='>"]),
      ("<!-- <b> --><a>", ["a"]), ("<!DOCTYPE x><a>", ["a"]), ("<?xml?><a>", ["a"]),
      ("<![CDATA[<b>]]><a>", ["a"]), ("<a", []), ("<a b='>", []),
      ("<><a>", ["a"]), ("< ><a>", ["a"]), ("<!-- ", []), ("<a b>", ["a"]), ("<a b=1>", ["a"]),
      ("<a b=1 c='2'>", ["a"]), ("<a b='' c='3'>", ["a b= c=3"]),
      ("<a\n b='1'\n>x</a>", ["a b=1", "/a"]), ("<a b='1/2'/>", ["a b=1/2/"]),
    ] as [(String, [String])])
  func tags(text: String, expected: [String]) {
    #expect(tags(text) == expected)
  }

  private func steps(_ data: Substring) -> String {
    func at(_ points: CGPoint...) -> String {
      points.map { "\($0.x.formatted()),\($0.y.formatted())" }.joined(separator: " ")
    }
    return SVGPathData.path(data).elements.map { element in
      switch element {
      case .move(let to): "M" + at(to)
      case .line(let to): "L" + at(to)
      case .quadCurve(let to, let control): "Q" + at(control, to)
      case .curve(let to, let one, let two): "C" + at(one, two, to)
      case .closeSubpath: "Z"
      }
    }.joined(separator: " ")
  }

  /// Small letters go on from the pen; a smooth curve mirrors the last one of its own kind; after an end the pen is at the start.
  @Test(
    arguments: [
      ("M1 2L3 4", "M1,2 L3,4"), ("m1 2l3 4", "M1,2 L4,6"), ("M1 2 3 4 5 6", "M1,2 L3,4 L5,6"),
      ("m1 2 3 4 5 6", "M1,2 L4,6 L9,12"),
      ("M1 2H5V7", "M1,2 L5,2 L5,7"), ("M1 2h5v7", "M1,2 L6,2 L6,9"),
      ("M1 2h3zl1 1", "M1,2 L4,2 Z L2,3"), ("M1 2h3Zm1 1h1", "M1,2 L4,2 Z M2,3 L3,3"),
      ("M1 1C2 3 4 5 6 7S9 9 10 12", "M1,1 C2,3 4,5 6,7 C8,9 9,9 10,12"),
      ("M1 1c1 2 3 4 5 6s3 2 4 5", "M1,1 C2,3 4,5 6,7 C8,9 9,9 10,12"),
      ("M1 1S2 3 4 5", "M1,1 C1,1 2,3 4,5"), ("M1 1Q2 3 4 5T8 9", "M1,1 Q2,3 4,5 Q6,7 8,9"),
      ("M1 1q1 2 3 4t4 4", "M1,1 Q2,3 4,5 Q6,7 8,9"),
      ("M1 1T3 3", "M1,1 Q1,1 3,3"), ("M1 1Q2 3 4 5S6 6 7 7", "M1,1 Q2,3 4,5 C4,5 6,6 7,7"),
      ("M1 1C2 3 4 5 6 7T8 8", "M1,1 C2,3 4,5 6,7 Q6,7 8,8"),
      ("M1 1Q2 3 4 5L5 5T6 6", "M1,1 Q2,3 4,5 L5,5 Q5,5 6,6"),
      ("M1 1Q2 3 4 5zT6 6", "M1,1 Q2,3 4,5 Z Q1,1 6,6"),
      ("M1 1a0 5 0 0 1 3 4", "M1,1 L4,5"), ("M1 1A5 0 0 0 1 3 4", "M1,1 L3,4"),
      ("M1 1A5 5 0 0 1 1 1", "M1,1 L1,1"),
      ("M1 1L2", "M1,1"), ("M1 1H", "M1,1"), ("M1 1C1 2 3", "M1,1"), ("M1 1x2 2", "M1,1"),
      ("M1 1A1 1 0 2 0 3 3", "M1,1"), ("1 1", ""),
      ("M1 1L2 2 3", "M1,1 L2,2"),
    ] as [(Substring, String)])
  func pathData(data: Substring, expected: String) {
    #expect(steps(data) == expected)
  }

  /// SVG 1.1, F.6: which of the four arcs, radii that are too small, turned ellipses; points by their distance and side.
  @Test(
    arguments: [
      ("0 0 0", 2, -1, 1), ("0 0 1", 2, 1, 1), ("0 1 0", 2, -1, 3), ("0 1 1", 2, 1, 3),
    ] as [(String, CGFloat, CGFloat, Int)])
  func arcs(flags: String, radius: CGFloat, side: CGFloat, curves: Int) throws {
    // A chord of 2√2 in a circle of radius 2: a quarter, or three.
    let chord = 8.0.squareRoot()
    let path = SVGPathData.path("M0 0A2-2 \(flags) \(chord) 0")
    #expect(path.elements.count == 1 + curves)
    #expect(path.currentPoint == CGPoint(x: chord, y: 0))
    // A large arc bulges on the far side of its center.
    let isLarge = curves == 3
    let center = CGPoint(x: chord / 2, y: (isLarge ? -1 : 1) * side * 2.0.squareRoot())
    for point in path.flattened().flatMap(\.points) {
      let (dx, dy) = (point.x - center.x, point.y - center.y)
      #expect(abs((dx * dx + dy * dy).squareRoot() - radius) < 0.002)
      #expect(-side * point.y >= -1e-9 || isLarge)
    }
    let heights = path.flattened().flatMap(\.points).map(\.y)
    #expect(
      abs(((side > 0 ? heights.min() : heights.max()) ?? 0) - (center.y - side * radius)) < 0.01)
  }

  @Test func radiiThatAreTooSmallAreScaled() {
    let half = box("M0 0A1 1 0 0 1 10 0")
    #expect(abs(half.height - 5) < 1e-2 && abs(half.width - 10) < 1e-2)
    let exact = box("M0 0A5 5 0 0 1 10 0")
    #expect(abs(exact.height - 5) < 1e-2 && exact.minY < -4.9)
    // Half of an ellipse of 2 by 1 that is turned by 90°: 1 wide on each side, 2 high.
    let turned = box("M0 0A2 1 90 0 1 2 0A2 1 90 0 1 0 0")
    #expect(abs(turned.width - 2) < 1e-2 && abs(turned.height - 4) < 1e-2)
  }

  /// The smallest rectangle around points of a path.
  private func box(_ data: Substring) -> CGRect {
    let points = SVGPathData.path(data).flattened().flatMap(\.points)
    return points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}
