import ArgumentParser
import Foundation
import TintypeText

/// `tintype-bench text`: shaping and wrapping alone, beside HarfBuzz by hand and Pango.
struct TextBenchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "text",
    abstract: "Shaping and wrapping the texts of the chat, beside HarfBuzz by hand and Pango.")

  @OptionGroup var peers: PeerOptions

  @Option(help: "How often each is measured.")
  var runs = 15

  func validate() throws {
    if runs < 1 { throw ValidationError("Runs are at least 1.") }
  }

  func run() async throws {
    print("text of the chat, \(runs) alternating runs, ms: median (least...most)")
    let rows = try peers.rows("chat")
    let limit = peers.limit()
    let pango = peers.program("pango_peer", packages: ["pangocairo"])
    var (ours, again) = (Measurement(), Measurement())
    var (byHand, peer) = (Measurement(), Measurement())
    for run in 0...runs {
      let texts = Self.texts(of: rows, run: run)
      var (first, second) = (Measurement(), Measurement())
      try first.time { try layOut(texts) }
      try second.time { try layOut(texts) }
      guard run > 0 else { continue }
      ours.append(first.median)
      again.append(second.median)
      if let output = limit?.output(["chat", "direct", "3", "-"]),
        let time = PeerProgram.number(in: output, after: "build(shape+wrap+place)")
      {
        byHand.append(time)
      }
      if let output = pango?.output(["chat", "3"]),
        let time = PeerProgram.number(in: output, after: "layout")
      {
        peer.append(time)
      }
    }
    let byHandRatio = Measurement.ratio(ours, byHand, "of HarfBuzz by hand")
    let pangoRatio = Measurement.ratio(ours, peer, "of Pango")
    print("  shape and wrap    \(ours.text)\(byHandRatio)\(pangoRatio)")
    print("  the same again    \(again.text)")
    if byHand.median > 0 { print("  by hand           \(byHand.text)") }
    if peer.median > 0 { print("  Pango             \(peer.text)") }
  }

  /// Texts that were never seen: another number is added in each run.
  private static func texts(
    of rows: [[String]], run: Int
  ) -> [(String, FontRequest, CGFloat?)] {
    rows.filter { $0.count > 2 }.flatMap { row -> [(String, FontRequest, CGFloat?)] in
      [("\(row[2]) \(run)", font(14), 276), ("\(row[1]) \(run)", font(10), nil)]
    }
  }

  private static func font(_ size: CGFloat) -> FontRequest {
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
