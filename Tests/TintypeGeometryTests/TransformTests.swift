import Testing
import TintypeGeometry

/// Matrices, by numbers that were multiplied by hand.
@Suite struct TransformTests {
  private let point = CGPoint(x: 1, y: 1)
  private let shift = CGAffineTransform(translationX: 10, y: 0)
  private let scaling = CGAffineTransform(scaleX: 2, y: 3)
  /// Of determinant 1.
  private let skewed = CGAffineTransform(2, 1, 1, 1, 3, 4)

  @Test func theFirstOfTwoIsAppliedFirst() {
    #expect(point.applying(shift.concatenating(scaling)) == CGPoint(x: 22, y: 3))
    #expect(point.applying(scaling.concatenating(shift)) == CGPoint(x: 12, y: 3))
  }

  @Test func whatIsAddedIsAppliedBefore() {
    #expect(point.applying(scaling.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 3))
    #expect(point.applying(shift.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 3))
    // A quarter turn leads from the right down: (1, 1) to (-1, 1).
    #expect(point.applying(shift.rotated(by: .pi / 2)) == CGPoint(x: 9, y: 1))
  }

  @Test(
    arguments: [(0, 2, 0), (0.5, 0, 2), (1, -2, 0), (1.5, 0, -2), (-0.5, 0, -2)]
      as [(Double, CGFloat, CGFloat)])
  func rotationsAreClockwiseOnTheCanvas(halfTurns: Double, x: CGFloat, y: CGFloat) {
    let turn = CGAffineTransform(rotationAngle: halfTurns * .pi)
    #expect(CGPoint(x: 2, y: 0).applying(turn) == CGPoint(x: x, y: y))
  }

  @Test func theInverseIsThatOfTheMatrix() {
    #expect(skewed.inverted() == CGAffineTransform(1, -1, -1, 2, 1, -5))
    #expect(skewed.concatenating(skewed.inverted()).isIdentity)
    #expect(skewed.inverted().concatenating(skewed).isIdentity)
    #expect(scaling.inverted() == CGAffineTransform(scaleX: 0.5, y: 1 / 3))
  }

  @Test func singularTransformsStay() {
    let collapsed = CGAffineTransform(scaleX: 0, y: 1)
    #expect(collapsed.inverted() == collapsed)
    let endless = CGAffineTransform(scaleX: .infinity, y: 1)
    #expect(endless.inverted() == endless)
  }

  @Test func transformsCompose() {
    let point = CGPoint(x: 3, y: 5)
    let turn = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    let turned = point.applying(turn)
    #expect(abs(turned.x - 5) < 1e-9 && abs(turned.y - 3) < 1e-9)
    let back = turned.applying(turn.inverted())
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 5) < 1e-9)
  }

  @Test func aSizeIsNotShifted() {
    #expect(CGSize(width: 2, height: 3).applying(skewed) == CGSize(width: 7, height: 5))
  }

  @Test func aRectangleGrowsToBeUpright() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(rect.applying(turn) == CGRect(x: -6, y: 1, width: 4, height: 3))
    #expect(rect.applying(scaling) == CGRect(x: 2, y: 6, width: 6, height: 12))
    // Corners of the skewed one: (7, 7), (13, 10), (11, 11), (17, 14).
    #expect(rect.applying(skewed) == CGRect(x: 7, y: 7, width: 10, height: 7))
  }

  @Test func onlyUprightOnesKeepRectangles() {
    #expect(CGAffineTransform.identity.isUprightScaling && scaling.isUprightScaling)
    #expect(shift.isUprightScaling)
    #expect(!CGAffineTransform(scaleX: -1, y: 1).isUprightScaling)
    #expect(!CGAffineTransform(rotationAngle: .pi).isUprightScaling && !skewed.isUprightScaling)
  }
}
