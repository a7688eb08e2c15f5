import TintypeDrawing
import TintypeGeometry

extension SVGWriter {
  mutating func glyphs(_ run: GlyphRun, _ state: State) throws(RenderError) {
    if let line = run.line { liveRuns = live.runCount(of: line) }
    let isLive = liveRuns > 0
    liveRuns -= isLive ? 1 : 0
    guard !run.bounds.isNull else { return }
    switch run.paint.simplified {
    case nil: break
    case .color(let color) where isLive: write(live: run, color)
    case .color(let color):
      // Letters that overlap let what is below through once.
      let opacity = color.alpha < 1 && run.overlaps ? "opacity" : "fill-opacity"
      let run = SVGGlyphRun(run, paint: attributes(of: color, "fill", opacity))
      if !run.glyphs.isEmpty {
        body.add(.run(runs.count))
        runs.append(run)
      }
    case .some(let paint):
      // A gradient would follow each glyph's own coordinates: the run becomes one path.
      try fill(SVGWriter.outline(of: run), paint, FillStyle(), state)
    }
    for drawing in run.colorDrawings { try image(drawing, state) }
  }

  private static func outline(of run: GlyphRun) -> Path {
    var path = Path()
    for glyph in run.drawableGlyphs where !run.font.isColor(glyph.id) {
      path.addPath(
        run.font.outline(of: glyph.id),
        transform: CGAffineTransform(
          run.size, 0, 0, run.size, run.origin.x + glyph.position.x,
          run.origin.y + glyph.position.y))
    }
    return path
  }

  // MARK: Text

  /// Writes the glyphs of all runs that are not written yet, now that all runs are known.
  ///
  /// - Parameter texts: what the runs stand in, each once; what outlines define is the writer's.
  mutating func writeGlyphs(in texts: [SVGText]) {
    guard expansions.runs.isEmpty, !runs.isEmpty else { return }
    // What many files have in common must not depend on one of them.
    let units = definesOutlines ? [:] : SVGGlyphRun.unitsPerEm(of: runs)
    let lines = runs.map {
      SVGGlyphLine($0, unitsPerEm: units[$0.font.identity] ?? $0.font.unitsPerEm)
    }
    let phrases = SVGPhrases(lines, findsRepeats: !definesOutlines)
    var positions = SVGGlyphPositions(phrases)
    var written = Array(repeating: SVGText(), count: runs.count)
    for stretch in texts.flatMap(Self.runStretches) {
      var first: SVGGlyphLine?
      for (position, index) in stretch.enumerated() {
        let line = lines[index]
        // Lines of one paragraph stand in the group of the first.
        if let outer = first, outer.isSameGroup(as: line), !definesOutlines {
          write(line, phrases.lines[index], within: outer, &positions, to: &written[index])
        } else {
          if first != nil { written[stretch[position - 1]].add("</g>\n") }
          first = line
          written[index] = opening(of: line)
          write(phrases.lines[index], line, &positions, to: &written[index])
        }
      }
      if let last = stretch.last { written[last].add("</g>\n") }
    }
    expansions.runs = written
  }

  /// The runs of a text, those together between which nothing else stands.
  private static func runStretches(in text: SVGText) -> [[Int]] {
    var stretches: [[Int]] = []
    var isBroken = true
    text.visit({ _ in isBroken = true }) { placeholder in
      guard case .run(let index) = placeholder else {
        isBroken = true
        return
      }
      if isBroken { stretches.append([]) }
      isBroken = false
      stretches[stretches.count - 1].append(index)
    }
    return stretches
  }

  /// The start of the group of a line.
  private func opening(of line: SVGGlyphLine) -> SVGText {
    let run = line.run
    let x = SVGText.decimal(run.origin.x, decimals: 2)
    let y = SVGText.decimal(run.origin.y, decimals: 2)
    return "<g\(run.paint) transform=\"translate(\(x) \(y))scale(\(line.scale))\">"
  }

  /// Writes a line that goes on after another one.
  private mutating func write(
    _ line: SVGGlyphLine, _ parts: [SVGPhrases.Part], within outer: SVGGlyphLine,
    _ positions: inout SVGGlyphPositions, to text: inout SVGText
  ) {
    let (from, to) = (outer.run.origin, line.run.origin)
    let x = outer.tenths((to.x - from.x) * line.unitsPerPoint)
    let y = outer.tenths((to.y - from.y) * line.unitsPerPoint)
    text.add("<g transform=\"translate(")
    text.add(tenths: x)
    text.add(" ")
    text.add(tenths: y)
    text.add(")\">")
    write(parts, line, &positions, to: &text)
    text.add("</g>")
  }

  /// Writes the glyphs of a line: outlines where they first stand, and references wherever they stand again.
  private mutating func write(
    _ parts: [SVGPhrases.Part], _ line: SVGGlyphLine, _ positions: inout SVGGlyphPositions,
    to text: inout SVGText
  ) {
    var single = SVGOutlines(unitsPerEm: line.unitsPerEm)
    for part in parts { write(part, line, &positions, &single, to: &text) }
    text.add(single.element)
  }

  private mutating func write(
    _ part: SVGPhrases.Part, _ line: SVGGlyphLine, _ positions: inout SVGGlyphPositions,
    _ single: inout SVGOutlines, to text: inout SVGText
  ) {
    let (x, y) = (line.tenths(part.x), line.tenths(part.y))
    if let defined = positions.defined[part.symbol] {
      text.addUse(defined, x, y)
      return
    }
    switch positions.phrases.symbols[part.symbol] {
    case .glyph(let glyph):
      let outline = line.run.font.outline(of: glyph)
      if definesOutlines {
        let defined = SVGGlyphPositions.Position(id: newID(), x: 0, y: 0)
        positions.defined[part.symbol] = defined
        var definition = SVGOutlines(unitsPerEm: line.unitsPerEm)
        definition.add(outline, 0, 0)
        outlines.add(definition.element(id: defined.id))
        outlines.add("\n")
        text.addUse(defined, x, y)
      } else if positions.phrases.counts[part.symbol] > 1 {
        let defined = SVGGlyphPositions.Position(id: newID(), x: x, y: y)
        positions.defined[part.symbol] = defined
        var first = SVGOutlines(unitsPerEm: line.unitsPerEm)
        first.add(outline, x, y)
        text.add(first.element(id: defined.id))
      } else {
        single.add(outline, x, y)
      }
    case .pair(let first, let second, let shift):
      let parts = [
        SVGPhrases.Part(symbol: first, x: CGFloat(x) / 10, y: CGFloat(y) / 10),
        SVGPhrases.Part(
          symbol: second, x: CGFloat(x) / 10 + shift.x, y: CGFloat(y) / 10 + shift.y),
      ]
      guard positions.phrases.counts[part.symbol] > 1 else {
        for part in parts { write(part, line, &positions, &single, to: &text) }
        return
      }
      let id = newID()
      var references = SVGText()
      var outlines = SVGOutlines(unitsPerEm: line.unitsPerEm)
      for part in parts { write(part, line, &positions, &outlines, to: &references) }
      if references.isEmpty {
        // Letters that always stand side by side are one path.
        text.add(outlines.element(id: id))
      } else {
        text.add("<g id=\"\(id)\">")
        text.add(references)
        text.add(outlines.element)
        text.add("</g>")
      }
      positions.defined[part.symbol] = SVGGlyphPositions.Position(id: id, x: x, y: y)
    }
  }
}

/// Where glyphs and phrases first stand in the file.
private struct SVGGlyphPositions {
  /// An element with an id, and where it draws, in tenths of a unit.
  struct Position {
    var id: SVGID
    var x: Int
    var y: Int
  }

  let phrases: SVGPhrases
  var defined: [Int: Position] = [:]

  init(_ phrases: SVGPhrases) { self.phrases = phrases }
}

/// Outlines of glyphs that become one path.
private struct SVGOutlines {
  let unitsPerEm: Int
  private var outlines: [SVGPathData.PlacedOutline] = []

  init(unitsPerEm: Int) { self.unitsPerEm = unitsPerEm }

  mutating func add(_ outline: Path, _ x: Int, _ y: Int) {
    outlines.append(.init(path: outline, x: x, y: y))
  }

  /// The path; empty without outlines.
  var element: SVGText { element(id: nil) }

  func element(id: SVGID?) -> SVGText {
    var text = SVGText()
    guard !outlines.isEmpty else { return text }
    text.add("<path")
    if let id { text.attribute("id", id) }
    text.add(" d=\"")
    text.add(SVGPathData(outlines, unitsPerEm: unitsPerEm).bytes)
    text.add("\"/>")
    return text
  }
}

extension SVGText {
  /// Adds a reference to what was drawn elsewhere.
  fileprivate mutating func addUse(_ defined: SVGGlyphPositions.Position, _ x: Int, _ y: Int) {
    addUse(defined.id)
    for (name, tenths) in [("x", x - defined.x), ("y", y - defined.y)] where tenths != 0 {
      add(" \(name)=\"")
      add(tenths: tenths)
      add("\"")
    }
    add("/>")
  }
}
