import Foundation

/// Measures Tintype beside the physical limit and its peers.
@main
@MainActor
struct Benchmark {
  private static let usage = """
    usage: tintype-bench layout [--nodes=100000] [--runs=5] [--shape=stack|grow|deep|mixed|text]
                                [--limit=layout_limit.c] [--views=no] [--python=PYTHON --yoga=layout_only.py]
           tintype-bench text [--data=FOLDER] [--runs=15] [--limit=PROGRAM] [--pango=PROGRAM]
           tintype-bench chat|chat6|cards [--data=FOLDER] [--runs=5] [--limit=PROGRAM] [--out=FILE]
    """

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let options = BenchmarkOptions(arguments)
    switch arguments.first {
    case "layout": LayoutBenchmark(options: options).run()
    case "text": TextBenchmark(options: options).run()
    case "chat", "chat6", "cards":
      PictureBenchmark(workload: arguments.first ?? "chat", options: options).run()
    default:
      FileHandle.standardError.write(Data((usage + "\n").utf8))
      exit(2)
    }
  }
}
