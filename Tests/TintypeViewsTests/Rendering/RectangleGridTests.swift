import Testing
import Tintype

@testable import TintypeViews

/// What a grid of rectangles finds is what is found by going through all of them.
@Suite struct RectangleGridTests {
  private let region = CGRect(x: 10, y: -20, width: 500, height: 300)

  /// Rectangles around the region, of which some end where others begin.
  private func rectangles(_ count: Int, seed: Int) -> [CGRect] {
    (0..<count).map { index in
      let part = index * 7 + seed
      return CGRect(
        x: CGFloat(part * 37 % 620) - 50, y: CGFloat(part * 53 % 420) - 80,
        width: CGFloat(part * 11 % 60), height: CGFloat(part * 17 % 90))
    }
  }

  @Test(arguments: 0..<8) func whatIsHit(seed: Int) {
    let all = rectangles(40, seed: seed)
    var grid = RectangleGrid(region: region)
    for rect in all { grid.insert(rect) }
    #expect(grid.rectangles == all)
    for rect in rectangles(60, seed: seed + 3) {
      let hits = all.filter { $0.overlaps(rect) }
      #expect(grid.hits(rect) == !hits.isEmpty)
      #expect(grid.hitting(rect).count == hits.count && Set(grid.hitting(rect)) == Set(hits))
      let shared = hits.reduce(0) {
        let part = $1.intersection(rect)
        return $0 + part.width * part.height
      }
      #expect(abs(grid.overlap(rect) - shared) < 1e-6)
    }
  }

  @Test func rectanglesThatTouchDoNotOverlap() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    for (dx, dy, overlaps) in [
      (10, 0, false), (0, 10, false), (-10, 0, false), (0, -10, false), (9.9, 9.9, true),
      (-9.9, -9.9, true), (9.9, -10, false),
    ] as [(CGFloat, CGFloat, Bool)] {
      #expect(rect.overlaps(rect.offsetBy(dx: dx, dy: dy)) == overlaps)
      var grid = RectangleGrid(region: CGRect(x: 0, y: 0, width: 1, height: 1))
      grid.insert(rect)
      #expect(grid.hits(rect.offsetBy(dx: dx, dy: dy)) == overlaps)
    }
  }

  /// What differs by more than a twentieth of a point does; an unlimited proposal always does, none never.
  @Test func proposalsDifferFromSizes() {
    let size = CGSize(width: 10, height: 20)
    for (width, height, differs) in [
      (10, 20, false), (10.04, 19.96, false), (10.06, 20, true), (9.94, 20, true),
      (10, 20.06, true),
      (nil, 20, false), (nil, nil, false), (10, nil, false), (nil, 30, true),
      (CGFloat.infinity, 20, true),
    ] as [(CGFloat?, CGFloat?, Bool)] {
      #expect(ProposedViewSize(width: width, height: height).differs(from: size) == differs)
    }
    let frame = CGRect(x: 5, y: 6, width: 10, height: 20)
    let wide = ProposedViewSize(width: 30, height: .infinity)
    #expect(
      wide.region(around: frame, anchor: .center) == CGRect(x: -5, y: 6, width: 30, height: 20))
    #expect(
      ProposedViewSize(width: nil, height: 40).region(around: frame, anchor: .bottomTrailing)
        == CGRect(x: 5, y: -14, width: 10, height: 40))
  }

  /// A part of a line is long enough from six points on, and text is met from 0.6 points within its frame on.
  @Test func partsOfLinesAtTheirEdges() {
    var grid = RectangleGrid(region: CGRect(x: 0, y: 0, width: 100, height: 100))
    grid.insert(CGRect(x: 40, y: 10, width: 20, height: 10))
    func parts(_ from: CGFloat, _ to: CGFloat, at: CGFloat = 15) -> [[CGFloat]] {
      Stretch(axis: .horizontal, at: at, from: from, to: to).parts(sparing: [grid]).map {
        [$0.from, $0.to]
      }
    }
    #expect(parts(32.5, 50) == [[32.5, 38.5]] && parts(32.6, 50) == [])
    #expect(parts(50, 67.5) == [[61.5, 67.5]] && parts(50, 67.4) == [])
    #expect(parts(0, 100, at: 10.7).count == 2 && parts(0, 100, at: 19.3).count == 2)
    #expect(parts(0, 100, at: 10.6).count == 1 && parts(0, 100, at: 19.4).count == 1)
  }
}
