import Testing

@testable import TintypeLayout

/// The table of `Rules/Frames#Flexible-frames`, checked against a second writing of it for many
/// numbers.
@Suite struct FlexibleFrameTests {
  private static let bounds: [CGFloat?] = [nil, 0, 20, 60, .infinity]
  private static let proposals: [CGFloat?] = [nil, 0, 10, 40, 100, .infinity]

  /// The table as the specification has it, for one axis and a child of a fixed or greedy length.
  private func expected(
    min: CGFloat?, ideal: CGFloat?, max: CGFloat?, proposed: CGFloat?,
    child: (CGFloat?) -> CGFloat
  ) -> CGFloat {
    let low = min.map { Swift.max($0, 0) }
    let wish = ideal.map { Swift.max($0, low ?? 0) }
    let high = max.map { Swift.max($0, wish ?? 0) }
    if proposed == nil, let wish { return wish }
    var childProposal: CGFloat?
    if let wanted = proposed ?? wish {
      childProposal = Swift.min(Swift.max(wanted, low ?? -.infinity), high ?? .infinity)
    }
    let taken = child(childProposal)
    switch (low, high, proposed) {
    case (nil, nil, _): return taken
    case (let low?, let high?, _) where low > high: return taken
    case (let low?, let high?, let given): return Swift.min(Swift.max(given ?? taken, low), high)
    case (let low?, nil, nil): return Swift.max(low, taken)
    case (let low?, nil, _): return Swift.max(low, Swift.min(taken, childProposal ?? .infinity))
    case (nil, let high?, nil): return Swift.min(high, taken)
    case (nil, let high?, _): return Swift.min(high, Swift.max(taken, childProposal ?? 0))
    }
  }

  @Test(arguments: [nil, 30, 80] as [CGFloat?])
  func table(childWidth: CGFloat?) {
    let scene = LayoutScene()
    var count = 0
    for min in Self.bounds where min != .infinity {
      for ideal in Self.bounds where ideal != .infinity {
        for max in Self.bounds {
          let child = childWidth.map { scene.box(Double($0), 10) } ?? scene.color
          let frame = scene.flexible(min: min, ideal: ideal, max: max, child)
          for proposed in Self.proposals {
            let width = scene.size(frame, proposed, 10).width
            let wanted = expected(min: min, ideal: ideal, max: max, proposed: proposed) {
              childWidth ?? $0 ?? 10
            }
            let bounds = [min, ideal, max, proposed].map { "\($0 as Any)" }
            #expect(width == wanted, "\(bounds)")
            count += 1
          }
        }
      }
    }
    #expect(count == 4 * 4 * 5 * 6)
  }

  @Test func boundsAreRaised() {
    let scene = LayoutScene()
    #expect(scene.size(scene.flexible(min: -10, scene.color), nil, 10).width == 10)
    #expect(scene.size(scene.flexible(min: 20, ideal: 10, scene.color), nil, 10).width == 20)
    #expect(scene.size(scene.flexible(ideal: 30, max: 20, scene.color), 100, 10).width == 30)
    #expect(scene.size(scene.flexible(ideal: 100, max: 50, scene.color), nil, 10).width == 100)
    #expect(scene.size(scene.flexible(min: -.infinity, scene.color), 0, 10).width == 0)
    // Bounds that stay out of order do not decide; the child does.
    #expect(scene.size(scene.flexible(min: 80, max: 40, scene.box(60, 10)), 50, 10).width == 60)
  }

  /// Each bound is raised to the one before it, and by nothing else.
  @Test(
    arguments: [
      (-5, nil, nil, [0, nil, nil]), (nil, -5, nil, [nil, 0, nil]), (nil, nil, -5, [nil, nil, 0]),
      (20, 10, nil, [20, 20, nil]), (20, 30, nil, [20, 30, nil]), (20, nil, 10, [20, nil, 10]),
      (nil, 30, 20, [nil, 30, 30]), (nil, 30, 40, [nil, 30, 40]), (20, 10, 15, [20, 20, 20]),
      (-5, -6, -7, [0, 0, 0]), (10, 20, 30, [10, 20, 30]), (nil, nil, nil, [nil, nil, nil]),
    ] as [(CGFloat?, CGFloat?, CGFloat?, [Double?])])
  func orderOfBounds(min: CGFloat?, ideal: CGFloat?, max: CGFloat?, expected: [Double?]) {
    let bounds = FlexibleFrameRule.Bounds(min: min, ideal: ideal, max: max)
    #expect([bounds.min, bounds.ideal, bounds.max].map { $0.isNaN ? nil : $0 } == expected)
    #expect(bounds.isGiven == expected.contains { $0 != nil })
  }

  @Test func theFrameIsProposedToTheChild() {
    let scene = LayoutScene()
    let child = scene.color
    let frame = scene.flexible(min: 50, child)
    scene.layOut(frame, 20, 10)
    #expect(scene.frame(of: child) == [0, 0, 50, 10])
    #expect(scene.engine.proposal(of: child).width == 50)
  }

  @Test func idealLengthIsMeasuredAgainInsideTheBounds() {
    let scene = LayoutScene()
    let (inside, atMin, atMax) = (scene.box(30, 10), scene.box(20, 10), scene.box(60, 10))
    for child in [inside, atMin, atMax] {
      scene.layOut(scene.flexible(min: 20, max: 60, child), nil, 10)
    }
    #expect(scene.engine.proposal(of: inside).width == nil)
    #expect(scene.engine.proposal(of: atMin).width == 20)
    #expect(scene.engine.proposal(of: atMax).width == 60)
  }
}
