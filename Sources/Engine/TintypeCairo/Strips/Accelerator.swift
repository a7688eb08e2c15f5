import TintypeDrawing
import TintypeGeometry

/// The door between the painters: says of an item, before it is drawn, whether kernels lay spans or Cairo draws it.
///
/// Cairo can draw every item, and kernels give the pixels that it would give (``CairoConventions``).
struct Accelerator: Sendable {
  /// Who draws an item, and what kernels need for it.
  enum Answer {
    /// Nothing of it shows.
    case nothing
    /// Cairo draws it.
    case cairo
    /// Kernels give pixels a color.
    case box(PixelArea, RGBA)
    /// Kernels give a color to the part of a shape that is in an area.
    case shape(PlacedShape, PixelArea, RGBA)
    /// Kernels do so with a gradient.
    case gradient(PlacedShape, PixelArea, PixelGradient)
    /// Kernels lay a color through masks of glyphs.
    case masks(GlyphRun, RGBA)
    /// The items of a group are asked about one by one.
    case items(of: DisplayGroup)
  }

  /// Whether kernels draw anything.
  let isOn: Bool

  /// More steps are those of a path that hardly comes again, and more pixels those of one that is better not kept.
  private static let (mostSteps, mostPixels) = (64, 1 << 26)

  /// Says who draws an item.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - state: what surrounds it.
  /// - Returns: who does.
  /// - Throws: where there is no memory.
  func answer(
    for item: DisplayItem, in state: CairoPainter.State
  ) throws(RenderError) -> Answer {
    guard isOn else { return .cairo }
    switch item {
    case .fill(let path, let paint, let style): return try fill(path, paint, style, state)
    case .stroke(let path, let paint, let style): return try stroke(path, paint, style, state)
    case .glyphs(let run): return glyphs(run, state)
    case .group(let group): return group.needsLayer ? .cairo : .items(of: group)
    case .image: return .cairo
    }
  }

  private func fill(
    _ path: Path, _ paint: Paint, _ style: FillStyle, _ state: CairoPainter.State
  ) throws(RenderError) -> Answer {
    guard let paint = paint.simplified else { return .nothing }
    guard !state.isClippedByPath, paint.isFunctionOfPosition else { return .cairo }
    if let rectangle = path.rectangle,
      let box = CairoConventions.wholePixels(rectangle.moved(by: state.transform), state.transform)
    {
      let area = box.intersection(state.clip)
      guard !area.isEmpty else { return .nothing }
      if let color = paint.color { return .box(area, color) }
      return gradient(PlacedShape(area), area, paint, state)
    }
    // Cairo has quicker ways for paths without curves.
    guard paint.color == nil || path.elements.contains(where: \.isCurve),
      let placed = placed(of: path, .inside(style), state)
    else { return .cairo }
    return try shape(placed, paint, state)
  }

  private func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ state: CairoPainter.State
  ) throws(RenderError) -> Answer {
    guard let paint = paint.simplified else { return .nothing }
    guard !state.isClippedByPath, paint.isFunctionOfPosition, !path.needsOutline(for: style),
      let placed = placed(of: path, .line(style), state)
    else { return .cairo }
    return try shape(placed, paint, state)
  }

  /// The key of a path with smooth edges whose spans are worth keeping; nil for others.
  private func placed(
    of path: Path, _ cover: ShapeKey.Cover, _ state: CairoPainter.State
  ) -> ShapeKey.Placed? {
    guard cover.isAntialiased, path.elements.count <= Self.mostSteps,
      let placed = ShapeKey.place(path, cover, state.transform),
      placed.key.width * placed.key.height <= Self.mostPixels
    else { return nil }
    return placed
  }

  private func shape(
    _ placed: ShapeKey.Placed, _ paint: Paint, _ state: CairoPainter.State
  ) throws(RenderError) -> Answer {
    var placed = placed
    let keepsOutline = PixelGradient.dependsOnOutline(paint, state.transform, placed.area)
    placed.key.keepsOutline = keepsOutline
    guard !keepsOutline || !placed.key.isLine else { return .cairo }
    let shape = PlacedShape(try ShapeCache.shared.spans(of: placed.key), placed)
    let area = shape.outline.intersection(state.clip)
    guard !keepsOutline || shape.spans.outline != nil,
      CairoConventions.isExact(shape.outline, cutTo: area, isLine: placed.key.isLine)
    else { return .cairo }
    guard !area.isEmpty else { return .nothing }
    if let color = paint.color { return .shape(shape, area, color) }
    return gradient(shape, area, paint, state)
  }

  private func gradient(
    _ shape: PlacedShape, _ area: PixelArea, _ paint: Paint, _ state: CairoPainter.State
  ) -> Answer {
    guard let gradient = PixelGradient(paint, state.transform, area: area) else { return .cairo }
    return .gradient(shape, area, gradient)
  }

  private func glyphs(_ run: GlyphRun, _ state: CairoPainter.State) -> Answer {
    guard !state.isClippedByPath, let color = run.paint.color,
      GlyphPlacement.allowsMasks(of: run, state.transform),
      !GlyphPlacement.unites(run, color, state.transform)
    else { return .cairo }
    return .masks(run, color)
  }
}

// What Cairo is given when it draws.

extension Accelerator {
  /// Paths that have no more lines than this in any row of pixels are Cairo's.
  static let mostSortedLines = 4096

  /// Whether any row of visible pixels meets more lines of a path than Cairo sorts in good time.
  ///
  /// - Parameters:
  ///   - path: the path; a curve counts as one line.
  ///   - state: what surrounds it.
  /// - Returns: whether its lines are counted instead (``DensePath``).
  func isDense(_ path: Path, in state: CairoPainter.State) -> Bool {
    let (transform, clip) = (state.transform, state.clip)
    guard isOn, path.elements.count > Self.mostSortedLines, !clip.isEmpty else { return false }
    // How many lines more there are in a row than in the one above.
    var changes = [Int](repeating: 0, count: clip.height + 1)
    func row(_ point: CGPoint) -> CGFloat {
      transform.b * point.x + transform.d * point.y + transform.ty - CGFloat(clip.y0)
    }
    func add(_ a: CGFloat, _ b: CGFloat) {
      let (top, bottom) = (min(a, b), max(a, b))
      guard top < CGFloat(clip.height), bottom >= 0 else { return }
      // Bounded: from 0 to the height of the clip; NaN does not pass the guard.
      changes[Int(max(top, 0))] += 1
      // Bounded: from 0 to the height of the clip; NaN does not pass the guard.
      changes[Int(min(bottom, CGFloat(clip.height - 1))) + 1] -= 1
    }
    var (start, last) = (CGFloat(0), CGFloat(0))
    for element in path.elements {
      switch element {
      case .move(let p):
        last = row(p)
        start = last
      case .line(let p), .quadCurve(let p, _), .curve(let p, _, _):
        let next = row(p)
        add(last, next)
        last = next
      case .closeSubpath:
        add(last, start)
        last = start
      }
    }
    var lines = 0
    return changes.contains {
      lines += $0
      return lines > Self.mostSortedLines
    }
  }

  /// The colors of a mesh where a shape's pixels are, for Cairo to take them from.
  ///
  /// Cairo takes other steps through cells that are cut, so that its colors are known only where the shape's edges are
  /// known and nothing cuts it.
  ///
  /// - Parameters:
  ///   - paint: the paint.
  ///   - path: what is filled.
  ///   - style: how it is.
  ///   - state: what surrounds it.
  /// - Returns: nil for other paints, and where Cairo has to find the colors.
  /// - Throws: where there is no memory.
  func meshPixels(
    of paint: Paint, in path: Path, _ style: FillStyle, _ state: CairoPainter.State
  ) throws(RenderError) -> RasterLayer? {
    guard isOn, !state.isClippedByPath, case .mesh(let mesh)? = paint.simplified,
      let placed = placed(of: path, .inside(style), state),
      let pixels = MeshPixels(mesh, state.transform)
    else { return nil }
    let spans = try ShapeCache.shared.spans(of: placed.key)
    guard spans.outline != nil || path.rectangle != nil else { return nil }
    let outline = spans.outline == nil ? placed.area : PlacedShape(spans, placed).outline
    return outline.intersection(state.clip) == outline ? try pixels.layer(outline) : nil
  }
}

extension Paint {
  /// The one color of all pixels; nil for other paints.
  fileprivate var color: RGBA? {
    switch self {
    case .color(let color): color
    case .gradient, .backdrop, .mesh: nil
    }
  }

  /// Whether colors depend on the position alone, in a way that kernels know.
  fileprivate var isFunctionOfPosition: Bool {
    switch self {
    case .color, .gradient: true
    case .backdrop, .mesh: false
    }
  }
}

extension ShapeKey.Cover {
  fileprivate var isAntialiased: Bool {
    switch self {
    case .inside(let style): style.isAntialiased
    case .line(let style): style.isAntialiased
    }
  }
}

extension Path.Element {
  fileprivate var isCurve: Bool {
    switch self {
    case .quadCurve, .curve: true
    case .move, .line, .closeSubpath: false
    }
  }
}
