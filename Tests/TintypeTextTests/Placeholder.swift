import Testing

@testable import TintypeText

@Suite struct Smoke {
  @Test func hello() throws {
    let font = FontRequest(size: 17)
    let text = try ShapedText(
      runs: [TextRun(text: "Nogitsune Takeshi", font: font)],
      style: ParagraphStyle(displayScale: 2), library: .standard)
    let layout = text.layout(width: nil, height: nil)
    print(layout.size, layout.firstBaseline, layout.lastBaseline, layout.lines.map(\.text))
    for w in [200.0, 120, 100, 60, 40, 20, 5, 0] {
      let l = text.layout(width: w, height: nil)
      print(w, l.size, l.lines.map(\.text), l.lines.map(\.width))
      let m = text.layout(width: w, height: 20)
      print(w, m.size, m.lines.map(\.text), m.lines.map(\.width), m.isTruncated)
    }
    print(FontLibrary.standard.shapingCount, FontLibrary.standard.reshapingCount)
    let face = try FontLibrary.standard.face(for: font)
    print(face.displayName, face.identity, face.metrics)
    let mask = face.mask(of: 409, pixelSize: 34, phaseX: 1, phaseY: 0)
    print(
      mask.map { "\($0.left) \($0.top) \($0.width) \($0.height)" } ?? "-",
      face.outline(of: 409).elements.count)
  }
}
