import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

/// Finds the steps of a plan.
struct DrawingPlanner: Sendable {
  /// What has been found.
  private(set) var plan: DrawingPlan
  private var masks = PlannedMasks()
  /// What surrounds the whole picture.
  private let outermost: CairoPainter.State

  /// Begins a plan.
  ///
  /// - Parameters:
  ///   - size: the size of the picture.
  ///   - scale: pixels a point.
  ///   - isAccelerated: whether kernels draw what they can; else Cairo draws all of it.
  init(size: PixelSize, scale: CGFloat, isAccelerated: Bool = true) {
    plan = DrawingPlan(size: size, Accelerator(isOn: isAccelerated))
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
      switch try plan.accelerator.answer(for: item, in: state) {
      case .nothing: break
      case .cairo: add(item, state)
      case .box(let area, let color): add(area, color)
      case .shape(let shape, let area, let color): add(shape, area, color)
      case .gradient(let shape, let area, let gradient): add(shape, area, gradient)
      case .masks(let run, let color): add(run, color, state)
      case .items(let group): try add(group, state)
      }
    }
  }

  /// Adds an item that Cairo draws.
  private mutating func add(_ item: DisplayItem, _ state: CairoPainter.State) {
    guard let rows = rows(of: item.bounds, state) else { return }
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

  // What kernels draw.

  private mutating func add(_ area: PixelArea, _ color: RGBA) {
    plan.changes.addEdge(area.y0)
    plan.changes.addEdge(area.y1)
    plan.steps.append(
      DrawingPlan.Step(action: .box(area, color.pixel), rows: area.y0..<area.y1))
  }

  private mutating func add(_ shape: PlacedShape, _ area: PixelArea, _ color: RGBA) {
    addChanges(of: shape, area)
    plan.shapes.append(shape)
    plan.steps.append(
      DrawingPlan.Step(
        action: .shape(plan.shapes.count - 1, CairoConventions.pixel(color)),
        rows: area.y0..<area.y1
      ))
  }

  private mutating func add(_ shape: PlacedShape, _ area: PixelArea, _ gradient: PixelGradient) {
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

  private mutating func add(_ run: GlyphRun, _ color: RGBA, _ state: CairoPainter.State) {
    if let (masks, rows) = masks.add(run, color, state, to: &plan) {
      plan.changes.add(rows)
      plan.steps.append(DrawingPlan.Step(action: .masks(masks, color.pixel), rows: rows))
    }
    for drawing in run.colorDrawings { add(.image(drawing), state) }
  }

  private mutating func add(
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
}
