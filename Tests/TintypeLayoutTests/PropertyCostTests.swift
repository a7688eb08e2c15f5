import Foundation
import Testing

@testable import TintypeLayout

/// How often size rules run, counted; the bounds do not depend on the machine.
@Suite struct LayoutCostTests {
  /// Whether trees of 131,072 leaves are laid out, as `make property` asks; the bound is one a node, and the same.
  private let isLarge = ProcessInfo.processInfo.environment["TINTYPE_PROPERTY_TREES"] != nil

  private enum Leaves: String, CaseIterable { case fixed, flexible, mixed, framed, text }

  private struct Builder {
    let engine = StepwiseLayout()
    let leaves: Leaves
    var count = 0

    mutating func leaf() -> NodeID {
      count += 1
      func fixed() -> NodeID { engine.makeNode(.fixed(width: 5, height: 7), children: []) }
      switch leaves {
      case .fixed: return fixed()
      case .flexible: return engine.makeNode(.greedy, children: [])
      case .mixed:
        return count.isMultiple(of: 2) ? fixed() : engine.makeNode(.greedy, children: [])
      case .framed:
        let frame = FlexibleFrameRule(
          minWidth: 1, idealWidth: nil, maxWidth: 5, minHeight: 1, idealHeight: nil, maxHeight: 5,
          alignment: .center)
        return engine.makeFlexibleFrame(
          frame, child: engine.makeNode(.greedy), isRightToLeft: false)
      case .text:
        return count.isMultiple(of: 3)
          ? fixed()
          : engine.makeLeaf(PropertyText(width: CGFloat(40 + count % 200), lineHeight: 12))
      }
    }

    func box(_ children: [NodeID], isRow: Bool) -> NodeID {
      engine.makeNode(
        .stack(
          StackRule(
            axis: isRow ? .horizontal : .vertical,
            alignment: isRow ? VerticalAlignment.center.key : HorizontalAlignment.center.key,
            spacing: 0)),
        children: children)
    }

    mutating func tree(arity: Int, depth: Int, isRow: Bool = false) -> NodeID {
      guard depth > 0 else { return leaf() }
      let children = (0..<arity).map { _ in tree(arity: arity, depth: depth - 1, isRow: !isRow) }
      return box(children, isRow: isRow)
    }

    mutating func chain(_ length: Int) -> NodeID {
      var node = leaf()
      for level in 0..<length { node = box([node, leaf()], isRow: level.isMultiple(of: 2)) }
      return node
    }

    func evaluationsPerNode(_ root: NodeID) -> Double {
      engine.layout(root: root, proposal: ProposedViewSize(width: 4000, height: 4000))
      return Double(engine.evaluations) / Double(engine.nodeCount)
    }
  }

  @Test(arguments: Leaves.allCases)
  private func boundedAtAnyDepth(_ leaves: Leaves) {
    let limit = leaves == .text ? 15.0 : 10
    var chain = Builder(leaves: leaves)
    #expect(chain.evaluationsPerNode(chain.chain(1000)) <= limit)
    var binary = Builder(leaves: leaves)
    #expect(binary.evaluationsPerNode(binary.tree(arity: 2, depth: isLarge ? 17 : 12)) <= limit)
    var wide = Builder(leaves: leaves)
    #expect(wide.evaluationsPerNode(wide.tree(arity: 10, depth: isLarge ? 5 : 3)) <= limit)
  }

  @Test func aNodeTakesAtMost400Bytes() {
    for (leaves, arity, depth) in [
      (Leaves.fixed, 2, 12), (.flexible, 2, 12), (.mixed, 2, 12), (.text, 10, 3),
    ] {
      var builder = Builder(leaves: leaves)
      _ = builder.evaluationsPerNode(builder.tree(arity: arity, depth: depth))
      #expect(builder.engine.byteCount / builder.engine.nodeCount <= 400)
    }
  }

  @Test func tenThousandChildrenInOneStack() {
    var builder = Builder(leaves: .mixed)
    let children = (0..<10_000).map { _ in builder.leaf() }
    let root = builder.box(children, isRow: true)
    #expect(builder.evaluationsPerNode(root) <= 10)
    #expect(builder.engine.diagnostics.isEmpty)
  }

  @Test(arguments: [true, false])
  func tenThousandLevelsAreCutWithADiagnostic(areStacks: Bool) {
    var builder = Builder(leaves: .mixed)
    var node = builder.leaf()
    for level in 0..<10_000 {
      node =
        areStacks
        ? builder.box([node, builder.leaf()], isRow: level.isMultiple(of: 2))
        : builder.engine.makeNode(
          .padding(
            PaddingRule(EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 0))),
          children: [node])
    }
    _ = builder.evaluationsPerNode(node)
    #expect(builder.engine.diagnostics.map(\.problem) == [.tooDeep(limit: 2000)])
  }

  @Test func asDeepAsTheLimitIsWhole() {
    var builder = Builder(leaves: .mixed)
    let root = builder.chain(LayoutPass.depthLimit - 1)
    _ = builder.evaluationsPerNode(root)
    #expect(builder.engine.diagnostics.isEmpty)
  }
}
