import Testing

@testable import TintypeLayout

/// How often size rules run: deep trees must not cost more a node than flat ones.
@Suite struct EvaluationCountTests {
  /// Evaluations a node of a tree that is placed in 1,000 x 1,000 points.
  private func evaluations(_ build: (LayoutScene) -> NodeID) -> Double {
    let scene = LayoutScene()
    let root = build(scene)
    scene.layOut(root, 1000, 1000)
    return Double(scene.engine.evaluations) / Double(scene.engine.nodeCount)
  }

  /// A fixed or a flexible leaf, by turns.
  private func leaf(_ scene: LayoutScene, _ index: Int) -> NodeID {
    switch index % 3 {
    case 0: scene.box(3, 2)
    case 1: scene.color
    default: scene.flexible(min: 1, max: 5, scene.color)
    }
  }

  private func tree(_ scene: LayoutScene, depth: Int, fan: Int, index: inout Int) -> NodeID {
    if depth == 0 {
      index += 1
      return leaf(scene, index)
    }
    var children: [NodeID] = []
    for _ in 0..<fan {
      children.append(tree(scene, depth: depth - 1, fan: fan, index: &index))
    }
    return scene.stack(
      depth.isMultiple(of: 2) ? .horizontal : .vertical, spacing: nil, of: children)
  }

  /// A leaf that a formula answers is counted once however often it is asked, and a memo answers without counting.
  @Test func leavesOfFormulasAreCountedOnce() {
    let scene = LayoutScene()
    let box = scene.box(3, 2)
    for width in [1, 2, nil] as [CGFloat?] { _ = scene.size(box, width, 5) }
    #expect(scene.engine.evaluations == 1)
    let color = scene.color
    for width in [1, 2, nil] as [CGFloat?] { _ = scene.size(color, width, 5) }
    #expect(scene.engine.evaluations == 2)
    let wrapped = scene.leaf { CGSize(width: $0.width ?? 7, height: 2) }
    for width in [1, 2, 1, nil] as [CGFloat?] { _ = scene.size(wrapped, width, 5) }
    #expect(scene.engine.evaluations == 5)
  }

  /// Text that wraps answers otherwise for each width; up to 15 evaluations a node are allowed.
  @Test func wrappedText() {
    let perNode = evaluations { scene in
      func text(_ depth: Int, _ index: inout Int) -> NodeID {
        index += 1
        if depth == 0 { return scene.text(1 + index % 7) }
        var children: [NodeID] = []
        for _ in 0..<3 { children.append(text(depth - 1, &index)) }
        return scene.stack(depth.isMultiple(of: 2) ? .horizontal : .vertical, of: children)
      }
      var index = 0
      return text(7, &index)
    }
    #expect(perNode <= 15)
  }

  /// A leaf that tells its height alone, and counts how often it does.
  private final class Probed: LayoutLeaf {
    private(set) var probes = 0

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: 10, height: min(proposal.height ?? 30, 30))
    }

    func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat? {
      probes += 1
      return sizeThatFits(proposal).height
    }
  }

  /// A stack in a frame is asked for its size and placed with the same: its space is divided once.
  @Test(arguments: [1, 2, 5]) func lengthIsDividedOnce(_ count: Int) {
    let scene = LayoutScene()
    let leaves = (0..<count).map { _ in Probed() }
    let nodes = leaves.map { scene.engine.makeLeaf($0) }
    let stack = scene.stack(.vertical, of: nodes + [scene.box(1, 1)])
    scene.layOut(scene.frame(width: 50, height: 40, stack), 100, 100)
    #expect(leaves.map(\.probes) == Array(repeating: 1, count: count))
  }

  /// A question is asked of a leaf once, however often it comes up.
  @Test func leavesAreMeasuredOnce() {
    let leaf = FakeLeaf { CGSize(width: $0.width ?? 10, height: 10) }
    let scene = LayoutScene()
    var node = scene.engine.makeLeaf(leaf)
    for _ in 0..<20 { node = scene.stack(.horizontal, of: [node, scene.color]) }
    scene.layOut(node, 1000, 10)
    let widths = leaf.questions.map { $0.width ?? -1 }
    #expect(Set(widths).count == widths.count)
  }

  /// What is kept and what is skipped changes no frame.
  @Test func optionsGiveTheSameFrames() {
    let all: [LayoutPass.Options] = [[], .memo, .shortcuts, .standard]
    #expect(Set(all.map(\.rawValue)).count == 4)
    let frames = all.map { options in
      let scene = LayoutScene(options: options)
      var index = 0
      let root = tree(scene, depth: 4, fan: 3, index: &index)
      scene.layOut(root, 317, 211)
      return (0..<scene.engine.nodeCount).map { scene.frame(of: NodeID($0)) ?? [] }
    }
    for other in frames.dropFirst() { #expect(other == frames[0]) }
  }
}
