import ArgumentParser
import CTintypeAllocations
import Foundation
import TintypeText

/// `TintypeBench text`: shaping and wrapping alone, beside HarfBuzz by hand and Pango.
struct TextBenchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "text",
    abstract: "Shaping and wrapping the texts of the chat, beside HarfBuzz by hand and Pango.")

  @OptionGroup var peers: PeerOptions

  @Option(help: "How often each is measured.")
  var runs = 40

  /// Runs before measuring, after which the memory for texts has reached its bound.
  private static let warmUps = 30

  func validate() throws {
    if runs < 1 { throw ValidationError("Runs are at least 1.") }
  }

  func run() async throws {
    print("text of the chat, \(runs) alternating runs, ms: median (least...most)")
    let rows = try peers.rows("chat")
    let limit = peers.limit()
    let pango = peers.program("pango_peer", packages: ["pangocairo"])
    var (ours, strange, again) = (Measurement(), Measurement(), Measurement())
    var (byHand, peer) = (Measurement(), Measurement())
    var allocations = 0.0
    for run in 0..<(Self.warmUps + runs) {
      let texts = Self.texts(of: rows, run: run)
      let strangers = texts.map { (Self.enciphered($0.0, run), $0.1, $0.2) }
      var (first, second, third) = (Measurement(), Measurement(), Measurement())
      try first.time { try layOut(texts) }
      try second.time { try layOut(texts) }
      let before = tintype_allocation_count()
      try third.time { try layOut(strangers) }
      allocations = Double(tintype_allocation_count() - before) / Double(max(1, strangers.count))
      guard run >= Self.warmUps else { continue }
      ours.append(first.median)
      again.append(second.median)
      strange.append(third.median)
      if let output = limit?.output(["chat", "direct", "3", "-"]),
        let time = PeerProgram.value(in: output, after: "build(shape+wrap+place)")
      {
        byHand.append(time)
      }
      if let output = pango?.output(["chat", "3"]),
        let time = PeerProgram.value(in: output, after: "layout")
      {
        peer.append(time)
      }
    }
    let byHandRatio = Measurement.ratio(ours, byHand, "of HarfBuzz by hand")
    let pangoRatio = Measurement.ratio(ours, peer, "of Pango")
    print("  shape and wrap    \(ours.text)\(byHandRatio)\(pangoRatio)")
    let strangeRatio = Measurement.ratio(strange, byHand, "of HarfBuzz by hand")
    print(
      "  of unknown words  \(strange.text)\(strangeRatio), "
        + "\(Measurement.decimal(allocations)) allocations a text")
    print("  the same again    \(again.text)")
    if byHand.median > 0 { print("  by hand           \(byHand.text)") }
    if peer.median > 0 { print("  Pango             \(peer.text)") }
    let drawing = try await MainActor.run {
      try GlyphBenchmark(texts: rows.compactMap(\.last)).report(runs: runs)
    }
    print("  drawing, warm     \(drawing)")
  }

  /// Texts that were never seen: another number is added in each run.
  private static func texts(
    of rows: [[String]], run: Int
  ) -> [(String, FontRequest, CGFloat?)] {
    rows.filter { $0.count > 2 }.flatMap { row -> [(String, FontRequest, CGFloat?)] in
      [("\(row[2]) \(run)", font(14), 276), ("\(row[1]) \(run)", font(10), nil)]
    }
  }

  /// A text of the same shape whose words nobody has seen: a cipher that changes from letter to letter and
  /// from run to run.
  private static func enciphered(_ text: String, _ run: Int) -> String {
    String(
      decoding: text.utf8.enumerated().map { index, byte in
        guard (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte) else { return byte }
        let shift = index.isMultiple(of: 2) ? run % 25 : run / 25 + index / 2
        return byte & 0x60 | UInt8((Int(byte & 0x1f) + shift) % 26 + 1)
      }, as: UTF8.self)
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
