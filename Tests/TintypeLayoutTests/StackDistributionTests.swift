import Testing

@testable import TintypeLayout

/// `Rules/Stacks#Dividing-the-space` to `Rules/Stacks#Placement`: who is proposed how much, and
/// where children go.
@Suite struct StackDistributionTests {
  private let scene = LayoutScene()

  private func widths(_ children: [NodeID], in width: CGFloat, spacing: CGFloat = 0) -> [CGFloat] {
    scene.layOut(scene.stack(.horizontal, spacing: spacing, of: children), width, 10)
    return children.map { scene.engine.frame(of: $0)?.width ?? -1 }
  }

  @Test func rigidChildrenAreMeasuredFirst() {
    let children = [scene.color, scene.box(50, 10), scene.color]
    #expect(widths(children, in: 300) == [125, 50, 125])
  }

  @Test func lessFlexibleChildrenAreMeasuredFirst() {
    let children = [scene.color, scene.flexible(max: 20, scene.color)]
    #expect(widths(children, in: 100) == [80, 20])
  }

  /// Two that are endlessly flexible: the larger minimum goes first.
  @Test func tieOfTheEndless() {
    let children = [scene.flexible(min: 20, scene.color), scene.flexible(min: 60, scene.color)]
    #expect(widths(children, in: 100) == [40, 60])
  }

  /// Equal finite flexibility: declaration order, and what an early one leaves goes to the later.
  @Test func tieOfTheFinite() {
    let first = scene.leaf { CGSize(width: min($0.width ?? 40, 40) == 40 ? 40 : 0, height: 10) }
    let second = scene.leaf { CGSize(width: min($0.width ?? 40, 40) == 40 ? 40 : 0, height: 10) }
    #expect(widths([first, second], in: 60) == [0, 40])
  }

  @Test func lengthIsNotDividedTwice() {
    let last = scene.wrap(
      .relative(RelativeRule(width: 0.5, height: nil, probes: false)), scene.color)
    let children = [scene.color, scene.color, last]
    #expect(widths(children, in: 620, spacing: 10) == [200, 200, 100])
  }

  @Test func minimumsOfLowerPrioritiesAreReserved() {
    let children = [
      scene.flexible(min: 10, max: 20, scene.color),
      scene.priority(1, scene.flexible(min: 30, max: 50, scene.color)),
      scene.priority(2, scene.color),
    ]
    #expect(widths(children, in: 120) == [10, 30, 80])
  }

  @Test func unorderedGroupsAreDividedOneByOne() {
    let children = [scene.priority(.nan, scene.color), scene.priority(.nan, scene.color)]
    // A group of one takes all that is left for it; nothing crashes and nothing is infinite.
    #expect(widths(children, in: 100).reduce(0, +) == 100)
  }

  @Test func spacersAreMeasuredLast() {
    let children = [scene.color, scene.spacer(20, .horizontal), scene.priority(-5, scene.color)]
    #expect(widths(children, in: 200) == [180, 20, 0])
  }

  @Test func proposalsAreNeverNegative() {
    let children = [scene.color, scene.color]
    #expect(widths(children, in: 10, spacing: 50) == [0, 0])
    #expect(scene.size(scene.stack(.horizontal, spacing: 50, of: children), 10, 10).width == 50)
  }

  @Test func negativeGapsAddLength() {
    let children = [scene.color, scene.color]
    #expect(widths(children, in: 100, spacing: -20) == [60, 60])
    #expect(scene.engine.frame(of: children[1])?.minX == 40)
    // At a proposal of 0 there is still the space that the gap gives.
    #expect(widths(children, in: 0, spacing: -20) == [10, 10])
  }

  /// Infinite lengths do not poison what is left for the others.
  @Test func infiniteProposals() {
    let stack = scene.stack(.horizontal, scene.color, scene.box(30, 10))
    #expect(scene.size(stack, .infinity, 10).pair == [.infinity, 10])
    let greedy = scene.leaf { _ in CGSize(width: CGFloat.infinity, height: 10) }
    let children = [greedy, scene.color]
    let sizes = widths(children, in: 100)
    #expect(sizes[0] == .infinity)
    #expect(sizes[1].isFinite)
  }

  @Test func nilMainAsksForIdealLengths() {
    let children = [scene.color, scene.priority(3, scene.box(30, 50))]
    let stack = scene.stack(.horizontal, spacing: 10, of: children)
    #expect(scene.size(stack, nil, nil).pair == [50, 50])
    scene.layOut(stack, nil, nil)
    // The nil height becomes the stack's own when children are placed.
    #expect(scene.frame(of: children[0]) == [0, 0, 10, 50])
    #expect(scene.engine.proposal(of: children[0]) == ProposedViewSize(width: nil, height: 50))
  }

  @Test func theGuidesLineBelongsToTheStack() {
    let leading = HorizontalAlignment.leading.key
    let children = (0..<2).map { _ in scene.box(40, 10, guides: [leading: -50]) }
    let stack = scene.stack(.vertical, align: leading, of: children)
    #expect(scene.layOut(stack, 200, 200).pair == [90, 20])
    #expect(scene.frame(of: children[1]) == [50, 10, 40, 10])
  }

  @Test func rightToLeftStacksStartAtTheRight() {
    var mirrored = LayoutScene()
    mirrored.isRightToLeft = true
    let children = [mirrored.box(20, 10), mirrored.box(30, 20)]
    let stack = mirrored.stack(
      .horizontal, align: VerticalAlignment.top.key, spacing: 5, of: children)
    mirrored.layOut(stack, 100, 100)
    #expect(mirrored.frame(of: children[0]) == [35, 0, 20, 10])
    #expect(mirrored.frame(of: children[1]) == [0, 0, 30, 20])
  }

  @Test func emptyStack() {
    let stack = scene.stack(.horizontal)
    #expect(scene.size(stack, 100, 100).pair == [0, 0])
    #expect(scene.engine.priority(of: stack) == -.infinity)
    #expect(scene.engine.priority(of: scene.stack(.horizontal, scene.color)) == 0)
  }

  /// `Rules/Overlap-and-Spacers#Layout-priority`: who passes a priority on.
  @Test func prioritiesStopAtFrames() {
    func high() -> NodeID { scene.priority(2, scene.color) }
    let engine = scene.engine
    #expect(
      engine.priority(of: scene.wrap(.fixedSize(horizontal: true, vertical: true), high())) == 2)
    #expect(engine.priority(of: scene.guide(.firstTextBaseline, high()) { _ in 0 }) == 2)
    #expect(engine.priority(of: scene.wrap(.offset(x: 1, y: 1), high())) == 2)
    let layered = engine.makeNode(
      .layered(AlignmentPair(.center)), children: [high(), scene.color])
    #expect(engine.priority(of: layered) == 2)
    #expect(engine.priority(of: scene.frame(width: 10, high())) == 0)
    #expect(engine.priority(of: scene.flexible(max: 10, high())) == 0)
    #expect(engine.priority(of: scene.padding(1, high())) == 0)
    #expect(engine.priority(of: scene.wrap(.aspectRatio(ratio: 1, isFill: false), high())) == 0)
    #expect(engine.priority(of: scene.wrap(.position(x: 0, y: 0), high())) == 0)
    #expect(engine.priority(of: scene.stack(.horizontal, high())) == 0)
  }

  /// More than 32 children are sorted otherwise, to the same order.
  @Test func longStacksAreStable() {
    let children = (0..<40).map { _ in scene.flexible(max: 30, scene.color) } + [scene.color]
    let sizes = widths(children, in: 1000)
    #expect(sizes.dropLast().allSatisfy { abs($0 - 1000 / 41) < 1e-9 })
  }
}
