import Foundation
import Testing
import TintypeDrawing
import TintypeGeometry

@testable import TintypeSVG

/// Text that is text in a file, with a part of its font.
@Suite struct SVGLiveTextTests {
  /// A line of letters, of which one thing may be otherwise.
  private func line(
    _ text: String = "ab", line: String? = nil, size: CGFloat = 10, paint: Paint = .color(.black),
    _ change: (inout [Glyph]) -> Void = { _ in }
  ) -> DisplayItem {
    var glyphs = text.utf8.enumerated().map { index, letter in
      Glyph(
        id: UInt32(letter == 0x20 ? 0 : letter - 0x60),
        position: CGPoint(x: CGFloat(index) * 7, y: 0), cluster: Int32(index))
    }
    change(&glyphs)
    let content = GlyphRunContent(
      font: EmbeddedSquares(), size: size, glyphs: glyphs, text: text)
    var run = GlyphRun(content, origin: CGPoint(x: 5, y: 15), paint: paint)
    run.line = TextLine(
      text: line ?? text, frame: CGRect(x: 5, y: 7, width: 14, height: 12), isRightToLeft: false)
    return .glyphs(run)
  }

  private func live(_ items: DisplayItem...) throws -> [String] {
    try svgText(items, mode: .live).split(separator: "\n").filter { $0.hasPrefix("<text") }
      .map(String.init)
  }

  @Test func lettersStandWhereTheyWereLaidOut() throws {
    let start = "<text font-family=\"a,Inter,sans-serif\" font-size=\"10\""
    #expect(try live(line()) == ["\(start) x=\"5 12\" y=\"15\">ab</text>"])
    #expect(try live(line(" ab ")) == ["\(start) x=\"12 19\" y=\"15\">ab</text>"])
    #expect(
      try live(line("a  b")) == [
        "\(start) x=\"5 12 19 26\" y=\"15\" xml:space=\"preserve\">a  b</text>"
      ])
    #expect(try live(line("a b")) == ["\(start) x=\"5 12 19\" y=\"15\">a b</text>"])
    #expect(try live(line("  ")).isEmpty)
    #expect(
      try live(line(paint: .color(RGBA.pureRed.opacity(0.5))))[0]
        .hasPrefix("<text fill=\"#f00\" fill-opacity=\".5\" font-family"))
    let whole = try svgText([line()], mode: .live)
    #expect(whole.contains("@font-face{font-family:a;src:url(data:font/woff2;base64,YWI=)}"))
    #expect(whole.contains(" text-rendering=\"geometricPrecision\""))
    #expect(try !svgText([line()]).contains("text-rendering"))
  }

  /// Letters that a browser would set otherwise are outlines.
  @Test func lettersOfTheirOwnAreOutlines() throws {
    for odd in [
      line { $0[1].position.y = 1 }, line { $0[1].position.x = 0 }, line { $0[1].cluster = 0 },
      line { $0[1].id = 1 }, line { $0.removeLast() }, line(line: "abc"), line(size: 0),
      line(
        paint: .gradient(
          [
            GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
          ], .linear(from: .zero, to: CGPoint(x: 9, y: 0)))),
    ] {
      #expect(try live(odd).allSatisfy { !$0.contains("font-family") })
    }
    #expect(try live(line { $0[1].position.x = 0.1 })[0].contains(" x=\"5 5.1\""))
    #expect(try live(line(line: " ab\n"))[0].contains("font-family"))
  }
}

/// A file of 60 x 60 points without the start of its ids.
func svgText(
  _ items: [DisplayItem], scale: CGFloat = 1, mode: SVGRenderer.TextMode = .outlined
) throws -> String {
  let list = list(60, 60, scale: scale, items)
  let data = try SVGRenderer.file(of: list, options: .init(text: mode))
  return String(decoding: data, as: UTF8.self)
    .replacing(#/(id="|url\(#|href="#|font-family[=:]"?)[a-zA-Z][a-zA-Z0-9]{4}(?=[a-z])/#) {
      String($0.1)
    }
}

/// Squares that may be put into files.
private final class EmbeddedSquares: EmbeddableFont {
  private let font = GalleryLists.font
  let identity = "embedded"
  let displayName = "Embedded"
  let unitsPerEm = 2048
  let permitsEmbedding = true
  let hasColorGlyphs = false
  var inkBox: CGRect { font.inkBox }

  func glyph(of character: Unicode.Scalar) -> UInt32? {
    character == " " ? 0 : character.value - 0x60
  }
  func webFont(of characters: Set<Unicode.Scalar>) -> [UInt8]? {
    characters.filter { $0 != " " }.map { UInt8($0.value) }.sorted()
  }
  func isColor(_ glyph: UInt32) -> Bool { false }
  func width(of glyph: UInt32) -> CGFloat { font.width(of: glyph) }
  func outline(of glyph: UInt32) -> Path { font.outline(of: glyph) }
  func mask(of glyph: UInt32, pixelSize: CGFloat, subpixelX: Int, subpixelY: Int) -> GlyphMask? {
    font.mask(of: glyph, pixelSize: pixelSize, subpixelX: subpixelX, subpixelY: subpixelY)
  }
  func colorImage(of glyph: UInt32) -> ColorGlyph? { nil }
}
