import Tintype
import TintypeCairo
import TintypeDrawing

/// What drawing upright text costs a glyph, apart from its background.
@MainActor
struct GlyphBenchmark {
  private let list: DisplayList
  private let count: Int

  /// Lays texts out below one another, 400 points wide and at two pixels a point.
  ///
  /// - Parameter texts: the texts.
  /// - Throws: where a font is missing.
  init(texts: [String]) throws {
    let renderer = ImageRenderer(
      content: VStack(alignment: .leading, spacing: 4) {
        ForEach(0..<texts.count, id: \.self) { Text(texts[$0]) }
      }
      .frame(width: 400))
    renderer.scale = 2
    list = try renderer.displayList()
    count = list.items.reduce(0) { sum, item in
      if case .glyphs(let run) = item { sum + run.glyphs.count } else { sum }
    }
  }

  /// Draws the page and the empty page in turn.
  ///
  /// - Parameter runs: how often.
  /// - Returns: microseconds a glyph, warm, as text.
  /// - Throws: where the page cannot be drawn.
  func report(runs: Int) throws -> String {
    var background = list
    background.items = []
    var (drawn, empty) = (Measurement(), Measurement())
    for run in 0...runs {
      var (page, blank) = (Measurement(), Measurement())
      try page.time { _ = try bitmap(of: list) }
      try blank.time { _ = try bitmap(of: background) }
      guard run > 0 else { continue }
      drawn.append(page.median)
      empty.append(blank.median)
    }
    let each = max(0, drawn.median - empty.median) * 1000 / Double(max(count, 1))
    return "\(Measurement.decimal(each)) microseconds a glyph, \(count) glyphs"
  }

  private func bitmap(of list: DisplayList) throws -> Bitmap {
    try CairoRenderer.bitmap(of: list, scale: 2, background: .white)
  }
}
