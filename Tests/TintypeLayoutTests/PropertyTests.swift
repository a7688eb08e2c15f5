import Foundation
import Testing

@testable import TintypeLayout

/// What holds for every tree, tried on random ones.
///
/// `TINTYPE_PROPERTY_TREES=100000 swift test --filter LayoutPropertyTests` tries more of them, and
/// `TINTYPE_PROPERTY_SEED` starts elsewhere, such as at a seed that a failure printed.
@Suite struct LayoutPropertyTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["TINTYPE_PROPERTY_TREES"].flatMap { Int($0) } ?? 2000
  private static let start = environment["TINTYPE_PROPERTY_SEED"].flatMap { UInt64($0) } ?? 1

  /// A node with its position and everything below, for comparing two engines' trees.
  private struct Placed: Equatable {
    var frame: [UInt64]
    var proposal: ProposedViewSize
    var children: [Placed]
  }

  private func placed(_ node: NodeID, _ engine: StepwiseLayout) -> Placed {
    let frame = engine.frame(of: node)
    return Placed(
      frame: frame.map { [$0.minX, $0.minY, $0.width, $0.height].map { Double($0).bitPattern } }
        ?? [], proposal: engine.proposal(of: node),
      children: engine.children(of: node).map { placed($0, engine) })
  }

  private func layout(
    _ tree: PropertyTree, _ proposal: ProposedViewSize, _ options: LayoutPass.Options,
    isRightToLeft: Bool = false
  ) -> (builder: PropertyBuilder, root: NodeID) {
    let builder = PropertyBuilder(options: options, isRightToLeft: isRightToLeft)
    let root = builder.build(tree)
    builder.engine.layout(
      root: root, proposal: proposal, container: ProposedViewSize(width: 320, height: 480))
    return (builder, root)
  }

  private func length(_ frame: CGRect, _ axis: Axis) -> CGFloat {
    axis == .horizontal ? frame.size.width : frame.size.height
  }

  private func forEachTree(
    _ body: (PropertyTree, ProposedViewSize, _ failed: (String) -> Void) -> Void
  ) {
    for seed in LayoutPropertyTests
      .start..<(LayoutPropertyTests.start + UInt64(LayoutPropertyTests.count))
    {
      var random = PropertyRandom(seed: seed)
      var budget = 14
      let tree = PropertyTree.random(&random, depth: 5, budget: &budget)
      let proposal = random.proposal()
      var failures = 0
      body(tree, proposal) { message in
        failures += 1
        if failures == 1 {
          Issue.record("seed \(seed), proposed \(proposal): \(message)\n\(tree.text)")
        }
      }
      let done = seed - LayoutPropertyTests.start + 1
      if done.isMultiple(of: 10000) {
        FileHandle.standardError.write(Data("\(done) of \(LayoutPropertyTests.count) trees\n".utf8))
      }
    }
  }

  @Test func memoAndShortcutsChangeNothing() {
    forEachTree { tree, proposal, failed in
      let plain = layout(tree, proposal, [])
      let expected = placed(plain.root, plain.builder.engine)
      for options in [LayoutPass.Options.standard, .memo, .shortcuts] {
        let other = layout(tree, proposal, options)
        if placed(other.root, other.builder.engine) != expected {
          failed("options \(options.rawValue) give other frames than plain recursion")
        }
      }
    }
  }

  @Test func placedSizesAreAnswers() {
    forEachTree { tree, proposal, failed in
      // Asked from outside, a length by the container would be another one.
      guard !tree.readsContainer else { return }
      let (builder, root) = layout(tree, proposal, .standard)
      func check(_ node: NodeID) {
        if let frame = builder.engine.frame(of: node) {
          let answer = builder.engine.size(of: node, for: builder.engine.proposal(of: node))
          if answer != frame.size {
            failed("node \(node) is \(frame.size) and answers \(answer)")
          }
        }
        builder.engine.children(of: node).forEach(check)
      }
      check(root)
    }
  }

  @Test func stacksKeepChildrenApart() {
    forEachTree { tree, proposal, failed in
      let (builder, _) = layout(tree, proposal, .standard)
      for (node, axis) in builder.separatingStacks {
        let frames = builder.engine.children(of: node).compactMap { builder.engine.frame(of: $0) }
        for (before, after) in zip(frames, frames.dropFirst()) {
          let (end, start) =
            axis == .horizontal ? (before.maxX, after.minX) : (before.maxY, after.minY)
          guard end.isFinite, start.isFinite else { continue }
          // Negative gaps deeper in can make a child negatively long; the next one then stands before.
          guard length(before, axis) >= 0, length(after, axis) >= 0 else { continue }
          if start < end - 1e-9 * max(1, abs(end)) {
            failed("children of \(node) overlap: \(before) and \(after)")
          }
        }
      }
    }
  }

  @Test func rightToLeftMirrors() {
    forEachTree { tree, proposal, failed in
      let left = layout(tree, proposal, .standard)
      let right = layout(tree, proposal, .standard, isRightToLeft: true)
      guard let whole = left.builder.engine.frame(of: left.root), whole.width.isFinite else {
        return
      }
      func check(_ a: NodeID, _ b: NodeID) {
        if let first = left.builder.engine.frame(of: a),
          let second = right.builder.engine.frame(of: b), first.minX.isFinite,
          first.width.isFinite, second.minX.isFinite
        {
          // Not `minX` and `maxX`, which swap ends of a rectangle of negative width.
          let mirrored = whole.size.width - first.origin.x - first.size.width
          // Beyond the safe area's edge, mirrored insets are summed in the other order.
          let tolerance = 1e-9 * max(1, abs(first.origin.x), first.width, whole.width)
          if abs(mirrored - second.origin.x) > tolerance || first.origin.y != second.origin.y
            || abs(first.width - second.width) > tolerance || first.height != second.height
          {
            failed("\(first) becomes \(second) in a width of \(whole.width)")
          }
        }
        for (x, y) in zip(
          left.builder.engine.children(of: a), right.builder.engine.children(of: b))
        {
          check(x, y)
        }
      }
      check(left.root, right.root)
    }
  }
}
