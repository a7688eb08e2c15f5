import ArgumentParser
import Tintype
import TintypeCairo
import TintypeDrawing
import TintypeImages

/// `TintypeBench raster`: a display list to pixels.
struct RasterBenchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "raster", abstract: "A display list to pixels.")

  @Argument(help: "What is drawn: chat6, chat or cards.")
  var workload: PictureBenchmark.Workload

  @OptionGroup var peers: PeerOptions

  @Option(help: "How often each is measured.")
  var runs = 9

  @Option(help: "How many threads draw strips.")
  var workers = 1

  @MainActor func run() async throws {
    let list = try workload.list(peers)
    var (whole, strips) = (Measurement(), Measurement())
    for run in 0...runs {
      var (bitmap, parts) = (Measurement(), Measurement())
      try bitmap.time {
        _ = try CairoRenderer.bitmap(of: list, scale: list.scale, background: .white)
      }
      try parts.time {
        try CairoRenderer.drawStrips(of: list, scale: list.scale, workers: workers)
      }
      guard run > 0 else { continue }
      whole.append(bitmap.median)
      strips.append(parts.median)
    }
    print("\(workload.rawValue), drawing alone, \(runs) runs, warm, ms: median (least...most)")
    print("  whole picture     \(whole.text)")
    print("  strips            \(strips.text)")
  }
}

extension PictureBenchmark.Workload {
  /// What is drawn, laid out.
  @MainActor func list(_ peers: PeerOptions) throws -> DisplayList {
    let rows = try peers.rows(self == .cards ? "cards" : "chat")
    switch self {
    case .cards: return try DisplayList(drawing: CardsScreen(rows: rows), scale: 1)
    case .chat: return try DisplayList(drawing: ChatScreen(rows: rows), scale: 2)
    case .chat6: return try DisplayList(drawing: ChatScreen(rows: Array(rows.prefix(6))), scale: 2)
    }
  }
}

extension DisplayList {
  /// What an opaque picture of views shows.
  ///
  /// - Parameters:
  ///   - content: the views.
  ///   - scale: pixels a point, positive.
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  @MainActor init(drawing content: some View, scale: CGFloat) throws {
    let renderer = ImageRenderer(content: content)
    renderer.scale = scale
    renderer.isOpaque = true
    self = try renderer.displayList()
  }
}
