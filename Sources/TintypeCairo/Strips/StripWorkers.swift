import CTintypeSystem
import Glibc
import Synchronization
import TintypeDrawing
import TintypeGeometry

/// Does the work of strips on several cores.
enum StripWorkers {
  /// A picture of fewer strips is drawn by the thread that asks for it: waking others takes longer.
  private static let leastStrips = 4

  /// How far the workers are.
  private final class Progress: Sendable {
    let next = Atomic(0)
    let failure = Mutex<(unit: Int, error: RenderError)?>(nil)
  }

  /// Draws a picture, and does something with each of its strips.
  ///
  /// - Parameters:
  ///   - drawing: the picture.
  ///   - workers: how many work at once, at least 1; nil for as many as there are cores.
  ///   - meanwhile: what the caller does first, while others draw already.
  ///   - body: what is done with a strip's number, its pixels, and which of its rows equal those above them.
  /// - Throws: what went wrong with the first of the units where something did.
  static func draw(
    _ drawing: StripDrawing, workers: Int? = nil, meanwhile: () -> Void = {},
    _ body: @escaping @Sendable (Int, UnsafeMutablePointer<UInt32>, [Range<Int>]) -> Void
  ) throws(RenderError) {
    let progress = Progress()
    @Sendable func work() {
      var memory = StripMemory(width: drawing.plan.canvas.width)
      defer { memory.free() }
      while true {
        let unit = progress.next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard unit < drawing.unitCount else { return }
        do throws(RenderError) {
          try draw(unit, of: drawing, &memory, body)
        } catch {
          progress.failure.withLock { first in
            if unit < first?.unit ?? .max { first = (unit, error) }
          }
          return
        }
      }
    }
    let wanted = workers == nil && drawing.unitCount < leastStrips ? 1 : count(workers)
    let count = min(wanted, drawing.unitCount)
    Helpers.shared.run(on: count, first: meanwhile, work)
    if let failed = progress.failure.withLock({ $0 }) { throw failed.error }
  }

  /// How many threads work at once: so many as are wanted, or else as there are processors that the caller may use.
  ///
  /// Foundation counts those of the machine: on one of them two threads would wait for each other.
  static func count(_ wanted: Int?) -> Int {
    max(wanted ?? Int(tintype_processor_count()), 1)
  }

  private static func draw(
    _ unit: Int, of drawing: StripDrawing, _ memory: inout StripMemory,
    _ body: (Int, UnsafeMutablePointer<UInt32>, [Range<Int>]) -> Void
  ) throws(RenderError) {
    let rows = drawing.rows(ofUnit: unit)
    let words = try memory.words(rows: rows.count)
    let repeats = try drawing.draw(unit, on: words)
    for strip in drawing.strips(ofUnit: unit) {
      // From the unit's rows to the strip's.
      let top = strip * drawing.stripHeight - rows.lowerBound
      let own = repeats.filter { $0.lowerBound >= top && $0.lowerBound < top + drawing.stripHeight }
      body(
        strip, words + top * drawing.plan.canvas.width,
        own.map { $0.lowerBound - top..<$0.upperBound - top })
    }
  }
}

/// The memory of a worker, for as many rows as the tallest unit that it has drawn.
private struct StripMemory {
  private let width: Int
  private var rows = 0
  private var memory: UnsafeMutableRawPointer?

  init(width: Int) { self.width = width }

  mutating func words(rows: Int) throws(RenderError) -> UnsafeMutablePointer<UInt32> {
    if rows > self.rows {
      free()
      memory = malloc(rows * width * 4)
      self.rows = rows
    }
    guard let memory else { throw .outOfMemory(bytes: rows * width * 4) }
    return memory.assumingMemoryBound(to: UInt32.self)
  }

  mutating func free() {
    Glibc.free(memory)
    (memory, rows) = (nil, 0)
  }
}
