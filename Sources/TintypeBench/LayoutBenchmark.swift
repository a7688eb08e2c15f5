import Foundation
import Tintype
import TintypeLayout

/// Layout alone: the five shapes, in the arena and from view values, beside the C program.
@MainActor
struct LayoutBenchmark {
  let options: BenchmarkOptions

  func run() {
    let limit = PeerProgram(
      path: options.value("limit") ?? "../shared/bench/layout_limit.c")
    let nodes = Int(options.value("nodes") ?? "") ?? 100_000
    let runs = max(1, Int(options.value("runs") ?? "") ?? 5)
    print("layout, \(runs) alternating runs, ms: median (least...most)")
    for shape in BenchmarkShape.allCases
    where options.value("shape").map({ $0 == shape.rawValue }) ?? true {
      report(shape, nodes: nodes, runs: runs, limit)
    }
  }

  private func report(_ shape: BenchmarkShape, nodes: Int, runs: Int, _ limit: PeerProgram?) {
    var (build, arena, views, peer, yoga) = (
      Measurement(), Measurement(), Measurement(), Measurement(), Measurement()
    )
    var counts = (nodes: 0, evaluations: 0, bytes: 0)
    for _ in 0..<runs {
      if let text = limit?.output([shape.rawValue, String(nodes), "3"]),
        let time = PeerProgram.number(in: text, after: "layout")
      {
        peer.append(time)
      }
      if let time = yogaTime(shape, nodes) { yoga.append(time) }
      autoreleasedArena(shape, nodes, &build, &arena, &counts)
      if options.value("views") != "no" { measureViews(shape, nodes, &views) }
    }
    let perNode = Double(counts.evaluations) / Double(max(counts.nodes, 1))
    let bytes = Double(counts.bytes) / Double(max(counts.nodes, 1))
    print("\(shape.rawValue), \(counts.nodes) nodes")
    print("  arena to frames   \(arena.text)\(ratio(arena, peer, "of the limit"))")
    print("  building nodes    \(build.text)")
    print("  views to frames   \(views.text)\(ratio(views, peer, "of the limit"))")
    print("  layout_limit      \(peer.text)")
    if yoga.median > 0 { print("  Yoga              \(yoga.text)\(ratio(yoga, arena, "of ours"))") }
    print(
      "  evaluations a node \(Measurement.number(perNode)), bytes a node \(Measurement.number(bytes))"
    )
  }

  private func ratio(_ own: Measurement, _ other: Measurement, _ name: String) -> String {
    guard own.median > 0, other.median > 0 else { return "" }
    return "  = \(Measurement.number(own.median / other.median))x \(name)"
  }

  private func autoreleasedArena(
    _ shape: BenchmarkShape, _ nodes: Int, _ build: inout Measurement,
    _ arena: inout Measurement, _ counts: inout (nodes: Int, evaluations: Int, bytes: Int)
  ) {
    let engine = LayoutEngine()
    let root = build.time {
      var tree = ArenaTree(engine: engine, shape: shape)
      return tree.build(nodeCount: nodes)
    }
    arena.time {
      _ = engine.layout(root: root, proposal: ProposedViewSize(width: 4000, height: 4000))
    }
    counts = (engine.nodeCount, engine.evaluations, engine.byteCount)
  }

  private func measureViews(
    _ shape: BenchmarkShape, _ nodes: Int, _ views: inout Measurement
  ) {
    let size = ProposedViewSize(width: 4000, height: 4000)
    func measure<Content: View>(_ content: Content) {
      let renderer = ImageRenderer(content: content)
      renderer.proposedSize = size
      _ = views.time { renderer.layOut() }
    }
    if shape == .deep {
      measure(BinaryTree(nodeCount: nodes, isRow: false))
    } else {
      measure(
        WideTree(
          shape: shape, levels: BenchmarkShape.levels(for: nodes), isRow: false, offset: 0))
    }
  }

  /// Yoga through poga, where a Python with it is given.
  private func yogaTime(_ shape: BenchmarkShape, _ nodes: Int) -> Double? {
    guard let python = options.value("python"), let script = options.value("yoga") else {
      return nil
    }
    let name =
      switch shape {
      case .stack, .grow, .deep: shape.rawValue
      case .mixed, .text: "huge"
      }
    guard let text = PeerProgram.run(python, [script, "poga", name, String(nodes)]) else {
      return nil
    }
    return PeerProgram.number(in: text, after: "median")
  }
}
