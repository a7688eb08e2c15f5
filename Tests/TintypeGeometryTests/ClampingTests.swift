import Testing
import TintypeGeometry

@Suite struct ClampingTests {
  @Test func numbersThatFitAreCutTowardsZero() {
    #expect(Int(clamped: 2.9) == 2)
    #expect(Int(clamped: -2.9) == -2)
    #expect(Int(clamped: Double.leastNonzeroMagnitude) == 0)
    #expect(UInt8(clamped: 255.9) == 255)
    #expect(Int8(clamped: -128.5) == -128)
  }

  @Test func numbersThatDoNotFitAreTheNearest() {
    #expect(Int(clamped: 1e19) == 1 << 53)
    #expect(Int(clamped: -.infinity) == -(1 << 53))
    #expect(Int64(clamped: .infinity) + 1 > 1 << 53)
    #expect(UInt(clamped: -1e19) == 0)
    #expect(UInt8(clamped: 256) == 255)
    #expect(UInt16(clamped: -1) == 0)
    #expect(Int32(clamped: 1e10) == .max)
    #expect(Int32(clamped: -1e10) == .min)
  }

  @Test func nanIsZero() {
    #expect(Int(clamped: .nan) == 0)
    #expect(UInt8(clamped: -.nan) == 0)
  }

  @Test func aRectangleHoldsItsPointsAndNoneWhereItIsNone() {
    let box = CGRect(x: 1, y: 2, width: 3, height: 4)
    for point in [(1.0, 2.0), (3.9, 5.9), (4.0, 3.0), (2.0, 6.0), (0.9, 3.0), (2.0, 1.9)] {
      let point = CGPoint(x: point.0, y: point.1)
      #expect(box.holds(point) == box.contains(point), "\(point)")
    }
    #expect(CGRect(x: 4, y: 6, width: -3, height: -4).holds(CGPoint(x: 1, y: 2)))
    #expect(!CGRect.null.holds(.zero))
    #expect(!CGRect(x: 0, y: 0, width: 0, height: 1).holds(.zero))
    #expect(!CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1).holds(.zero))
    #expect(!CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan).holds(.zero))
    #expect(!box.holds(CGPoint(x: 2, y: CGFloat.nan)))
  }
}
