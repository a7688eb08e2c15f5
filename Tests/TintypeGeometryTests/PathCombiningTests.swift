import Testing
import TintypeGeometry

/// What outlines of two paths have in common, and what they have not.
@Suite struct PathCombiningTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private let right = Path(CGRect(x: 10, y: 0, width: 20, height: 20))

  private func area(_ path: Path) -> CGFloat {
    path.flattened().reduce(0) { sum, piece in
      zip(piece.points, piece.points.dropFirst() + piece.points.prefix(1)).reduce(sum) {
        $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
      }
    }
  }

  private func isAbout(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(abs(a) - b) < 0.01 }

  @Test func overlappingSquaresWithACommonLine() {
    #expect(isAbout(area(left.union(right)), 600))
    #expect(isAbout(area(left.intersection(right)), 200))
    #expect(isAbout(area(left.subtracting(right)), 200))
    #expect(isAbout(area(left.symmetricDifference(right)), 400))
    #expect(left.intersection(right).boundingRect == CGRect(x: 10, y: 0, width: 10, height: 20))
    #expect(!left.symmetricDifference(right).contains(CGPoint(x: 15, y: 10)))
  }

  /// Wherever a rectangle lies and however both turn, the areas are those that arithmetic says.
  @Test func areasOfTwoRectangles() {
    let fixed = CGRect(x: 0, y: 0, width: 40, height: 40)
    func outline(_ rect: CGRect, _ isReversed: Bool) -> Path {
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ]
      return Path {
        $0.addLines(isReversed ? corners.reversed() : corners)
        $0.closeSubpath()
      }
    }
    for x in stride(from: CGFloat(-30), through: 50, by: 20) {
      for y in stride(from: CGFloat(-30), through: 50, by: 20) {
        for size in [CGSize(width: 20, height: 20), CGSize(width: 100, height: 8)] {
          let moved = CGRect(origin: CGPoint(x: x, y: y), size: size)
          let shared = fixed.intersection(moved)
          let common = shared.isNull ? 0 : shared.width * shared.height
          let own = size.width * size.height
          for turn in 0..<4 {
            let (a, b) = (outline(fixed, turn % 2 == 1), outline(moved, turn / 2 == 1))
            #expect(isAbout(area(a.intersection(b)), common), "\(moved) \(turn)")
            #expect(isAbout(area(a.union(b)), 1600 + own - common), "\(moved) \(turn)")
            #expect(isAbout(area(a.subtracting(b)), 1600 - common), "\(moved) \(turn)")
            #expect(isAbout(area(b.subtracting(a)), own - common), "\(moved) \(turn)")
            // A line is parted where it meets the border.
            let (inside, outside) = (b.lineIntersection(a), b.lineSubtraction(a))
            #expect(isAbout(length(inside) + length(outside), 2 * (size.width + size.height)))
            #expect(
              inside.flattened().allSatisfy {
                $0.points.allSatisfy { fixed.insetBy(dx: -0.01, dy: -0.01).contains($0) }
              })
          }
        }
      }
    }
  }

  /// Sides that lie on one slanted line are cut at each other's ends, as upright ones are.
  @Test func slantedSidesOnOneLine() {
    // It turns, and makes areas five times as large.
    let slant = CGAffineTransform(2, 1, -1, 2, 3, 4)
    let fixed = Path(CGRect(x: 0, y: 0, width: 40, height: 40)).applying(slant)
    for (x, y) in [(-10, 0), (10, 0), (0, -10), (0, 10), (20, 20)] as [(CGFloat, CGFloat)] {
      let moved = Path(CGRect(x: x, y: y, width: 40, height: 40)).applying(slant)
      let common = 5 * (40 - abs(x)) * (40 - abs(y))
      #expect(isAbout(area(fixed.intersection(moved)), common), "\(x) \(y)")
      #expect(isAbout(area(fixed.union(moved)), 16000 - common), "\(x) \(y)")
      #expect(isAbout(area(fixed.subtracting(moved)), 8000 - common), "\(x) \(y)")
    }
  }

  private func length(_ path: Path) -> CGFloat {
    path.flattened().reduce(0) { sum, piece in
      let ends = piece.points.dropFirst() + (piece.isClosed ? piece.points.prefix(1) : [])
      return zip(piece.points, ends).reduce(sum) {
        $0
          + (($1.0.x - $1.1.x) * ($1.0.x - $1.1.x) + ($1.0.y - $1.1.y) * ($1.0.y - $1.1.y))
          .squareRoot()
      }
    }
  }

  @Test func equalAndSeparateOutlines() {
    let far = Path(CGRect(x: 100, y: 0, width: 10, height: 10))
    #expect(isAbout(area(left.union(left)), 400))
    #expect(left.subtracting(left).isEmpty)
    #expect(left.intersection(far).isEmpty)
    #expect(isAbout(area(left.union(far)), 500))
    #expect(isAbout(area(left.union(Path())), 400))
    #expect(Path().union(Path()).isEmpty)
  }

  @Test func aHoleStaysAHole() {
    let hole = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
    let ring = left.subtracting(hole)
    #expect(isAbout(area(ring), 300))
    #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    #expect(ring.contains(CGPoint(x: 2, y: 10)))
    #expect(isAbout(area(ring.union(hole)), 400))
  }

  @Test func circlesMeetInALens() {
    let one = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let two = Path(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 20))
    // Two circles of radius r at distance r: r² (2π/3 - √3/2).
    let lens = 100 * (2 * CGFloat.pi / 3 - CGFloat(3).squareRoot() / 2)
    #expect(abs(abs(area(one.intersection(two))) - lens) < 0.3)
    #expect(abs(abs(area(one.union(two))) - (200 * .pi - lens)) < 0.5)
  }

  @Test func linesAreCutWhereTheyEnter() {
    var line = Path()
    line.move(to: CGPoint(x: -10, y: 5))
    line.addLine(to: CGPoint(x: 30, y: 5))
    let inside = line.lineIntersection(left)
    #expect(inside.boundingRect == CGRect(x: 0, y: 5, width: 20, height: 0))
    let outside = line.lineSubtraction(left).flattened().map(\.points)
    #expect(
      outside == [
        [CGPoint(x: -10, y: 5), CGPoint(x: 0, y: 5)], [CGPoint(x: 20, y: 5), CGPoint(x: 30, y: 5)],
      ])
  }

  @Test func nonFinitePointsAreLeftOut() {
    var broken = Path()
    broken.addLines([.zero, CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: CGFloat.infinity, y: 0)])
    #expect(isAbout(area(left.union(broken)), 400))
  }

  @Test func descriptionsAreReadAndWritten() throws {
    let text = "0 0 m 10 0.5 l 20 0 20 20 q 1 2 3 4 5 6 c h"
    let path = try #require(Path(text))
    #expect(path.description == text)
    #expect(Path("5 6 10 20 re")?.boundingRect == CGRect(x: 5, y: 6, width: 10, height: 20))
    #expect(Path("") == Path())
    for wrong in ["1 m", "1 2 3 l", "x", "1 2", "h 3"] { #expect(Path(wrong) == nil) }
  }
}
