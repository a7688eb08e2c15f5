import Testing
import TintypeDrawing
import TintypeGeometry

/// What is left of a paint that shows less than it says.
@Suite struct PaintTests {
  private static let red = RGBA(red: 1, green: 0, blue: 0)
  private static let blue = RGBA(red: 0, green: 0, blue: 1)
  private static let stops = [
    GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1),
  ]
  private static let unit = CGSize(width: 10, height: 20)

  private func isColor(_ shape: GradientShape) -> Bool {
    Paint.gradient(Self.stops, shape).simplified == .color(Self.blue)
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func gradientsWithoutAWayAreTheirEnd() {
    for value in [CGFloat.nan, .infinity, -.infinity] {
      for shape in [
        .linear(from: point(value, 0), to: .zero), .linear(from: point(0, value), to: .zero),
        .linear(from: .zero, to: point(value, 0)), .linear(from: .zero, to: point(0, value)),
        .radial(center: point(value, 0), startRadius: 0, endRadius: 1),
        .radial(center: point(0, value), startRadius: 0, endRadius: 1),
        .radial(center: .zero, startRadius: 0, endRadius: value),
        .radial(center: .zero, startRadius: value, endRadius: 1),
        .elliptical(center: point(value, 0), unit: Self.unit, startRadius: 0, endRadius: 1),
        .elliptical(center: point(0, value), unit: Self.unit, startRadius: 0, endRadius: 1),
        .elliptical(
          center: .zero, unit: CGSize(width: value, height: 1), startRadius: 0, endRadius: 1),
        .elliptical(
          center: .zero, unit: CGSize(width: 1, height: value), startRadius: 0, endRadius: 1),
        .elliptical(center: .zero, unit: Self.unit, startRadius: value, endRadius: 1),
        .elliptical(center: .zero, unit: Self.unit, startRadius: 0, endRadius: value),
        .angular(center: point(value, 0), startAngle: 0, endAngle: 1),
        .angular(center: point(0, value), startAngle: 0, endAngle: 1),
        .angular(center: .zero, startAngle: Double(value), endAngle: 1),
        .angular(center: .zero, startAngle: 0, endAngle: Double(value)),
      ] as [GradientShape] { #expect(isColor(shape), "\(shape)") }
    }
    for shape in [
      .linear(from: point(1, 2), to: point(1, 2)),
      .radial(center: .zero, startRadius: 1, endRadius: 1),
      .radial(center: .zero, startRadius: -1, endRadius: 1),
      .radial(center: .zero, startRadius: 1, endRadius: -1),
      .elliptical(center: .zero, unit: Self.unit, startRadius: 1, endRadius: 1),
      .elliptical(center: .zero, unit: Self.unit, startRadius: -1, endRadius: 1),
      .elliptical(center: .zero, unit: Self.unit, startRadius: 1, endRadius: -1),
      .elliptical(center: .zero, unit: CGSize(width: 0, height: 1), startRadius: 0, endRadius: 1),
      .elliptical(center: .zero, unit: CGSize(width: 1, height: 0), startRadius: 0, endRadius: 1),
      .angular(center: .zero, startAngle: 2, endAngle: 2),
    ] as [GradientShape] { #expect(isColor(shape), "\(shape)") }
  }

  @Test func gradientsWithAWayStay() {
    for shape in [
      .linear(from: .zero, to: point(1, 0)), .linear(from: .zero, to: point(0, 1)),
      .radial(center: .zero, startRadius: 0, endRadius: 1),
      .radial(center: .zero, startRadius: 1, endRadius: 0),
      .elliptical(center: .zero, unit: Self.unit, startRadius: 0, endRadius: 1),
      .elliptical(center: .zero, unit: Self.unit, startRadius: 1, endRadius: 0),
      .angular(center: .zero, startAngle: 0, endAngle: -1),
    ] as [GradientShape] {
      #expect(Paint.gradient(Self.stops, shape).simplified == .gradient(Self.stops, shape))
    }
  }

  /// Stops go on from 0 to 1, and what shows nothing is none.
  @Test func stopsAreInOrder() {
    let shape = GradientShape.linear(from: .zero, to: point(1, 0))
    func simplified(_ locations: [Double], alpha: Double = 1) -> [Double]? {
      let color = RGBA(red: 1, green: 0, blue: 0, alpha: alpha)
      let stops = locations.map { GradientStop(color: color, location: $0) }
      guard case .gradient(let stops, _) = Paint.gradient(stops, shape).simplified else {
        return nil
      }
      return stops.map(\.location)
    }
    #expect(simplified([0, 0.5, 0.25, 1]) == [0, 0.5, 0.5, 1])
    #expect(simplified([-1, 2, 0.5, 3]) == [0, 1, 1, 1])
    #expect(simplified([0.2, 0.2]) == [0.2, 0.2] && simplified([]) == nil)
    #expect(simplified([0, 1], alpha: 0) == nil && simplified([0.5]) == nil)
    let one = [GradientStop(color: Self.red, location: 0.5)]
    #expect(Paint.gradient(one, shape).simplified == .color(Self.red))
    #expect(Paint.color(RGBA(red: 1, green: 0, blue: 0, alpha: 0)).simplified == nil)
    #expect(Paint.color(RGBA(red: 2, green: -1, blue: 0)).simplified == .color(Self.red))
  }
}
