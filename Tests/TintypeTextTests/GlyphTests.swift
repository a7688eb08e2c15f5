import Foundation
import Testing

@testable import TintypeText

/// The shapes of glyphs: outlines and coverage masks.
@Suite struct GlyphTests {
  private func face(_ family: FontRequest.Family = .system(.default)) throws -> FontFace {
    try FontLibrary.standard.face(for: FontRequest(family: family, size: 1))
  }

  /// The area inside a path, with curves cut into lines; contours in the other direction count negative.
  private func area(_ path: Path) -> CGFloat {
    var (total, start, at) = (0 as CGFloat, CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) {
      total += (at.x * end.y - end.x * at.y) / 2
      at = end
    }
    path.forEach { element in
      switch element {
      case .move(let p): (start, at) = (p, p)
      case .line(let p): line(to: p)
      case .quadCurve(let p, let c):
        let from = at
        for i in 1...32 {
          let t = CGFloat(i) / 32
          let (a, b, d) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          line(
            to: CGPoint(x: a * from.x + b * c.x + d * p.x, y: a * from.y + b * c.y + d * p.y))
        }
      case .curve(let p, let c1, let c2):
        let from = at
        for i in 1...32 {
          let t = CGFloat(i) / 32
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          line(
            to: CGPoint(
              x: a * from.x + b * c1.x + c * c2.x + d * p.x,
              y: a * from.y + b * c1.y + c * c2.y + d * p.y))
        }
      case .closeSubpath: line(to: start)
      }
    }
    return abs(total)
  }

  @Test(arguments: ["H", "g", "8", "&", "ß"])
  func theMaskCoversTheAreaOfTheOutline(letter: Unicode.Scalar) throws {
    for family in [FontRequest.Family.system(.default), .named("DejaVu Sans")] {
      let face = try face(family)
      let glyph = try #require(face.nominalGlyph(letter.value))
      for subpixel in 0..<4 {
        let mask = try #require(
          face.mask(of: glyph, pixelSize: 34, subpixelX: subpixel, subpixelY: 0))
        #expect(mask.coverage.count == mask.width * mask.height)
        let covered = mask.coverage.reduce(0) { $0 + CGFloat($1) / 255 }
        let expected = area(face.outline(of: glyph)) * 34 * 34
        #expect(abs(covered - expected) < expected * 0.02)
      }
    }
  }

  @Test func aSubpixelStepMovesTheInkByAQuarterOfAPixel() throws {
    let face = try face()
    let glyph = try #require(face.nominalGlyph(0x6c))
    func center(_ x: Int, _ y: Int) throws -> CGPoint {
      let mask = try #require(face.mask(of: glyph, pixelSize: 40, subpixelX: x, subpixelY: y))
      var (sum, cx, cy) = (0 as CGFloat, 0 as CGFloat, 0 as CGFloat)
      for row in 0..<mask.height {
        for column in 0..<mask.width {
          let weight = CGFloat(mask.coverage[row * mask.width + column])
          sum += weight
          cx += weight * (CGFloat(mask.left + column) + 0.5)
          cy += weight * (CGFloat(mask.top + row) + 0.5)
        }
      }
      return CGPoint(x: cx / sum, y: cy / sum)
    }
    let home = try center(0, 0)
    // A pixel that is covered in part counts at its middle, so the center is not exact.
    for subpixel in 1..<4 {
      #expect(abs(try center(subpixel, 0).x - home.x - CGFloat(subpixel) / 4) < 0.06)
      #expect(abs(try center(0, subpixel).y - home.y - CGFloat(subpixel) / 4) < 0.06)
    }
    // The letter stands on the baseline and within its line.
    #expect(home.y < 0 && home.y > -40)
  }

  @Test func aSpaceHasNoInk() throws {
    let face = try face()
    let glyph = try #require(face.nominalGlyph(0x20))
    #expect(face.mask(of: glyph, pixelSize: 17, subpixelX: 0, subpixelY: 0) == nil)
    #expect(face.outline(of: glyph).isEmpty)
    #expect(face.colorImage(of: glyph) == nil)
    #expect(face.mask(of: 65535, pixelSize: 17, subpixelX: 0, subpixelY: 0) == nil)
    #expect(face.mask(of: 40, pixelSize: .infinity, subpixelX: 0, subpixelY: 0) == nil)
    #expect(face.mask(of: 40, pixelSize: .nan, subpixelX: 0, subpixelY: 0) == nil)
  }

  @Test func aMaskIsMadeOnce() throws {
    let face = try face()
    let first = face.mask(of: 409, pixelSize: 23, subpixelX: 2, subpixelY: 0)
    #expect(first != nil)
    #expect(face.mask(of: 409, pixelSize: 23, subpixelX: 2, subpixelY: 0) === first)
  }

  @Test func theCacheOfMasksIsBounded() throws {
    let library = FontLibrary()
    let face = try library.face(for: FontRequest(size: 1))
    for size in 1...40 {
      for glyph in UInt32(400)..<440 {
        _ = face.mask(of: glyph, pixelSize: CGFloat(size) * 4, subpixelX: 0, subpixelY: 0)
      }
    }
    #expect(face.glyphs.heldMaskBytes > 0)
    #expect(face.glyphs.heldMaskBytes <= 2 * GlyphStore.maskBudget)
  }

  @Test func manyThreadsMayShapeAndDrawAtOnce() async throws {
    let library = FontLibrary()
    let widths = try await withThrowingTaskGroup(of: CGFloat.self) { group in
      for task in 0..<16 {
        group.addTask {
          let runs = [
            TextRun(text: "Shared fonts, שלום 😀 \(task % 4)", font: FontRequest(size: 17))
          ]
          let text = try ShapedText(runs: runs, style: ParagraphStyle(), library: library)
          let layout = text.layout(width: 60, height: nil)
          for run in layout.lines.flatMap(\.runs) {
            for glyph in run.glyphs {
              _ = run.font.outline(of: glyph.id)
              _ = run.font.mask(of: glyph.id, pixelSize: 34, subpixelX: task % 4, subpixelY: 0)
              _ = run.font.colorImage(of: glyph.id)
            }
          }
          return layout.size.width
        }
      }
      return try await group.reduce(into: Set<CGFloat>()) { $0.insert($1) }
    }
    #expect(widths.count <= 4)
  }

  @Test func theInkOfEveryLineLiesInItsLine() throws {
    let runs = [
      TextRun(text: "Ink of every line, Ägypten, քան, привет, jgpqy", font: FontRequest(size: 20))
    ]
    let layout = try ShapedText(runs: runs, style: ParagraphStyle(), library: .standard)
      .layout(width: 120, height: nil)
    for line in layout.lines {
      for run in line.runs {
        for glyph in run.glyphs {
          run.font.outline(of: glyph.id).forEach { element in
            guard case .line(let p) = element else { return }
            let y = run.origin.y + glyph.position.y + p.y * run.size
            #expect(y > line.origin.y - line.ascent - 1 && y < line.origin.y + line.descent + 1)
          }
        }
      }
    }
  }
}
