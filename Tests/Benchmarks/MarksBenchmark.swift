import ArgumentParser
import Tintype

/// `TintypeBench marks`: what marks over a picture take beyond the picture itself.
struct MarksBenchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "marks", abstract: "A chat with all marks over it, beside the chat alone.")

  @OptionGroup var peers: PeerOptions

  @Option(help: "How many bubbles there are.")
  var bubbles = 40

  @Option(help: "How often each is measured.")
  var runs = 9

  func validate() throws {
    if bubbles < 1 || runs < 1 { throw ValidationError("Bubbles and runs are at least 1.") }
  }

  @MainActor func run() async throws {
    let rows = Array(try peers.rows("chat").prefix(bubbles))
    let renderer = ImageRenderer(content: ChatScreen(rows: rows))
    renderer.isOpaque = true
    let nodes = Self.count(renderer.layout().root)
    print("marks, \(nodes) nodes, \(runs) alternating runs, ms: median (least...most)")
    var (lists, files) = ([Measurement(), Measurement()], [Measurement(), Measurement()])
    for run in 0...runs {
      for (index, marks) in [LayoutMarks(), .all].enumerated() {
        renderer.marks = marks
        var (list, file) = (Measurement(), Measurement())
        _ = try list.time { try renderer.displayList() }
        _ = try file.time { try renderer.pngData() }
        // The first run opens fonts and makes space.
        guard run > 0 else { continue }
        lists[index].append(list.median)
        files[index].append(file.median)
      }
    }
    print("  display list  \(lists[1].text), without marks \(lists[0].text)")
    print("  PNG file      \(files[1].text), without marks \(files[0].text)")
  }

  private static func count(_ node: LayoutNode) -> Int {
    node.children.reduce(1) { $0 + count($1) }
  }
}
