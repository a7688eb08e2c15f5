import ArgumentParser
import Foundation
import Tintype

/// `TintypeBench memory`: what a process holds while it draws one picture, step by step.
struct MemoryBenchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "memory", abstract: "The memory of a process that draws one picture.")

  @Argument(help: "What is drawn: chat6, chat or cards.")
  var workload: PictureBenchmark.Workload

  @OptionGroup var peers: PeerOptions

  @MainActor func run() async throws {
    let rows = try peers.rows(workload == .cards ? "cards" : "chat")
    print("\(workload.rawValue), MB: held now, of which pages of files; most until now")
    report("started")
    switch workload {
    case .cards: try draw(CardsScreen(rows: rows), scale: 1)
    case .chat: try draw(ChatScreen(rows: rows), scale: 2)
    case .chat6: try draw(ChatScreen(rows: Array(rows.prefix(6))), scale: 2)
    }
  }

  @MainActor private func draw<Content: View>(_ content: Content, scale: CGFloat) throws {
    let small = ImageRenderer(content: Text("Aa").font(.custom("DejaVu Sans", size: 10)))
    _ = try small.pngData()
    report("one word drawn")
    let renderer = ImageRenderer(content: content)
    renderer.scale = scale
    renderer.isOpaque = true
    do {
      let layout = renderer.settle()
      report("views to frames")
      _ = try layout.displayList()
      report("display list")
    }
    report("both given back")
    let bytes = try renderer.pngData().count
    report("PNG, \(bytes) bytes")
  }

  private func report(_ step: String) {
    let (now, files, most) = (
      Self.megabytes("VmRSS"), Self.megabytes("RssFile"), Self.megabytes("VmHWM")
    )
    print("  \(step): \(now), \(files); \(most)")
  }

  /// A line of what the kernel says of this process, in megabytes; `?` where it does not say it.
  private static func megabytes(_ key: String) -> String {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("\(key):") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({
        Double($0)
      })
    else { return "?" }
    return Measurement.decimal(kilobytes / 1024)
  }
}
