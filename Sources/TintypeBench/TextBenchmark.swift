import Foundation
import TintypeText

/// Shaping and wrapping alone: the texts of the chat, beside HarfBuzz by hand and Pango.
struct TextBenchmark {
  let options: BenchmarkOptions

  func run() {
    let folder = options.value("data") ?? "../shared/bench/data"
    guard let text = try? String(contentsOfFile: "\(folder)/chat.tsv", encoding: .utf8) else {
      FileHandle.standardError.write(Data("There is no chat.tsv in \(folder).\n".utf8))
      exit(1)
    }
    let rows = text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let runs = max(1, Int(options.value("runs") ?? "") ?? 15)
    let programs = options.value("limit-folder") ?? "../shared/bench"
    let limit = PeerProgram(path: options.value("limit"))
    let pango = PeerProgram(path: options.value("pango"))
    var (ours, again) = (Measurement(), Measurement())
    var (byHand, peer) = (Measurement(), Measurement())
    do {
      for run in 0...runs {
        // A text that was never seen: another number is added in each run.
        var texts: [(String, FontRequest, CGFloat?)] = []
        for row in rows where row.count > 2 {
          texts.append(("\(row[2]) \(run)", font(14), 276))
          texts.append(("\(row[1]) \(run)", font(10), nil))
        }
        var (first, second) = (Measurement(), Measurement())
        try first.time { try layOut(texts) }
        try second.time { try layOut(texts) }
        guard run > 0 else { continue }
        ours.append(first.median)
        again.append(second.median)
        if let output = limit?.output(["chat", "direct", "3", "-"], folder: programs),
          let time = PeerProgram.number(in: output, after: "build(shape+wrap+place)")
        {
          byHand.append(time)
        }
        if let output = pango?.output(["chat", "3"], folder: programs),
          let time = PeerProgram.number(in: output, after: "layout")
        {
          peer.append(time)
        }
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
    print("text, \(rows.count) bubbles, \(runs) alternating runs, ms: median (least...most)")
    print("  shape and wrap    \(ours.text)\(ratio(ours, byHand, "of HarfBuzz by hand"))")
    print("  the same again    \(again.text)")
    if byHand.median > 0 { print("  by hand           \(byHand.text)") }
    if peer.median > 0 { print("  Pango             \(peer.text)\(ratio(ours, peer, "is ours"))") }
  }

  private func ratio(_ a: Measurement, _ b: Measurement, _ what: String) -> String {
    b.median > 0 ? "  = \(Measurement.number(a.median / b.median))x \(what)" : ""
  }

  private func font(_ size: CGFloat) -> FontRequest {
    FontRequest(family: .named("DejaVu Sans"), size: size)
  }

  private func layOut(_ texts: [(String, FontRequest, CGFloat?)]) throws {
    var style = ParagraphStyle()
    style.displayScale = 2
    for (text, font, width) in texts {
      let shaped = try ShapedText(
        runs: [TextRun(text: text, font: font, tag: 0)], style: style, library: .standard)
      _ = shaped.layout(width: width, height: nil).size
    }
  }
}
