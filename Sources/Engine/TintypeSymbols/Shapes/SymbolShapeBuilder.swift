/// Makes outlines of recipes.
struct SymbolShapeBuilder {
  /// The name that was asked for.
  let name: String
  let weight: SymbolWeight
  /// The outline of a glyph at one em = 1; throws where its set is missing.
  let glyph: (SymbolRecipe) throws(SymbolSetError) -> Path
  /// Letters of the text font at one em = 1, on a baseline at 0; nil where the font lacks one.
  let letters: (String) -> Path?

  /// The outlines of a recipe.
  func shape(of recipe: SymbolRecipe) throws(SymbolSetError) -> SymbolShape {
    switch recipe {
    case .slashed(let base): return slashed(try shape(of: base)).centered()
    case .badged(let base, let sign): return try badged(shape(of: base), sign).centered()
    default: break
    }
    // Material's lines are as thick as its axis says, and the project's own as the weight.
    let growth: CGFloat =
      switch recipe {
      case .material, .own: 0
      default: weight.growth / 2
      }
    var layering = SymbolLayering(name: name, growth: growth)
    // Letters are as bold as their font says.
    if case .enclosed(.characters, _, _) = recipe { layering.signGrowth = 0 }
    return layering.shape(of: try contours(of: recipe)).centered()
  }

  private func contours(of recipe: SymbolRecipe) throws(SymbolSetError) -> [Contour] {
    switch recipe {
    case .cupertino(let name, _):
      let scale = SymbolShape.emScale * (Self.scales[name] ?? 1)
      return Contour.all(of: try glyph(recipe).scaled(by: scale))
    case .own(let pieces):
      return pieces.flatMap { contours(of: $0) }
    case .material:
      return Contour.all(of: try glyph(recipe).scaled(by: Self.materialScale))
    case .characters(let text):
      return Contour.all(of: letters(text) ?? Path())
    case .enclosed(let inner, let enclosure, let isFilled):
      return try enclosed(inner, enclosure, isFilled: isFilled)
    case .outer(let base):
      guard let back = SymbolComponent.all(of: try contours(of: base)).first else { return [] }
      return back.hollowness < 0.6 ? [back.outline] : back.contours
    case .slashed(let base), .badged(let base, _):
      return try contours(of: base)
    }
  }

  /// The live area of Material's icons, 20 of 24 units, is as high as that of Apple's.
  private static let materialScale: CGFloat = SymbolShape.emScale * 1.16

  /// Groups of three are drawn smaller than persons alone; Apple's are as high as those.
  private static let scales: [String: CGFloat] = ["person_3": 1.4, "person_3_fill": 1.4]

  /// Lines turn into outlines, whose parts overlap.
  private func contours(of piece: OwnDrawings.Piece) -> [Contour] {
    switch piece {
    case .area(let data): return Contour.all(of: Path(drawn: data))
    case .lines(let data):
      let style = StrokeStyle(
        lineWidth: SymbolShape.regularLine(weight), lineCap: .round, lineJoin: .round)
      return Contour.all(of: Path(drawn: data).strokedPath(style))
    }
  }

  private func enclosed(
    _ inner: SymbolRecipe, _ enclosure: SymbolRecipe.Enclosure, isFilled: Bool
  ) throws(SymbolSetError) -> [Contour] {
    let glyph = isFilled ? "\(enclosure.glyph)_fill" : enclosure.glyph
    let ring = try contours(
      of: .cupertino(glyph, codePoint: CupertinoNames.codePoint(glyph) ?? 0))
    guard let box = ring.bounds, let outer = ring.max(by: { abs($0.area) < abs($1.area) }) else {
      return []
    }
    let sign = try contours(of: inner)
    guard let ink = sign.bounds, ink.width > 0, ink.height > 0 else { return ring }
    // A circle has less space in its corners than a square.
    var available = box.height * (enclosure == .circle ? 0.54 : 0.6)
    if case .characters(let text) = inner, text.count > 1 { available *= 0.94 }
    let factor = min(available / ink.width, available / ink.height)
    let placement = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor,
      tx: box.midX - ink.midX * factor, ty: box.midY - ink.midY * factor)
    var placed = Contour.all(of: Path(sign).applying(placement))
    // The sign of a filled shape is a hole in it.
    let turns = (placed.max { abs($0.area) < abs($1.area) }?.area ?? 0) > 0
    if (turns == (outer.area > 0)) == isFilled { placed = placed.map(\.reversed) }
    return ring + placed
  }

  /// A line from the upper left to the lower right, with a gap on both sides.
  private func slashed(_ base: SymbolShape) -> SymbolShape {
    let line = SymbolShape.regularLine(weight)
    let box = base.bounds.insetBy(dx: -line * 0.2, dy: -line * 0.2)
    let slash = Path.bar(
      from: CGPoint(x: box.minX, y: box.minY), to: CGPoint(x: box.maxX, y: box.maxY), width: line)
    let gap = Path.bar(
      from: CGPoint(x: box.minX - line, y: box.minY - line),
      to: CGPoint(x: box.maxX + line, y: box.maxY + line), width: line * 2.6)
    var clip = Path(box.insetBy(dx: -1, dy: -1))
    clip.addPath(gap)
    let parts = base.plain.map { part in
      var part = part
      part.clip = clip
      return part
    }
    return SymbolShape(
      plain: parts + [SymbolShape.Part(path: slash)], layered: [],
      bounds: box.insetBy(dx: -line / 2, dy: -line / 2))
  }

  private func badged(
    _ base: SymbolShape, _ sign: SymbolRecipe
  ) throws(SymbolSetError) -> SymbolShape {
    let badge = SymbolShapeBuilder(
      name: "badge.circle.fill", weight: weight, glyph: glyph, letters: letters)
    let drawn = try badge.shape(of: sign)
    let diameter = (sign.isDot ? 0.32 : 0.46) * SymbolShape.emScale * 0.75
    let factor = diameter / max(drawn.bounds.width, drawn.bounds.height, 1e-6)
    let center = CGPoint(
      x: base.bounds.maxX - diameter * 0.25,
      y: sign.isDot ? base.bounds.minY + diameter * 0.3 : base.bounds.maxY - diameter * 0.3)
    let placement = CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: center.x, ty: center.y)
    let hole = CGRect(x: center.x, y: center.y, width: 0, height: 0)
      .insetBy(dx: -diameter * 0.64, dy: -diameter * 0.64)
    var clip = Path(base.bounds.insetBy(dx: -1, dy: -1))
    clip.addPath(Path(ellipseIn: hole))
    func below(_ rank: Int) -> [SymbolShape.Part] {
      base.plain.map { part in
        var part = part
        part.clip = clip
        part.rank = rank
        return part
      }
    }
    let above = drawn.plain.map { SymbolShape.Part(path: $0.path.applying(placement)) }
    return SymbolShape(
      plain: below(0) + above, layered: below(1) + above,
      bounds: base.bounds.union(drawn.bounds.applying(placement)))
  }
}

extension SymbolShape {
  /// The thickness of a line of a weight, in sizes of the font.
  static func regularLine(_ weight: SymbolWeight) -> CGFloat {
    SymbolWeight.regularLine * weight.thickness
  }
}

extension Path {
  /// The path of data in hundredths of the font's size.
  fileprivate init(drawn data: String) {
    self = SVGPathData.path(Substring(data)).scaled(by: 0.01)
  }

  /// The path scaled around the origin.
  func scaled(by factor: CGFloat) -> Path {
    applying(CGAffineTransform(scaleX: factor, y: factor))
  }

  /// A line with round ends as an outline.
  static func bar(from start: CGPoint, to end: CGPoint, width: CGFloat) -> Path {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 1e-6)
    let (x, y) = (dx / length, dy / length)
    var bar = Path(
      roundedRect: CGRect(x: -width / 2, y: -width / 2, width: length + width, height: width),
      cornerRadius: width / 2, style: .circular)
    bar = bar.applying(CGAffineTransform(a: x, b: y, c: -y, d: x, tx: start.x, ty: start.y))
    return bar
  }
}
