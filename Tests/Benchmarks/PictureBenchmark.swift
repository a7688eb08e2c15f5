import ArgumentParser
import Foundation
import Tintype
import TintypeCairo
import TintypeImages
import TintypeDrawing

/// `TintypeBench picture`: a view tree to a PNG file, beside the C program that places glyphs by hand.
struct PictureBenchmark: AsyncParsableCommand {
  /// What is drawn.
  enum Workload: String, CaseIterable, ExpressibleByArgument {
    /// The first six bubbles of the chat, the usual picture of an article.
    case chat6
    /// Forty bubbles.
    case chat
    /// A thousand cards in ten columns.
    case cards
  }

  static let configuration = CommandConfiguration(
    commandName: "picture", abstract: "Views to a PNG file, beside a C program.")

  @Argument(help: "What is drawn: chat6, chat or cards.")
  var workload: Workload

  @OptionGroup var peers: PeerOptions

  @Option(help: "How often each is measured.")
  var runs = 5

  @Option(help: "Also write the picture to this file.")
  var out: String?

  private struct Times {
    var layout = Measurement()
    var list = Measurement()
    var description = Measurement()
    var plan = Measurement()
    var raster = Measurement()
    var file = Measurement()
    var whole = Measurement()
    var limit = Measurement()
  }

  func validate() throws {
    if runs < 1 { throw ValidationError("Runs are at least 1.") }
  }

  @MainActor func run() async throws {
    let rows = try peers.rows(workload == .cards ? "cards" : "chat")
    switch workload {
    case .cards: try measure(CardsScreen(rows: rows), scale: 1)
    case .chat: try measure(ChatScreen(rows: rows), scale: 2)
    case .chat6: try measure(ChatScreen(rows: Array(rows.prefix(6))), scale: 2)
    }
  }

  @MainActor private func measure<Content: View>(_ content: Content, scale: CGFloat) throws {
    let limit = peers.limit()
    var times = Times()
    var (bytes, size) = (0, CGSize.zero)
    func once(isWarmUp: Bool) throws {
      let renderer = ImageRenderer(content: content)
      renderer.scale = scale
      renderer.isOpaque = true
      var current = isWarmUp ? Times() : times
      let layout = current.layout.time { renderer.settle() }
      let list = try current.list.time { try layout.displayList() }
      _ = current.description.time { layout.description(for: .png) }
      _ = try current.plan.time { try CairoRenderer.plannedSteps(of: list, scale: scale) }
      let bitmap = try current.raster.time {
        try CairoRenderer.bitmap(of: list, scale: scale, background: .white)
      }
      _ = current.file.time { PNGCodec.encode(bitmap, isOpaque: true, scale: scale) }
      let whole = ImageRenderer(content: content)
      whole.scale = scale
      whole.isOpaque = true
      let png = try current.whole.time { try whole.pngData() }
      if !isWarmUp { times = current }
      (bytes, size) = (png.count, list.size)
      if let out { try png.write(to: URL(fileURLWithPath: out)) }
    }
    try once(isWarmUp: true)
    for _ in 0..<runs {
      try once(isWarmUp: false)
      if let text = limit?.output([workload.rawValue, "band", "3", "-"]),
        let time = PeerProgram.value(in: text, after: "build+raster+encode")
      {
        times.limit.append(time)
      }
    }
    report(times, bytes: bytes, size: size, scale: scale)
  }

  private func report(_ times: Times, bytes: Int, size: CGSize, scale: CGFloat) {
    let pixels = "\(Int(size.width * scale)) x \(Int(size.height * scale))"
    print("\(workload.rawValue), \(pixels) pixels, \(runs) runs, warm, ms: median (least...most)")
    print("  views to frames   \(times.layout.text)")
    print("  display list      \(times.list.text)")
    print("  description       \(times.description.text)")
    print("  plan              \(times.plan.text)")
    print("  plan and raster   \(times.raster.text)")
    print("  PNG               \(times.file.text)")
    let ratio =
      times.limit.median > 0
      ? "  = \(Measurement.decimal(times.whole.median / times.limit.median))x of the limit" : ""
    print("  views to PNG      \(times.whole.text), \(bytes) bytes\(ratio)")
    if times.limit.median > 0 { print("  limit             \(times.limit.text)") }
  }
}
