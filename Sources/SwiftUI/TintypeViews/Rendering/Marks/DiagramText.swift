package import TintypeDrawing
package import TintypeText

/// A line of text in a diagram: a label, a number on a line.
package struct DiagramText {
  private let layout: ParagraphLayout
  /// How much space the text takes, in points.
  package var size: CGSize { layout.size }

  /// Sets a text; nil where no font can.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - size: the font's size, in points.
  ///   - weight: the font's weight, 400 for regular.
  ///   - scale: pixels a point.
  ///   - fonts: the fonts.
  package init?(
    _ text: String, size: CGFloat = 9, weight: Int = 600, scale: CGFloat, fonts: FontLibrary
  ) {
    var request = FontRequest(family: .system(.default), size: size)
    request.weight = weight
    var style = ParagraphStyle()
    style.displayScale = scale
    let run = TextRun(text: text, font: request, tag: 0)
    guard let shaped = try? ShapedText(runs: [run], style: style, library: fonts) else {
      return nil
    }
    layout = shaped.layout(width: nil, height: nil)
  }

  /// What the text draws, its upper left corner at a point.
  package func items(at corner: CGPoint, _ paint: Paint) -> [DisplayItem] {
    layout.lines.flatMap { line in
      line.runs.map { .glyphs(GlyphRun($0, at: corner, paint: paint)) }
    }
  }
}
