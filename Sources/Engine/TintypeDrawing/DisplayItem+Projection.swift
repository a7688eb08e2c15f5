extension DisplayItem {
  /// The item in perspective.
  ///
  /// Outlines of shapes, lines and letters are exact, so that all painters draw them; pictures are cut into
  /// small pieces, each of which is moved by an affine transform. The colors of a gradient keep the
  /// transform of its middle, and so do widths of blurs and shadows.
  package func projected(by transform: ProjectionTransform) -> DisplayItem? {
    switch self {
    case .fill(let path, let paint, let style):
      let bounds = path.boundingRect
      return Self.painted(path.projected(by: transform), paint, style, transform, bounds)
    case .stroke(let path, let paint, let style):
      let outline = path.strokedPath(style)
      return Self.painted(
        outline.projected(by: transform), paint, FillStyle(), transform, path.boundingRect)
    case .glyphs(let run): return Self.letters(of: run, transform)
    case .image(let drawing): return Self.pieces(of: drawing, transform)
    case .group(let group): return Self.changed(group, transform)
    }
  }

  /// A fill whose paint is moved with its middle.
  private static func painted(
    _ path: Path, _ paint: Paint, _ style: FillStyle, _ transform: ProjectionTransform,
    _ bounds: CGRect
  ) -> DisplayItem? {
    guard !path.isEmpty else { return nil }
    switch paint {
    case .color, .backdrop: return .fill(path, paint, style)
    case .gradient, .mesh: break
    }
    let local = transform.affine(near: CGPoint(x: bounds.midX, y: bounds.midY))
    let inverse = local.inverted()
    guard inverse.isFinite, local.a * local.d != local.b * local.c else { return nil }
    return .group(
      DisplayGroup(items: [.fill(path.applying(inverse), paint, style)], transform: local))
  }

  private static func letters(of run: GlyphRun, _ transform: ProjectionTransform) -> DisplayItem? {
    var outline = Path()
    for glyph in run.drawableGlyphs where !run.font.isColor(glyph.id) {
      let placement = CGAffineTransform(
        a: run.size, b: 0, c: 0, d: run.size, tx: run.origin.x + glyph.position.x,
        ty: run.origin.y + glyph.position.y)
      outline.addPath(run.font.outline(of: glyph.id), transform: placement)
    }
    var items = run.colorDrawings.compactMap { pieces(of: $0, transform) }
    let shape = outline.projected(by: transform)
    if let letters = painted(shape, run.paint, FillStyle(), transform, outline.boundingRect) {
      items.append(letters)
    }
    return items.isEmpty ? nil : .group(DisplayGroup(items: items))
  }

  /// Pieces of a picture on each axis.
  private static let pieceCount = 12

  private static func pieces(
    of drawing: ImageDrawing, _ transform: ProjectionTransform
  ) -> DisplayItem? {
    let (width, height) = (
      drawing.frame.width / CGFloat(pieceCount), drawing.frame.height / CGFloat(pieceCount)
    )
    var items: [DisplayItem] = []
    for row in 0..<pieceCount {
      for column in 0..<pieceCount {
        let cell = CGRect(
          x: drawing.frame.minX + CGFloat(column) * width,
          y: drawing.frame.minY + CGFloat(row) * height, width: width, height: height)
        let local = transform.affine(near: CGPoint(x: cell.midX, y: cell.midY))
        // A little wider, so that no line shows between neighbors.
        let path = Path(cell.insetBy(dx: -width / 32, dy: -height / 32).common(with: drawing.frame))
        let seen = path.projected(by: transform)
        guard !seen.isEmpty, local.isFinite else { continue }
        items.append(
          .group(
            DisplayGroup(
              items: [.group(DisplayGroup(items: [.image(drawing)], transform: local))],
              clip: DisplayGroup.Clip(path: seen))))
      }
    }
    return items.isEmpty ? nil : .group(DisplayGroup(items: items))
  }

  private static func changed(
    _ group: DisplayGroup, _ transform: ProjectionTransform
  ) -> DisplayItem? {
    let whole = ProjectionTransform(group.transform).concatenating(transform)
    let bounds = bounds(of: group.items)
    let items = group.items.compactMap { $0.projected(by: whole) }
    guard !items.isEmpty, !bounds.isNull else { return nil }
    let local = whole.affine(near: CGPoint(x: bounds.midX, y: bounds.midY))
    let scale = abs(local.a * local.d - local.b * local.c).squareRoot()
    var result = group
    result.items = items
    result.transform = .identity
    result.clip = group.clip.map {
      DisplayGroup.Clip(path: $0.path.projected(by: whole), style: $0.style)
    }
    result.mask = group.mask.map { $0.compactMap { $0.projected(by: whole) } }
    result.blurRadius *= scale
    if let shadow = group.shadow {
      result.shadow = DropShadow(
        color: shadow.color, radius: shadow.radius * scale,
        x: shadow.x * local.a + shadow.y * local.c, y: shadow.x * local.b + shadow.y * local.d)
    }
    return .group(result)
  }
}
