import Foundation
import Tintype
import TintypeCairo
import TintypeDrawing

/// A view tree to a PNG file, beside the C program that places glyphs by hand.
@MainActor
struct PictureBenchmark {
  let workload: String
  let options: BenchmarkOptions

  private struct Times {
    var layout = Measurement()
    var list = Measurement()
    var raster = Measurement()
    var file = Measurement()
    var whole = Measurement()
    var limit = Measurement()
  }

  func run() {
    let folder = options.value("data") ?? "../shared/bench/data"
    let name = workload == "cards" ? "cards" : "chat"
    guard let text = try? String(contentsOfFile: "\(folder)/\(name).tsv", encoding: .utf8) else {
      FileHandle.standardError.write(Data("There is no \(name).tsv in \(folder).\n".utf8))
      exit(1)
    }
    var rows = text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    if workload == "chat6" { rows = Array(rows.prefix(6)) }
    let runs = max(1, Int(options.value("runs") ?? "") ?? 5)
    do {
      if name == "cards" {
        try measure(CardsScreen(rows: rows), scale: 1, runs: runs)
      } else {
        try measure(ChatScreen(rows: rows), scale: 2, runs: runs)
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private func measure<Content: View>(_ content: Content, scale: CGFloat, runs: Int) throws {
    let limit = PeerProgram(
      path: options.value("limit"),
      libraries: [
        "-I/usr/include/freetype2", "-I/usr/include/cairo", "-I/usr/include/harfbuzz", "-lcairo",
        "-lfreetype", "-lharfbuzz", "-lpng16", "-lspng", "-ldeflate", "-lisal", "-lz", "-lm",
      ])
    var times = Times()
    var (bytes, size) = (0, CGSize.zero)
    func once(isWarmUp: Bool) throws {
      let renderer = ImageRenderer(content: content)
      renderer.scale = scale
      renderer.isOpaque = true
      var current = isWarmUp ? Times() : times
      let layout = current.layout.time { renderer.layOut() }
      let list = try current.list.time { try layout.displayList() }
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
      if let path = options.value("out") { try png.write(to: URL(fileURLWithPath: path)) }
    }
    try once(isWarmUp: true)
    for _ in 0..<runs {
      try once(isWarmUp: false)
      let folder = options.value("limit-folder") ?? "../shared/bench"
      if let text = limit?.output([workload, "band", "3", "-"], folder: folder),
        let time = PeerProgram.number(in: text, after: "build+raster+encode")
      {
        times.limit.append(time)
      }
    }
    report(times, runs: runs, bytes: bytes, size: size, scale: scale)
  }

  private func report(_ times: Times, runs: Int, bytes: Int, size: CGSize, scale: CGFloat) {
    let pixels = "\(Int(size.width * scale)) x \(Int(size.height * scale))"
    print("\(workload), \(pixels) pixels, \(runs) runs, warm, ms: median (least...most)")
    print("  views to frames   \(times.layout.text)")
    print("  display list      \(times.list.text)")
    print("  raster            \(times.raster.text)")
    print("  PNG               \(times.file.text)")
    let ratio =
      times.limit.median > 0
      ? "  = \(Measurement.number(times.whole.median / times.limit.median))x of the limit" : ""
    print("  views to PNG      \(times.whole.text), \(bytes) bytes\(ratio)")
    if times.limit.median > 0 { print("  limit             \(times.limit.text)") }
  }
}
