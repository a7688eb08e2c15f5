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
}
