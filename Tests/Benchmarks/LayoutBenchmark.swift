import ArgumentParser
import Foundation
import Tintype
import TintypeLayout

extension BenchmarkShape: ExpressibleByArgument {}

/// `TintypeBench layout`: the five shapes, in the arena and from view values, beside the C program
/// and Yoga.
struct LayoutBenchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Layout alone, beside the C program and Yoga.")

  @OptionGroup var peers: PeerOptions

  @Option(help: "The nodes of a tree, about.")
  var nodes = 100_000

  @Option(help: "How often each is measured.")
  var runs = 5

  @Option(help: "The tree; all five without it.")
  var shape: BenchmarkShape?

  @Flag(inversion: .prefixedNo, help: "Also measure from view values to frames.")
  var views = true

  func validate() throws {
    if nodes < 1 || runs < 1 { throw ValidationError("Nodes and runs are at least 1.") }
  }

  @MainActor func run() async throws {
    print("layout, \(runs) alternating runs, ms: median (least...most)")
    let limit = peers.program("layout_limit")
    let yoga = peers.script("layout_only.py", imports: ["poga"])
    for shape in shape.map({ [$0] }) ?? BenchmarkShape.allCases {
      report(shape, limit, yoga)
    }
    guard let yoga else { return }
    // What Yoga is best at has no counterpart: every node has a basis that nothing has to be asked for.
    var best = Measurement()
    for _ in 0..<runs { if let time = yogaTime(yoga, "huge") { best.append(time) } }
    print("Yoga, its own best shape")
    print("  Yoga              \(best.text)")
  }

  @MainActor private func report(
    _ shape: BenchmarkShape, _ limit: PeerProgram?, _ yoga: PeerScript?
  ) {
    var (build, arena, values, peer, other) = (
      Measurement(), Measurement(), Measurement(), Measurement(), Measurement()
    )
    var counts = (nodes: 0, evaluations: 0, bytes: 0)
    for _ in 0..<runs {
      if let text = limit?.output([shape.rawValue, String(nodes), "3"]),
        let time = PeerProgram.value(in: text, after: "layout")
      {
        peer.append(time)
      }
      if let yoga, shape.hasYogaCounterpart, let time = yogaTime(yoga, shape.rawValue) {
        other.append(time)
      }
      measureArena(shape, &build, &arena, &counts)
      if views { measureViews(shape, &values) }
    }
    let perNode = Double(counts.evaluations) / Double(max(counts.nodes, 1))
    let bytes = Double(counts.bytes) / Double(max(counts.nodes, 1))
    print("\(shape.rawValue), \(counts.nodes) nodes")
    print("  arena to frames   \(arena.text)\(Measurement.ratio(arena, peer, "of the limit"))")
    print("  building nodes    \(build.text)")
    if values.median > 0 {
      print("  views to frames   \(values.text)\(Measurement.ratio(values, peer, "of the limit"))")
    }
    if peer.median > 0 { print("  layout_limit      \(peer.text)") }
    if other.median > 0 {
      print("  Yoga              \(other.text)\(Measurement.ratio(other, arena, "of the arena"))")
    }
    print(
      "  evaluations a node \(Measurement.decimal(perNode)), bytes a node \(Measurement.decimal(bytes))"
    )
  }

  private func measureArena(
    _ shape: BenchmarkShape, _ build: inout Measurement, _ arena: inout Measurement,
    _ counts: inout (nodes: Int, evaluations: Int, bytes: Int)
  ) {
    let (root, made) = build.time { ArenaTree(shape: shape).beginPass(nodeCount: nodes) }
    arena.time {
      _ = made.pass.layout(root: root, proposal: ProposedViewSize(width: 4000, height: 4000))
    }
    counts = (made.pass.tree.nodeCount, made.pass.evaluations, made.pass.byteCount)
  }

  @MainActor private func measureViews(_ shape: BenchmarkShape, _ views: inout Measurement) {
    let size = ProposedViewSize(width: 4000, height: 4000)
    func measure<Content: View>(_ content: Content) {
      let renderer = ImageRenderer(content: content)
      renderer.proposedSize = size
      _ = views.time { renderer.settle() }
    }
    if shape == .deep {
      measure(BinaryTree(nodeCount: nodes, isRow: false))
    } else {
      measure(
        WideTree(
          shape: shape, levels: BenchmarkShape.levels(for: nodes), isRow: false, offset: 0))
    }
  }

  private func yogaTime(_ yoga: PeerScript, _ shape: String) -> Double? {
    yoga.output(["poga", shape, String(nodes)]).flatMap {
      PeerProgram.value(in: $0, after: "median")
    }
  }
}
