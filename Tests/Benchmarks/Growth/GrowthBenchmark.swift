import ArgumentParser
import Foundation
import Tintype
import TintypeCairo
import TintypeText

/// `TintypeBench growth`: how costs grow with the size of what is done.
struct GrowthBenchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "growth",
    abstract: "Measures costs at several sizes, and with which power of the size they grow.",
    discussion: """
      A cost that doubles with the size has the exponent 1, one that stays the exponent 0; the least time of each size \
      counts. Sizes take turns, so that other programs on the machine slow all of them. Texts are new in each run.

      Example:
        TintypeBench growth --runs 9 --page out/bench
      """)

  @Option(help: "How often each is measured.")
  var runs = 5

  @Option(help: "The tool, for pages of documentation.")
  var tool = ".build/release/tintype"

  @Option(help: "Also write a page with plots into this folder.")
  var page: String?

  func validate() throws {
    if runs < 1 { throw ValidationError("Runs are at least 1.") }
  }

  func run() async throws {
    print("growth, least of \(runs) runs at each size")
    var growths: [Growth] = []
    func add(_ growth: Growth) {
      print("  \(growth.line)")
      growths.append(growth)
    }
    for cost in await GrowthCost.pictures + GrowthCost.layouts { add(try await measure(cost)) }
    add(try measureSnapshots())
    if let docs = try measureDocs() { add(docs) }
    let fast = growths.filter(\.isTooFast).map(\.name)
    print(
      fast.isEmpty
        ? "  none grows faster than what is done"
        : "  faster than what is done: \(fast.joined(separator: ", "))")
    if let page {
      let file = try await GrowthPage(growths: growths, runs: runs).write(to: URL(filePath: page))
      print("  plots: \(file.path)")
    }
  }

  @MainActor private func measure(_ cost: GrowthCost) throws -> Growth {
    var growth = Growth(name: cost.name, unit: cost.unit)
    growth.points = cost.sizes.map { ($0, Measurement()) }
    for run in 0...runs {
      for index in cost.sizes.indices {
        let body = try cost.prepare(cost.sizes[index], run)
        var time = Measurement()
        try time.time(body)
        // The first run opens fonts and makes space.
        if run > 0 { growth.points[index].time.append(time.median) }
      }
    }
    return growth
  }

  /// A suite of snapshots that match, on all cores.
  private func measureSnapshots() throws -> Growth {
    var growth = Growth(name: "matching snapshots", unit: "snapshots")
    for count in [10, 100, 1000] {
      let folder = NSTemporaryDirectory() + "tintype-bench-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let suite = SnapshotSuite(folder: folder, count: count)
      try suite.record()
      var time = Measurement()
      for _ in 0..<runs { time.time { suite.match() } }
      growth.points.append((count, time))
    }
    return growth
  }

  /// A check of pages of which nothing has changed; nil without the tool, which is said.
  private func measureDocs() throws -> Growth? {
    guard FileManager.default.isExecutableFile(atPath: tool) else {
      print("  (documentation is not measured: there is no \(tool); build it, or name a --tool.)")
      return nil
    }
    var growth = Growth(name: "documentation, nothing changed", unit: "fences")
    for count in [10, 100, 1000] {
      let pages = try DocumentedPages(fences: count, tool: tool)
      defer { pages.remove() }
      try pages.run("build")
      var time = Measurement()
      for _ in 0..<runs { try time.time { try pages.run("check") } }
      growth.points.append((count, time))
    }
    return growth
  }
}
