import Foundation
import Testing
import Tintype

/// Springs as physics has them, and curves of time, at their ends and between.
@Suite struct MotionTests {
  private func isNear(_ a: Double, _ b: Double, _ distance: Double = 1e-6) -> Bool {
    abs(a - b) <= distance
  }

  /// The natural logarithm, which the libraries of several modules have.
  private func natural(_ value: Double) -> Double { Foundation.log(value) }

  /// The way and the speed of something that a spring pulls, in steps of a hundred thousandth of a second.
  private func pulled(
    _ spring: Spring, to target: Double, speed: Double, for time: Double
  ) -> (way: Double, speed: Double) {
    var (way, speed) = (0.0, speed)
    let step = 1e-5
    func pull(_ way: Double, _ speed: Double) -> Double {
      spring.stiffness * (target - way) - spring.damping * speed
    }
    for _ in 0..<Int((time / step).rounded()) {
      // The midpoint method.
      let (middle, faster) = (way + speed * step / 2, speed + pull(way, speed) * step / 2)
      way += faster * step
      speed += pull(middle, faster) * step
    }
    return (way, speed)
  }

  @Test(arguments: [0.6, 0, -0.6], [0, 3] as [Double])
  func springsFollowTheirForces(bounce: Double, speed: Double) {
    let spring = Spring(duration: 0.8, bounce: bounce)
    for time in [0.05, 0.3] {
      let expected = pulled(spring, to: 2, speed: speed, for: time)
      let way = spring.value(target: 2.0, initialVelocity: speed, time: time)
      #expect(isNear(way, expected.way, 1e-4), "\(way) \(expected)")
      let found = spring.velocity(target: 2.0, initialVelocity: speed, time: time)
      #expect(isNear(found, expected.speed, 0.06), "\(found) \(expected)")
      var (value, velocity) = (5.0, speed)
      spring.update(value: &value, velocity: &velocity, target: 7, deltaTime: time)
      #expect(isNear(value, 5 + way) && isNear(velocity, found))
      #expect(
        isNear(
          spring.value(fromValue: 5.0, toValue: 7, initialVelocity: speed, time: time), 5 + way))
    }
    #expect(spring.value(target: 2.0, initialVelocity: speed, time: 0) == 0)
    #expect(spring.value(target: 2.0, initialVelocity: speed, time: -1) == 0)
    #expect(isNear(spring.value(target: 2.0, initialVelocity: speed, time: 60), 2))
  }

  @Test func measuresOfSprings() {
    let spring = Spring(mass: 2, stiffness: 8, damping: 4)
    #expect(isNear(spring.duration, .pi) && isNear(spring.bounce, 0.5) && spring.mass == 1)
    #expect(isNear(spring.stiffness, 4) && isNear(spring.damping, 2))
    #expect(isNear(spring.response, .pi) && isNear(spring.dampingRatio, 0.5))
    #expect(isNear(spring.force(target: 5.0, position: 2, velocity: 3), 4 * 3 - 2 * 3))
    #expect(Spring(mass: -1, stiffness: -1, damping: 1).duration.isFinite)
    let settled = natural(1000)
    for (bounce, share) in [(0, 1), (0.5, 0.5), (-1, 1), (1, 0.01), (2, 0.01)] as [(Double, Double)]
    {
      // Of a duration of 2 π the stiffness is 1.
      let spring = Spring(duration: 2 * .pi, bounce: bounce)
      #expect(isNear(spring.settlingDuration, settled / share))
      #expect(
        isNear(
          spring.settlingDuration(target: 3.0, initialVelocity: 4, epsilon: 0.01),
          natural(700) / share))
    }
    let stiff = Spring(duration: .pi)
    #expect(
      isNear(
        stiff.settlingDuration(target: 3.0, initialVelocity: 4, epsilon: 0.01), natural(500) / 2))
    #expect(stiff.settlingDuration(target: 0.001, epsilon: 0.01) == 0)
    for (seconds, ratio, share) in [(2, 0.5, 1), (4, 1, 4), (4, 2, 4), (0, 1, 0.001)]
      as [(Double, Double, Double)]
    {
      let made = Spring(settlingDuration: seconds, dampingRatio: ratio)
      #expect(isNear(made.duration, 2 * .pi * share / settled))
      // Beyond a ratio of 1 Apple counts in its inverse.
      #expect(isNear(made.bounce, ratio > 1 ? 1 / ratio - 1 : 1 - ratio))
    }
    #expect(
      isNear(
        Spring(settlingDuration: 1, dampingRatio: 1, epsilon: 0.01).duration, 2 * .pi / natural(100)
      ))
    #expect(
      Spring.smooth.bounce == 0 && Spring.snappy.bounce == 0.15 && Spring.bouncy.bounce == 0.3)
    #expect(isNear(Spring.snappy(extraBounce: 0.1).bounce, 0.25))
    #expect(isNear(Spring.bouncy(extraBounce: 0.1).bounce, 0.4) && Spring.smooth.duration == 0.5)
  }

  /// A point of a curve by its control points, and how steep it is there.
  private func point(
    _ start: UnitPoint, _ end: UnitPoint, at t: Double
  ) -> (x: Double, y: Double, slope: Double) {
    func along(_ a: CGFloat, _ b: CGFloat) -> (Double, Double) {
      let points = [0, Double(a), Double(b), 1]
      let first = (0..<3).map { points[$0] + (points[$0 + 1] - points[$0]) * t }
      let second = (0..<2).map { first[$0] + (first[$0 + 1] - first[$0]) * t }
      return (second[0] + (second[1] - second[0]) * t, 3 * (second[1] - second[0]))
    }
    let (x, across) = along(start.x, end.x)
    let (y, up) = along(start.y, end.y)
    return (x, y, up / across)
  }

  @Test(
    arguments: [
      (UnitPoint(x: 0.42, y: 0), UnitPoint(x: 1, y: 1)),
      (UnitPoint(x: 0.25, y: 0.1), UnitPoint(x: 0.25, y: 1)),
      (UnitPoint(x: 0.7, y: -0.4), UnitPoint(x: 0.4, y: 1.3)),
    ] as [(UnitPoint, UnitPoint)])
  func curvesOfBezier(start: UnitPoint, end: UnitPoint) {
    let curve = UnitCurve.bezier(startControlPoint: start, endControlPoint: end)
    for t in [0.1, 0.35, 0.5, 0.8, 0.95] {
      let expected = point(start, end, at: t)
      #expect(isNear(curve.value(at: expected.x), expected.y))
      #expect(isNear(curve.velocity(at: expected.x), expected.slope, 1e-4))
    }
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0 && curve.value(at: 4) == 1)
  }

  @Test func curvesOutsideOfTimeAreWithin() {
    let wide = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -2, y: 0.3), endControlPoint: UnitPoint(x: 3, y: 0.6))
    let within = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0, y: 0.3), endControlPoint: UnitPoint(x: 1, y: 0.6))
    for time in [0.1, 0.5, 0.7] {
      #expect(wide.value(at: time) == within.value(at: time))
      #expect(wide.velocity(at: time) == within.velocity(at: time))
    }
  }

  @Test func curvesOfCircles() {
    let (rise, fall) = (UnitCurve.circularEaseIn, UnitCurve.circularEaseOut)
    #expect(isNear(rise.value(at: 0.6), 0.2) && isNear(rise.velocity(at: 0.6), 0.75))
    #expect(isNear(fall.value(at: 0.4), 0.8) && isNear(fall.velocity(at: 0.4), 0.75))
    let both = UnitCurve.circularEaseInOut
    #expect(isNear(both.value(at: 0.3), 0.1) && isNear(both.value(at: 0.7), 0.9))
    #expect(isNear(both.velocity(at: 0.3), 0.75) && isNear(both.velocity(at: 0.7), 0.75))
    #expect(isNear(both.value(at: 0.5), 0.5))
    for curve in [rise, fall, both, UnitCurve.easeInOut] {
      #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
      #expect(curve.velocity(at: -1) == curve.velocity(at: 0))
      // The other way around, the same point is as steep as it was flat.
      for time in [0.2, 0.6] {
        let value = curve.value(at: time)
        #expect(isNear(curve.inverse.value(at: value), time))
        #expect(isNear(curve.inverse.velocity(at: value) * curve.velocity(at: time), 1, 1e-4))
      }
    }
    for time in [0, 0.3, 1] {
      #expect(isNear(UnitCurve.linear.value(at: time), time))
      #expect(isNear(UnitCurve.linear.velocity(at: time), 1))
    }
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
  }
}
