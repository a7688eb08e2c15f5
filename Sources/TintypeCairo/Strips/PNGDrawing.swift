package import TintypeDrawing
import TintypeGeometry
import TintypeImages

/// A PNG file of a picture whose items come piece by piece.
///
/// Pieces are planned on another processor while the next ones are made. No strip is drawn before all pieces are there,
/// since any item may cover any strip; but neither all items nor all pixels are ever in memory at once.
package final class PNGDrawing {
  private let writer: PNGStripWriter
  private let queue: PlanQueue
  private let scale: CGFloat
  private let isOpaque: Bool
  private let workers: Int?
  /// The thread that plans; nil where the caller does.
  private var planning: SharedJob?

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
    writer = PNGStripWriter(width: pixels.width, height: pixels.height, isOpaque: isOpaque)
    queue = PlanQueue(DrawingPlanner(size: pixels, scale: scale))
    self.scale = scale
    self.isOpaque = isOpaque
    self.workers = workers
  }

  deinit { endPlanning() }

  /// Adds what is drawn next, while more follows.
  ///
  /// - Parameter items: the items, the first at the bottom.
  package func addPart(_ items: consuming [DisplayItem]) {
    queue.add(items)
    if planning == nil, StripWorkers.count(workers) > 1 {
      planning = Helpers.shared.begin(on: 2) { [queue] in queue.planAll() }
    }
    if planning == nil { queue.planAdded() }
  }

  /// Adds the last of what is drawn, or all, and ends the picture.
  ///
  /// - Parameters:
  ///   - items: the items, the first at the bottom.
  ///   - textChunks: notes to store in the file, which are asked for on the caller's thread while others draw.
  /// - Returns: the file.
  /// - Throws: when the canvas cannot be drawn.
  package func finish(
    _ items: consuming [DisplayItem], textChunks: () -> [(keyword: String, text: String)]
  ) throws(RenderError) -> Data {
    queue.add(items)
    endPlanning()
    let drawing = StripDrawing(
      try queue.finished(), background: isOpaque ? .white : nil, stripHeight: writer.stripHeight)
    var notes: [(keyword: String, text: String)] = []
    try StripWorkers.draw(drawing, workers: workers, meanwhile: { notes = textChunks() }) {
      [writer] strip, words, repeats in writer.add(strip: strip, words, repeats: repeats)
    }
    return writer.finish(scale: scale, textChunks: notes)
  }

  /// Plans what is left, and waits for the thread that plans.
  private func endPlanning() {
    queue.end()
    queue.planAll()
    planning?.end()
    planning = nil
    // The helper may have come too late to plan anything.
    queue.planAll()
  }
}
