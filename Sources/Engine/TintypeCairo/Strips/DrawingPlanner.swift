import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

/// Finds the steps of a plan.
struct DrawingPlanner: Sendable {
  /// A font at a size.
  private struct FontSize: Hashable {
    var font: ObjectIdentifier
    var pixelSize: CGFloat
  }

  /// What has been found.
  var plan: DrawingPlan
  private var masks = MaskTable()
  /// The numbers of fonts at their sizes, and the last one: mostly the next run has it, too.
  private var fonts: [FontSize: Int] = [:]
  private var lastFont: (size: FontSize, number: Int)?

  /// What surrounds the whole picture.
  private let outermost: CairoPainter.State

  /// Begins a plan.
  ///
  /// - Parameters:
  ///   - size: the size of the picture.
  ///   - scale: pixels a point.
  init(size: PixelSize, scale: CGFloat) {
    plan = DrawingPlan(size: size)
    outermost = CairoPainter.State(
      transform: CGAffineTransform(scaleX: scale, y: scale), clip: plan.canvas)
  }

  /// Adds the steps of items of the picture, the first at the bottom.
  ///
  /// - Parameter items: the items that follow those that were added before.
  /// - Throws: where there is no memory.
  mutating func add(_ items: consuming [DisplayItem]) throws(RenderError) {
    try add(items, outermost)
  }

  /// Adds the steps of items, the first at the bottom.
  ///
  /// - Parameters:
  ///   - items: the items.
  ///   - state: what surrounds them.
  /// - Throws: where there is no memory.
  private mutating func add(
    _ items: [DisplayItem], _ state: CairoPainter.State
  ) throws(RenderError) {
    for item in items {
      switch item {
      case .fill(let path, let paint, let style): try fill(path, paint, style, item, state)
      case .stroke(let path, let paint, let style): try stroke(path, paint, style, item, state)
      case .glyphs(let run): glyphs(run, item, state)
      case .group(let group) where !group.needsLayer: try self.group(group, state)
      case .image, .group: add(item, item.bounds, state)
      }
    }
  }

  /// Adds an item that the painter draws.
  private mutating func add(_ item: DisplayItem, _ bounds: CGRect, _ state: CairoPainter.State) {
    guard let rows = rows(of: bounds, state) else { return }
    if item.hasBackdrop {
      // What is seen through glass may come from anywhere.
      plan.changes.join(0..<plan.canvas.height)
    } else if state.isClippedByPath || !item.isDivisible {
      plan.changes.join(rows)
    }
    plan.changes.add(rows)
    plan.items.append((item, state.transform))
    plan.steps.append(DrawingPlan.Step(action: .item(plan.items.count - 1), rows: rows))
  }

  /// The visible rows of bounds in the coordinates of an item, and those beside them; nil for none.
  private func rows(of bounds: CGRect, _ state: CairoPainter.State) -> Range<Int>? {
    let touched = PixelArea(touchedBy: bounds.placed(by: state.transform))
    guard !touched.intersection(state.clip).isEmpty else { return nil }
    let area = touched.outset(by: 1).intersection(state.clip)
    return area.y0..<area.y1
  }

  // Fills and lines.

  private mutating func fill(
    _ path: Path, _ paint: Paint, _ style: FillStyle, _ item: DisplayItem,
    _ state: CairoPainter.State
  ) throws(RenderError) {
    guard let paint = paint.simplified else { return }
    guard !state.isClippedByPath, paint.isFunctionOfPlace else {
      return add(item, path.finiteBounds, state)
    }
    if let rectangle = path.rectangle, state.transform.isAxisParallel,
      let exact = PixelArea(exactly: rectangle.moved(by: state.transform))
    {
      return box(exact.intersection(state.clip), paint, item, state)
    }
    var isColor = false
    if case .color = paint { isColor = true }
    let place = ShapeKey.make(path, .inside(style), state.transform, onlyCurved: isColor)
    guard try shape(place, paint, state) else { return add(item, path.finiteBounds, state) }
  }

  private mutating func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ item: DisplayItem,
    _ state: CairoPainter.State
  ) throws(RenderError) {
    let bounds = path.strokeBounds(style)
    guard let paint = paint.simplified, !bounds.isNull else { return }
    guard !state.isClippedByPath, paint.isFunctionOfPlace,
      try shape(
        ShapeKey.make(path, .line(style), state.transform, onlyCurved: false), paint, state)
    else { return add(item, bounds, state) }
  }

  /// Fills whole pixels.
  private mutating func box(
    _ area: PixelArea, _ paint: Paint, _ item: DisplayItem, _ state: CairoPainter.State
  ) {
    guard !area.isEmpty else { return }
    if case .color(let color) = paint {
      plan.changes.addEdge(area.y0)
      plan.changes.addEdge(area.y1)
      plan.steps.append(
        DrawingPlan.Step(action: .box(area, color.word), rows: area.y0..<area.y1))
    } else if let gradient = PixelGradient(paint, state.transform, area: area) {
      add(PlacedShape(area), gradient, area)
    } else {
      add(item, item.bounds, state)
    }
  }

  /// Draws a shape.
  ///
  /// - Returns: false, with nothing done, where Cairo has to draw it.
  private mutating func shape(
    _ place: ShapeKey.Placed?, _ paint: Paint, _ state: CairoPainter.State
  ) throws(RenderError) -> Bool {
    guard var place else { return false }
    place.key.keepsOutline = PixelGradient.dependsOnOutline(paint, state.transform, place.area)
    guard !place.key.keepsOutline || !place.key.isLine else { return false }
    let shape = PlacedShape(try ShapeCache.shared.spans(of: place.key), place)
    guard !place.key.keepsOutline || shape.spans.outline != nil else { return false }
    // Cairo rounds what it cuts on the left and on the right, and where a line is cut.
    let whole = shape.outline
    let area = whole.intersection(state.clip)
    guard area.width == whole.width, !place.key.isLine || area.height == whole.height
    else { return false }
    guard !area.isEmpty else { return true }
    if case .color(let color) = paint {
      addChanges(of: shape, area)
      plan.shapes.append(shape)
      plan.steps.append(
        DrawingPlan.Step(
          action: .shape(plan.shapes.count - 1, color.wordOfCairo), rows: area.y0..<area.y1))
      return true
    }
    guard let gradient = PixelGradient(paint, state.transform, area: area) else { return false }
    add(shape, gradient, area)
    return true
  }

  private mutating func add(_ shape: PlacedShape, _ gradient: PixelGradient, _ area: PixelArea) {
    let rows = area.y0..<area.y1
    if gradient.hasEqualRows { addChanges(of: shape, area) } else { plan.changes.add(rows) }
    plan.shapes.append(shape)
    plan.gradients.append(gradient)
    plan.steps.append(
      DrawingPlan.Step(
        action: .gradient(shape: plan.shapes.count - 1, plan.gradients.count - 1), rows: rows))
  }

  /// Marks the rows of an area where a shape changes.
  private mutating func addChanges(of shape: PlacedShape, _ area: PixelArea) {
    plan.changes.addEdge(area.y0)
    shape.forEachChange { row in
      if area.y0..<area.y1 ~= row { plan.changes.addEdge(row) }
    }
    plan.changes.addEdge(area.y1)
  }

  // Groups.

  private mutating func group(
    _ group: DisplayGroup, _ state: CairoPainter.State
  ) throws(RenderError) {
    guard group.transform.isFinite else { return }
    var inner = state
    inner.transform = group.transform.concatenating(state.transform)
    guard let clip = group.clip else { return try add(group.items, inner) }
    let cut = inner.cut(to: clip).state
    guard !cut.clip.isEmpty else { return }
    let start = plan.steps.count
    let rows = cut.clip.y0..<cut.clip.y1
    plan.cuts.append((clip, inner.transform))
    plan.steps.append(DrawingPlan.Step(action: .enter(plan.cuts.count - 1), rows: rows))
    try add(group.items, cut)
    if plan.steps.count == start + 1 {
      plan.steps.removeLast()
      plan.cuts.removeLast()
    } else {
      plan.steps.append(DrawingPlan.Step(action: .leave, rows: rows))
    }
  }

  // Glyphs.

  private mutating func glyphs(_ run: GlyphRun, _ item: DisplayItem, _ state: CairoPainter.State) {
    guard !state.isClippedByPath, case .color(let color) = run.paint,
      GlyphPlacement.allowsMasks(of: run, state.transform)
    else { return add(item, run.bounds, state) }
    if color.word >> 24 > 0, run.hasDrawableSize { masks(run, color.word, state) }
    for drawing in run.colorDrawings {
      add(.image(drawing), drawing.frame.finite, state)
    }
  }

  private mutating func masks(_ run: GlyphRun, _ color: UInt32, _ state: CairoPainter.State) {
    let pixelSize = run.size * state.transform.a
    let font = number(of: FontSize(font: ObjectIdentifier(run.font), pixelSize: pixelSize))
    let start = plan.masks.count
    var (top, bottom) = (Int32.max, Int32.min)
    GlyphPlacement.forEachPlace(of: run, state.transform) { glyph, quarterX, quarterY in
      let phase = quarterX & 3 | (quarterY & 3) << 2
      let entry = masks.mask(of: glyph, font: font, phase: phase) {
        guard
          let mask = run.font.mask(
            of: glyph, pixelSize: pixelSize, phaseX: quarterX & 3, phaseY: quarterY & 3)
        else { return .empty }
        plan.coverage += mask.coverage
        return MaskTable.Entry(mask, offset: plan.coverage.count - mask.coverage.count)
      }
      guard let offset = entry.offset else { return }
      let (x, y) = (Int32(quarterX >> 2) + entry.left, Int32(quarterY >> 2) + entry.top)
      (top, bottom) = (min(top, y), max(bottom, y + Int32(entry.height)))
      plan.masks.append(
        tintype_placed_mask(
          offset: offset, x: x, y: y, width: entry.width, height: entry.height))
    }
    let (first, last) = (max(Int(top), state.clip.y0), min(Int(bottom), state.clip.y1))
    guard first < last else { return plan.masks.removeLast(plan.masks.count - start) }
    let rows = first..<last
    plan.changes.add(rows)
    plan.steps.append(
      DrawingPlan.Step(action: .masks(start..<plan.masks.count, color), rows: rows))
  }

  private mutating func number(of size: FontSize) -> Int {
    if let lastFont, lastFont.size == size { return lastFont.number }
    var number = fonts.count
    if let known = fonts[size] { number = known } else { fonts[size] = number }
    lastFont = (size, number)
    return number
  }
}

extension DisplayItem {
  /// Whether Cairo draws parts of the item as it draws them in the whole picture.
  ///
  /// It does so for fills. Lines, and what is cut to paths, have crossings that are rounded by what is seen of them;
  /// places in pictures and gradients are rounded by the middle of what is drawn; blurs need what is outside.
  var isDivisible: Bool {
    switch self {
    case .fill(let path, .color, _): path.elements.count <= DensePath.mostLines
    case .glyphs(let run):
      if case .color = run.paint { run.colorDrawings.isEmpty } else { false }
    case .fill, .stroke, .image: false
    case .group(let group):
      group.blurRadius == 0 && group.shadow == nil && group.clip == nil
        && group.items.allSatisfy(\.isDivisible)
        && group.mask?.allSatisfy(\.isDivisible) != false
    }
  }
}

extension Paint {
  /// Whether colors depend on the place alone, in a way that kernels know.
  fileprivate var isFunctionOfPlace: Bool {
    switch self {
    case .color, .gradient: true
    case .backdrop, .mesh: false
    }
  }
}

extension RGBA {
  /// The color as Cairo writes it, which cuts off 16 bits a component where `word` rounds.
  fileprivate var wordOfCairo: UInt32 {
    let color = clamped
    func byte(_ value: Double) -> UInt32 { UInt32(value * 65535 + 0.5) >> 8 }
    return byte(color.alpha) << 24 | byte(color.red * color.alpha) << 16
      | byte(color.green * color.alpha) << 8 | byte(color.blue * color.alpha)
  }
}
