import ArgumentParser
import Foundation

/// Measures Tintype beside the physical limit and its peers.
@main
struct Benchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "TintypeBench",
    abstract: "Measures Tintype beside the physical limit and its peers, in alternating runs.",
    discussion: """
      Ratios in one run count; absolute times do not. Times are medians, with the least and the most.
      A peer that is missing is named with what it needs, and the rest is measured.

      Examples:
        TintypeBench
        TintypeBench layout --shape deep --runs 9
        TintypeBench picture chat6
        TintypeBench png cards
        TintypeBench serve --seconds 5
        TintypeBench snapshots --python .build/peers/bin/python
        TintypeBench edit --tool .build/release/tintype
      """,
    subcommands: [
      AllBenchmarks.self, LayoutBenchmark.self, ResolveBenchmark.self, TextBenchmark.self,
      PictureBenchmark.self, PNGBenchmark.self, RasterBenchmark.self, KernelBenchmark.self,
      MarksBenchmark.self, ServeBenchmark.self,
      SnapshotBenchmark.self, FailureBenchmark.self, CompileBenchmark.self, DocsBenchmark.self,
      GrowthBenchmark.self, EditBenchmark.self, MemoryBenchmark.self,
    ],
    defaultSubcommand: AllBenchmarks.self)
}

/// `TintypeBench all`: everything with the usual numbers.
struct AllBenchmarks: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "all", abstract: "Runs every benchmark with its usual numbers.")

  @OptionGroup var peers: PeerOptions

  @Option(help: "The tool, for pages of documentation.")
  var tool = ".build/release/tintype"

  @Option(help: "The folder of the page with plots of how costs grow.")
  var page = "out/bench"

  func run() async throws {
    let arguments = ["--peers", peers.peers, "--python", peers.python]
    try await LayoutBenchmark.parse(arguments).run()
    try await ResolveBenchmark.parse([]).run()
    try await TextBenchmark.parse(arguments).run()
    for workload in PictureBenchmark.Workload.allCases {
      try await PictureBenchmark.parse([workload.rawValue] + arguments).run()
    }
    for workload in PictureBenchmark.Workload.allCases {
      try await RasterBenchmark.parse([workload.rawValue] + arguments).run()
    }
    try KernelBenchmark.parse([]).run()
    for workload in PNGBenchmark.Workload.allCases {
      try await PNGBenchmark.parse([workload.rawValue] + arguments).run()
    }
    try await MarksBenchmark.parse(arguments).run()
    try await SnapshotBenchmark.parse(arguments).run()
    try await GrowthBenchmark.parse(["--tool", tool, "--page", page]).run()
    try EditBenchmark.parse(["--tool", tool]).run()
  }
}
