import Testing
import TintypeCairo
import TintypeDrawing
import TintypeGeometry

/// Where items say that they are seen, beside where they leave ink.
@Suite struct SolidBoundsTests {
  private static let side = 240
  private let star = Path { path in
    path.addLines([
      CGPoint(x: 60, y: 150), CGPoint(x: 120, y: 80), CGPoint(x: 130, y: 150),
      CGPoint(x: 90, y: 110),
    ])
  }
  private let circle = Path(ellipseIn: CGRect(x: 80, y: 70, width: 80, height: 80))
  private let box = CGRect(x: 70, y: 80, width: 90, height: 50)

  /// The box around the pixels that are not clear.
  private func ink(of items: [DisplayItem]) throws -> CGRect {
    let list = DisplayList(
      size: CGSize(width: Self.side, height: Self.side), scale: 1, items: items)
    let bitmap = try CairoRenderer.bitmap(of: list, scale: 1, background: nil)
    var box = CGRect.null
    for y in 0..<Self.side {
      for x in 0..<Self.side where bitmap.pixels[(y * Self.side + x) * 4 + 3] > 0 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  private func expectTight(
    _ items: DisplayItem..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (ink, bounds) = (try ink(of: items), DisplayItem.solidBounds(of: items))
    #expect(!ink.isNull, sourceLocation: sourceLocation)
    // Pixels are covered in part at the edges.
    let distances = [
      bounds.minX - ink.minX, bounds.minY - ink.minY, ink.maxX - bounds.maxX,
      ink.maxY - bounds.maxY,
    ]
    #expect(
      distances.allSatisfy { $0 > -0.25 && $0 < 1.1 }, "\(bounds) around ink of \(ink)",
      sourceLocation: sourceLocation)
  }

  private func stroke(_ path: Path, _ style: StrokeStyle) -> DisplayItem {
    .stroke(path, .color(.pureRed), style)
  }

  private func fill(_ path: Path) -> DisplayItem { .fill(path, .color(.pureBlue), FillStyle()) }

  @Test func linesReachAsFarAsTheirPens() throws {
    try expectTight(stroke(circle, StrokeStyle(lineWidth: 20)))
    try expectTight(stroke(Path(box), StrokeStyle(lineWidth: 8)))
    for join in [CGLineJoin.miter, .round, .bevel] {
      for cap in [CGLineCap.butt, .round, .square] {
        try expectTight(stroke(star, StrokeStyle(lineWidth: 9, lineCap: cap, lineJoin: join)))
      }
    }
    try expectTight(stroke(star, StrokeStyle(lineWidth: 9, lineJoin: .miter, miterLimit: 1.5)))
    try expectTight(stroke(star, StrokeStyle(lineWidth: 6, dash: [10, 16])))
    try expectTight(
      stroke(circle, StrokeStyle(lineWidth: 6, lineCap: .round, dash: [3, 60], dashPhase: 20)))
  }

  @Test func boundsAreTightWhereverItemsAreMoved() throws {
    for turn in [0.3, 0.785, 1.4, 3] {
      var transform = CGAffineTransform(translationX: 120, y: 110)
      transform = CGAffineTransform(rotationAngle: turn).concatenating(transform)
      transform = CGAffineTransform(translationX: -120, y: -110).concatenating(transform)
      for item in [
        fill(circle), fill(Path(box)), fill(star), stroke(star, StrokeStyle(lineWidth: 5)),
        .group(
          DisplayGroup(
            items: [fill(Path(CGRect(x: 0, y: 0, width: 240, height: 240)))],
            clip: DisplayGroup.Clip(path: circle, style: FillStyle()))),
      ] {
        try expectTight(.group(DisplayGroup(items: [item], transform: transform)))
      }
    }
    let wide = CGAffineTransform(1.4, 0, 0.2, 0.6, -60, 20)
    try expectTight(
      .group(DisplayGroup(items: [stroke(circle, StrokeStyle(lineWidth: 7))], transform: wide)))
  }

  @Test func textReachesAsFarAsItsGlyphs() throws {
    let glyphs = [
      Glyph(id: 1, position: .zero, cluster: 0),
      Glyph(id: 2, position: CGPoint(x: 30, y: 0), cluster: 1),
      Glyph(id: 0, position: CGPoint(x: 60, y: 0), cluster: 2),
      Glyph(id: 3, position: CGPoint(x: 70, y: 0), cluster: 3),
    ]
    let content = GlyphRunContent(font: SquareFont(), size: 40, glyphs: glyphs, text: "abcd")
    let run = GlyphRun(
      content, origin: CGPoint(x: 80, y: 120), paint: .color(.pureGreen))
    try expectTight(.glyphs(run))
    try expectTight(
      .group(
        DisplayGroup(
          items: [.glyphs(run)], transform: CGAffineTransform(0.8, 0.3, -0.3, 0.8, 60, 0)
        )))
    var clear = run
    clear.paint = .color(.clear)
    clear.content = GlyphRunContent(
      font: run.font, size: 40, glyphs: glyphs.dropLast(), text: "abc")
    #expect(DisplayItem.glyphs(clear).solidBounds.isNull)
  }

  @Test func whatIsCutReachesNoFurther() throws {
    let all = Path(CGRect(x: 0, y: 0, width: 240, height: 240))
    try expectTight(
      .group(
        DisplayGroup(
          items: [fill(all)], clip: DisplayGroup.Clip(path: circle, style: FillStyle()))))
    try expectTight(.group(DisplayGroup(items: [fill(all)], mask: [fill(star)])))
  }

  @Test func theFaintEdgesOfBlursAndShadowsAreLeftOut() {
    let line = stroke(circle, StrokeStyle(lineWidth: 20))
    let sharp = line.solidBounds
    #expect(DisplayItem.group(DisplayGroup(items: [line], blurRadius: 9)).solidBounds == sharp)
    func shadowed(_ shadow: DropShadow) -> CGRect {
      DisplayItem.group(DisplayGroup(items: [line], shadow: shadow)).solidBounds
    }
    #expect(shadowed(DropShadow(color: .black, radius: 12, x: 0, y: 0)) == sharp)
    #expect(
      shadowed(DropShadow(color: .black, radius: 2, x: 30, y: -5))
        == sharp.union(sharp.offsetBy(dx: 30, dy: -5)))
    #expect(shadowed(DropShadow(color: .clear, radius: 2, x: 30, y: -5)) == sharp)
  }

  @Test func whatHasNoAreaIsNotSeen() {
    #expect(fill(Path(CGRect(x: 300, y: 20, width: 0, height: 50))).solidBounds.isNull)
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 50, y: 0))
    }
    #expect(fill(line).solidBounds.isNull)
    #expect(stroke(line, StrokeStyle(lineWidth: 0)).solidBounds.isNull)
    #expect(stroke(line, StrokeStyle(lineWidth: .nan)).solidBounds.isNull)
  }
}
