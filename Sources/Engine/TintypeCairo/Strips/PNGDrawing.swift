import Synchronization
package import TintypeDrawing
import TintypeGeometry
import TintypeImages

/// A PNG file of a picture whose items come piece by piece.
///
/// Pieces are planned on another processor while the next ones are made, and it goes on with strips while notes are
/// asked for. No strip is drawn before all pieces are there, since any item may cover any strip; but neither all items
/// nor all pixels are ever in memory at once.
package final class PNGDrawing {
  private let writer: PNGStripWriter
  private let scale: CGFloat
  private let workers: WorkerCount
  private let picture: PlannedPicture
  /// The thread that plans, and then draws; nil where the caller plans.
  private var helping: SharedJob?

  /// Begins a picture.
  ///
  /// - Parameters:
  ///   - size: the size of the canvas, in points.
  ///   - scale: pixels a point, positive; the canvas is rounded up to whole pixels.
  ///   - isOpaque: whether white is laid below everything and the file has no alpha.
  ///   - workers: how many threads plan, draw and compress, at least 1, on which the file does not depend; nil for as
  ///     many as there are cores.
  /// - Throws: when the canvas cannot be drawn or has no area.
  package init(
    size: CGSize, scale: CGFloat, isOpaque: Bool, workers: Int? = nil
  ) throws(RenderError) {
    let pixels = try PixelSize(size, scale: scale)
    guard !pixels.isEmpty else { throw .emptyCanvas(format: "PNG") }
    let writer = PNGStripWriter(width: pixels.width, height: pixels.height, isOpaque: isOpaque)
    self.writer = writer
    self.scale = scale
    self.workers = WorkerCount(workers)
    picture = PlannedPicture(DrawingPlanner(size: pixels, scale: scale)) { plan in
      let drawing = StripDrawing(
        plan, background: isOpaque ? .white : nil, stripHeight: writer.stripHeight)
      return StripWork(drawing) { strip, stripPixels, repeats in
        writer.add(strip: strip, stripPixels, repeats: repeats)
      }
    }
  }

  deinit {
    picture.queue.giveUp()
    helping?.end()
  }

  /// Adds what is drawn next, while more follows.
  ///
  /// - Parameter items: the items, the first at the bottom.
  package func addPart(_ items: consuming [DisplayItem]) {
    picture.queue.add(items)
    if helping == nil, workers.most > 1 { beginHelp() }
    if helping == nil { picture.queue.planAdded() }
  }

  /// Adds the last of what is drawn, or all, and ends the picture.
  ///
  /// - Parameters:
  ///   - items: the items, the first at the bottom.
  ///   - textChunks: notes to store in the file, which are asked for on the caller's thread while others plan and draw.
  /// - Returns: the file.
  /// - Throws: when the canvas cannot be drawn.
  package func finish(
    _ items: consuming [DisplayItem], textChunks: () -> [(keyword: String, text: String)]
  ) throws(RenderError) -> Data {
    picture.queue.add(items)
    picture.queue.end()
    if helping == nil, workers.count(units: writer.stripCount) > 1 { beginHelp() }
    let notes = textChunks()
    let work = try picture.draw(workers)
    helping?.end()
    helping = nil
    try work.check()
    return writer.finish(scale: scale, textChunks: notes)
  }

  private func beginHelp() {
    helping = WorkerPool.shared.begin(on: 2) { [picture, workers] in picture.help(workers) }
  }
}

/// A picture that is planned, and then drawn, by whoever comes.
private final class PlannedPicture: Sendable {
  let queue: PlanQueue
  private let makeWork: @Sendable (DrawingPlan) -> StripWork
  private let made = Mutex<StripWork?>(nil)

  init(_ planner: DrawingPlanner, _ makeWork: @escaping @Sendable (DrawingPlan) -> StripWork) {
    queue = PlanQueue(planner)
    self.makeWork = makeWork
  }

  /// The strips, where all is planned; nil where nobody wants them or a thread still plans.
  ///
  /// - Throws: what went wrong when it was planned.
  func work() throws(RenderError) -> StripWork? {
    try made.withLock { made throws(RenderError) in
      if let made { return made }
      made = try queue.finished().map(makeWork)
      return made
    }
  }

  /// Plans what nobody plans, waiting for more, and draws with those who draw.
  func help(_ workers: WorkerCount) {
    queue.planAll()
    // What went wrong is said to the one who asks for the picture.
    guard let work = try? work(), workers.count(units: work.unitCount) > 1 else { return }
    work.run()
  }

  /// Plans what nobody plans, and draws, with others where that is quicker.
  ///
  /// - Returns: the strips, of which others may still draw the last ones.
  /// - Throws: what went wrong when it was planned.
  func draw(_ workers: WorkerCount) throws(RenderError) -> StripWork {
    queue.planAll()
    queue.wait()
    guard let work = try work() else { preconditionFailure("a picture that ends has a plan") }
    WorkerPool.shared.run(on: workers.count(units: work.unitCount)) { work.run() }
    return work
  }
}
