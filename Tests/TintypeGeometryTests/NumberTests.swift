import Testing
import TintypeGeometry

/// Pixel snapping and transforms.
@Suite struct NumberTests {
  /// Three thirds of 100 points are 33, 34 and 33 pixels without a seam: `layout.md` 14.3.
  @Test func neighborsStaySeamless() {
    let third = 100.0 / 3
    let columns = (0..<3).map { index in
      CGRect(x: CGFloat(index) * third, y: 0, width: third, height: 10).snapped(toScale: 1)
    }
    #expect(columns.map(\.minX) == [0, 33, 67])
    #expect(columns.map(\.maxX) == [33, 67, 100])
  }

  @Test func halvesGoUp() {
    #expect((0.5 as CGFloat).snapped(toScale: 1) == 1)
    #expect((-0.5 as CGFloat).snapped(toScale: 1) == 0)
    #expect((0.25 as CGFloat).snapped(toScale: 2) == 0.5)
  }

  /// A sum of fractions that should be a whole pixel is not rounded up to the next one.
  @Test func roundingUpForgivesTheLastBit() {
    #expect((20.285 as CGFloat).roundedUp(toScale: 2) == 20.5)
    #expect((0.1 as CGFloat + 0.2).roundedUp(toScale: 10) == 0.3)
  }

  @Test func transformsCompose() {
    let point = CGPoint(x: 3, y: 5)
    let turn = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    let turned = point.applying(turn)
    #expect(abs(turned.x - 5) < 1e-9 && abs(turned.y - 3) < 1e-9)
    let back = turned.applying(turn.inverted())
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 5) < 1e-9)
    let collapsed = CGAffineTransform(scaleX: 0, y: 1)
    #expect(collapsed.inverted() == collapsed)
  }
}
