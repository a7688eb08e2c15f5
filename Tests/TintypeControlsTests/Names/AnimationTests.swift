import Foundation
import Testing
import Tintype

@testable import TintypeControls

/// What animations say of themselves, by their documented curves and springs.
@Suite struct AnimationTests {
  private typealias Context = AnimationContext<Double>

  private func context() -> Context {
    Context(state: AnimationState(), isLogicallyComplete: false, environment: EnvironmentValues())
  }

  private func value(_ animation: Animation, _ time: Double, of way: Double = 10) -> Double? {
    var context = context()
    return animation.animate(value: way, time: time, context: &context)
  }

  private func speed(_ animation: Animation, _ time: Double, of way: Double = 10) -> Double? {
    animation.velocity(value: way, time: time, context: context())
  }

  private func isNear(_ value: Double?, _ expected: Double) -> Bool {
    value.map { abs($0 - expected) < 1e-6 } ?? false
  }

  @Test func curvesEndAfterTheirDuration() {
    #expect(isNear(value(.linear(duration: 2), 0.5), 2.5) && value(.linear(duration: 2), 2) == nil)
    #expect(isNear(speed(.linear(duration: 2), 0.5), 5) && speed(.linear(duration: 2), 2) == nil)
    #expect(isNear(value(.easeInOut(duration: 2), 1), 5))
    #expect(isNear(value(.easeIn(duration: 1), 0.3), 10 * UnitCurve.easeIn.value(at: 0.3)))
    #expect(
      isNear(
        value(.timingCurve(0.42, 0, 1, 1, duration: 1), 0.3), value(.easeIn(duration: 1), 0.3) ?? 0)
    )
    #expect(
      isNear(
        value(.timingCurve(.easeOut, duration: 1), 0.3), value(.easeOut(duration: 1), 0.3) ?? 0))
    #expect(value(.linear, 0.349) != nil && value(.linear, 0.35) == nil)
    #expect(value(.linear(duration: 0), 0) == nil)
  }

  @Test func springsMoveAsSpringsSay() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(isNear(value(.bouncy, 0.2), spring.value(target: 10.0, time: 0.2)))
    #expect(isNear(speed(.bouncy, 0.2), spring.velocity(target: 10.0, time: 0.2)))
    let usual = Spring(response: 0.55, dampingRatio: 1)
    #expect(isNear(value(.default, 0.2), usual.value(target: 10.0, time: 0.2)))
    #expect(
      value(.spring(response: 0.5, dampingFraction: 0.825), 0.2)
        == value(.spring(response: 0.5), 0.2))
    #expect(value(.interactiveSpring, 0.1) == value(.spring(duration: 0.15, bounce: 0.15), 0.1))
    #expect(
      value(.smooth, 30) == nil && speed(.smooth, 30) == nil && value(.smooth, 0, of: 0) == nil)
    let thrown = Animation.interpolatingSpring(Spring(), initialVelocity: 3)
    #expect(isNear(speed(thrown, 0), Spring().velocity(target: 10.0, initialVelocity: 30, time: 0)))
    #expect(
      isNear(value(.interpolatingSpring(stiffness: 100, damping: 20), 0.1), 10 * (1 - exp(-1) * 2)))
  }

  @Test func springsThatArePulledBackDampMore() {
    #expect(Spring(duration: 1, bounce: -0.5).dampingRatio == 2)
    #expect(Spring(response: 1, dampingRatio: 2).bounce == -0.5)
    #expect(Spring(response: 1, dampingRatio: 0.25).bounce == 0.75)
    #expect(Spring(stiffness: 100, damping: 40).dampingRatio == 1)
    #expect(isNear(Spring(stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio, 2))
    #expect(Spring(duration: 1, bounce: -2).value(target: 1.0, time: 1).isFinite)
  }

  @Test func animationsRunLaterFasterAndAgain() {
    let line = Animation.linear(duration: 1)
    #expect(value(line.delay(2), 1) == 0 && isNear(value(line.delay(2), 2.5), 5))
    #expect(speed(line.delay(2), 1) == 0 && value(line.delay(2), 3) == nil)
    #expect(isNear(value(line.speed(2), 0.25), 5) && isNear(speed(line.speed(2), 0.25), 20))
    var context = context()
    let twice = line.repeatCount(2)
    func step(_ time: Double) -> Double? {
      twice.animate(value: 10, time: time, context: &context)
    }
    #expect(isNear(step(0.25), 2.5) && step(1) == 10 && isNear(step(1.25), 7.5))
    #expect(isNear(twice.velocity(value: 10, time: 1.25, context: context), -10))
    #expect(step(2) == nil && step(2.5) == nil)
    #expect(twice.velocity(value: 10, time: 2.5, context: context) == nil)
    var other = self.context()
    let forever = line.repeatForever(autoreverses: false)
    _ = forever.animate(value: 10, time: 1, context: &other)
    #expect(isNear(forever.animate(value: 10, time: 1.5, context: &other), 5))
  }

  private struct Halfway: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { value.scaled(by: 0.5) }
  }

  @Test func springsGoOnWhereSpringsWere() {
    var context = context()
    func merges(_ later: Animation, _ earlier: Animation) -> Bool {
      later.shouldMerge(previous: earlier, value: 1, time: 0, context: &context)
    }
    #expect(merges(.bouncy, .smooth) && merges(.bouncy.delay(1), .smooth.delay(1)))
    #expect(!merges(.bouncy, .linear) && !merges(.linear, .bouncy) && !merges(.linear, .linear))
    #expect(!merges(.interpolatingSpring, .bouncy) && !merges(.bouncy.speed(2), .smooth))
    #expect(value(Animation(Halfway()), 3) == 5 && speed(Animation(Halfway()), 3) == nil)
    #expect(Animation(Halfway()).base is Halfway && Animation(Halfway()) == Animation(Halfway()))
    #expect(Animation.linear == .linear(duration: 0.35) && Animation.linear != .easeIn)
    #expect(Set([Animation.bouncy, .bouncy(), .smooth]).count == 2)
  }
}
