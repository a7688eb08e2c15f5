import CTintypeCairo
import CTintypeKernels
import Glibc
import TintypeDrawing
import TintypeGeometry

/// A picture that is drawn strip by strip, in any order and on any threads.
///
/// An object, since all who draw have it in their hands for each band.
final class StripDrawing: Sendable {
  /// What is drawn at once.
  private struct Unit {
    var strips: Range<Int>
    var bands: Range<Int>
  }

  /// What is drawn.
  let plan: DrawingPlan
  /// All rows, from the top.
  let bands: [Band]
  /// How many rows a strip has; the last one may have fewer.
  let stripHeight: Int
  private let steps: BandSteps
  /// The word of the color below everything.
  private let background: UInt32
  private let units: [Unit]

  /// Prepares a picture.
  ///
  /// - Parameters:
  ///   - plan: what is drawn.
  ///   - background: the color below everything; nil for none.
  ///   - stripHeight: how many rows a strip has, at least 1.
  init(_ plan: DrawingPlan, background: RGBA?, stripHeight: Int) {
    self.plan = plan
    self.background = background?.pixel ?? 0
    self.stripHeight = stripHeight
    let bands = Band.bands(plan.changes, stripHeight: stripHeight)
    self.bands = bands
    steps = BandSteps(plan, bands)
    units = Self.units(bands, stripHeight: stripHeight)
  }

  /// Joins the strips that have a band in common: a unit begins where a strip and a band do.
  private static func units(_ bands: [Band], stripHeight: Int) -> [Unit] {
    var (units, first): ([Unit], Int) = ([], 0)
    for (index, band) in bands.enumerated() {
      let next = index + 1
      guard next == bands.count || bands[next].rows.lowerBound % stripHeight == 0 else { continue }
      let (top, bottom) = (bands[first].rows.lowerBound, band.rows.upperBound)
      units.append(
        Unit(
          strips: top / stripHeight..<(bottom + stripHeight - 1) / stripHeight,
          bands: first..<next))
      first = next
    }
    return units
  }

  /// How many parts are drawn apart from each other: each is one strip, or several that are joined.
  var unitCount: Int { units.count }

  /// The strips of a unit.
  func strips(ofUnit unit: Int) -> Range<Int> { units[unit].strips }

  /// The rows of a unit.
  func rows(ofUnit unit: Int) -> Range<Int> {
    let bands = units[unit].bands
    return self.bands[bands.lowerBound].rows
      .lowerBound..<self.bands[bands.upperBound - 1].rows
      .upperBound
  }

  /// How many rows are drawn at all.
  var drawnRows: Int { bands.reduce(0) { $0 + ($1.repeatsAbove ? 0 : $1.rows.count) } }

  /// How many steps are drawn, those of several bands as often.
  var drawnSteps: Int { bands.indices.reduce(0) { $0 + steps[$1].count } }

  /// Draws a unit.
  ///
  /// - Parameters:
  ///   - unit: its number.
  ///   - pixels: space for its pixels, without padding between the rows; their values do not
  ///     matter.
  ///   - recorder: who keeps what is seen through glass; nil for nobody.
  /// - Returns: which rows of the unit equal those above them; nothing is drawn there.
  /// - Throws: what Cairo reports, or that there is no memory.
  func draw(
    _ unit: Int, on pixels: UnsafeMutablePointer<UInt32>, recorder: BackdropRecorder? = nil
  ) throws(RenderError) -> [Range<Int>] {
    var repeats: [Range<Int>] = []
    let top = rows(ofUnit: unit).lowerBound
    for index in units[unit].bands {
      let rows = bands[index].rows
      if bands[index].repeatsAbove {
        repeats.append(rows.lowerBound - top..<rows.upperBound - top)
      } else {
        try drawBand(
          index, on: pixels + (rows.lowerBound - top) * plan.canvas.width, recorder)
      }
    }
    return repeats
  }

  private func drawBand(
    _ index: Int, on pixels: UnsafeMutablePointer<UInt32>, _ recorder: BackdropRecorder?
  ) throws(RenderError) {
    let band = bands[index]
    var area = plan.canvas
    (area.y0, area.y1) = (band.rows.lowerBound, band.rows.upperBound)
    let layer = RasterLayer(
      area: area, pixels: pixels, ownsPixels: false, countsFromTop: true)
    layer.recorder = recorder
    let bandSteps = steps[index]
    fillBackground(of: band, below: bandSteps.first, on: layer)
    var painter = StripPainter(self, layer)
    for index in bandSteps { try painter.draw(plan.steps[Int(index)]) }
    try layer.check()
  }

  /// Gives pixels the color below everything, where the first step leaves something of it.
  private func fillBackground(of band: Band, below first: Int32?, on layer: RasterLayer) {
    let step = first.map { plan.steps[Int($0)] }
    if let step, plan.covers(step, band) { return }
    guard let shape = step.flatMap(plan.hidingShape) else { return layer.fill(background) }
    shape.withKernel {
      tintype_fill_around_shape(layer.pixels, layer.area.kernel, $0, background, .max)
    }
  }

  /// Draws all of a picture.
  ///
  /// - Parameters:
  ///   - pixels: space for its pixels; their values do not matter.
  ///   - recorder: who keeps what is seen through glass; nil for nobody.
  /// - Throws: what Cairo reports, or that there is no memory.
  func drawAll(
    on pixels: UnsafeMutablePointer<UInt32>, _ recorder: BackdropRecorder? = nil
  ) throws(RenderError) {
    let width = plan.canvas.width
    for unit in 0..<unitCount {
      let first = pixels + rows(ofUnit: unit).lowerBound * width
      for rows in try draw(unit, on: first, recorder: recorder) {
        // Always from the same row: to read what has just been written would wait until it is.
        let above = first + (rows.lowerBound - 1) * width
        for row in rows { (first + row * width).update(from: above, count: width) }
      }
    }
  }
}

extension DrawingPlan {
  /// The shape of a step that hides all that is below it; nil for other steps.
  fileprivate func hidingShape(_ step: Step) -> PlacedShape? {
    switch step.action {
    case .shape(let index, let color): color >> 24 == 255 ? shapes[index] : nil
    case .gradient(let shape, let index): gradients[index].isOpaque ? shapes[shape] : nil
    case .item, .box, .masks, .enter, .leave: nil
    }
  }
}

extension RasterLayer {
  /// Gives all pixels one color.
  func fill(_ pixel: UInt32) {
    if pixel >> 24 < 255 { memset(pixels, 0, count * 4) }
    if pixel != 0 { tintype_fill_rect(pixels, width, local(area), pixel, .max) }
  }
}

/// Draws the steps of a plan on a layer.
private struct StripPainter {
  private let drawing: StripDrawing
  private let layer: RasterLayer
  private var plan: DrawingPlan { drawing.plan }
  private var painter: CairoPainter
  /// What surrounds the next step, and what surrounded each cut that it is in.
  private var state: CairoPainter.State
  private var outer: [CairoPainter.State] = []

  init(_ drawing: StripDrawing, _ layer: RasterLayer) {
    self.drawing = drawing
    self.layer = layer
    painter = CairoPainter(target: .pixels(layer), accelerator: drawing.plan.accelerator)
    state = layer.state(.identity)
  }

  mutating func draw(_ step: DrawingPlan.Step) throws(RenderError) {
    switch step.action {
    case .item(let index):
      state.transform = plan.items[index].transform
      try painter.draw(plan.items[index].item, state)
    case .box(let area, let color):
      let visible = area.intersection(state.clip)
      guard !visible.isEmpty else { return }
      tintype_fill_rect(layer.pixels, layer.width, layer.local(visible), color, .max)
    case .masks(let masks, let color): draw(masks, color)
    case .shape(let index, let color):
      plan.shapes[index].withKernel {
        tintype_fill_shape(
          layer.pixels, layer.width, Int32(layer.area.x0), Int32(layer.area.y0),
          state.clip.kernel, $0, color, .max)
      }
    case .gradient(let shape, let index):
      plan.gradients[index].fill(plan.shapes[shape], on: layer, clip: state.clip)
    case .enter(let index):
      outer.append(state)
      state.transform = plan.cuts[index].transform
      state = painter.enter(plan.cuts[index].clip, state)
    case .leave:
      painter.leave()
      if let last = outer.popLast() { state = last }
    }
  }

  private func draw(_ masks: Range<Int>, _ color: UInt32) {
    plan.coverage.withUnsafeBufferPointer { coverage in
      plan.masks.withUnsafeBufferPointer { all in
        guard let first = all.baseAddress else { return }
        tintype_composite_masks(
          layer.pixels, layer.width, Int32(layer.area.x0), Int32(layer.area.y0),
          state.clip.kernel, coverage.baseAddress, first + masks.lowerBound, masks.count,
          color, .max)
      }
    }
  }
}
