import Testing
import Tintype

@testable import TintypeControls

/// Where a panel stands beside what it belongs to, at the edges of the space that is free.
@Suite struct AnchoredFrameTests {
  private let free = CGRect(x: 0, y: 0, width: 200, height: 200)

  private func origin(
    _ x: CGFloat, _ y: CGFloat, _ sides: [Edge], width: CGFloat = 40, height: CGFloat = 20
  ) -> [CGFloat] {
    let frame = AnchoredLayout.frame(
      of: CGSize(width: width, height: height), at: CGRect(x: x, y: y, width: 20, height: 20),
      in: free, sides: sides, gap: 5)
    #expect(frame.width == width && frame.height == height)
    return [frame.minX, frame.minY]
  }

  /// On the first side that has space for it and the gap; over its middle where none has.
  @Test func sides() {
    #expect(origin(100, 100, [.top]) == [90, 75] && origin(100, 100, [.bottom]) == [90, 125])
    #expect(origin(100, 100, [.leading]) == [55, 100])
    #expect(origin(100, 100, [.trailing]) == [125, 100] && origin(100, 100, []) == [90, 100])
    #expect(origin(100, 25, [.top]) == [90, 0] && origin(100, 24, [.top]) == [90, 24])
    #expect(origin(100, 24, [.top, .bottom]) == [90, 49])
    #expect(origin(100, 155, [.bottom]) == [90, 180] && origin(100, 156, [.bottom]) == [90, 156])
    #expect(origin(45, 90, [.leading]) == [0, 90] && origin(44, 90, [.leading]) == [34, 90])
    #expect(
      origin(135, 90, [.trailing]) == [160, 90] && origin(136, 90, [.trailing]) == [126, 90])
  }

  /// A panel stays within the free space, from its upper left corner on where it is larger.
  @Test func panelsStayWithin() {
    #expect(origin(0, 100, [.top]) == [0, 75] && origin(190, 100, [.top]) == [160, 75])
    #expect(origin(100, 0, [.leading]) == [55, 0] && origin(100, 190, [.leading]) == [55, 180])
    #expect(origin(100, 100, [], width: 300, height: 400) == [0, 0])
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let size = CGSize(width: 30, height: 10)
    for (x, y, left, top) in [
      (0, 0, 10, 20), (10, 20, 10, 20), (50, 40, 50, 40), (80, 60, 80, 60), (81, 61, 80, 60),
      (200, 200, 80, 60),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)] {
      let corner = CGPoint(x: x, y: y)
      #expect(rect.origin(nearest: corner, for: size) == CGPoint(x: left, y: top))
      #expect(rect.minX(nearest: x, for: 30) == left)
    }
    let large = CGSize(width: 300, height: 100)
    #expect(rect.origin(nearest: CGPoint(x: 50, y: 50), for: large) == CGPoint(x: 10, y: 20))
  }
}
