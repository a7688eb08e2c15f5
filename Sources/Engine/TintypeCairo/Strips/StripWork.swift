import CTintypeThreads
import Glibc
import Synchronization
import TintypeDrawing
import TintypeGeometry

/// The strips of a picture, which threads share out among themselves.
final class StripWork: Sendable {
  /// What is done with a strip: its number, its pixels, and which of its rows equal those above them.
  typealias Body = @Sendable (Int, UnsafeMutablePointer<UInt32>, [Range<Int>]) -> Void

  private let drawing: StripDrawing
  private let body: Body
  /// The unit that nobody has begun.
  private let next = Atomic(0)
  private let failure = Mutex<(unit: Int, error: RenderError)?>(nil)

  /// Prepares the work.
  ///
  /// - Parameters:
  ///   - drawing: the picture.
  ///   - body: what is done with each of its strips.
  init(_ drawing: StripDrawing, _ body: @escaping Body) {
    self.drawing = drawing
    self.body = body
  }

  /// Draws units until all were begun.
  func run() {
    var memory = StripMemory(width: drawing.plan.canvas.width)
    defer { memory.free() }
    while true {
      let unit = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard unit < drawing.unitCount else { return }
      do throws(RenderError) {
        try draw(unit, &memory)
      } catch {
        failure.withLock { first in
          if unit < first?.unit ?? .max { first = (unit, error) }
        }
        return
      }
    }
  }

  /// How many units there are.
  var unitCount: Int { drawing.unitCount }

  /// Says what went wrong with the first of the units where something did, when nobody draws any more.
  func check() throws(RenderError) {
    if let failed = failure.withLock({ $0 }) { throw failed.error }
  }

  private func draw(_ unit: Int, _ memory: inout StripMemory) throws(RenderError) {
    let rows = drawing.rows(ofUnit: unit)
    let pixels = try memory.pixels(rows: rows.count)
    let repeats = try drawing.draw(unit, on: pixels)
    for strip in drawing.strips(ofUnit: unit) {
      // From the unit's rows to the strip's.
      let top = strip * drawing.stripHeight - rows.lowerBound
      let own = repeats.filter { $0.lowerBound >= top && $0.lowerBound < top + drawing.stripHeight }
      body(
        strip, pixels + top * drawing.plan.canvas.width,
        own.map { $0.lowerBound - top..<$0.upperBound - top })
    }
  }
}

/// How many threads work at once, found once, by the thread that asks for a picture: a helper may use fewer processors.
struct WorkerCount: Sendable {
  /// So many as are wanted, or else as there are processors that the caller may use; at least 1.
  ///
  /// Foundation counts those of the machine: on one of them two threads would wait for each other.
  let most: Int
  /// A picture of fewer units is drawn by the thread that asks for it.
  private let leastUnits: Int

  /// Finds a number.
  ///
  /// - Parameters:
  ///   - wanted: how many threads work; nil for what is quickest: waking others takes longer than they save where there
  ///     is little to do.
  ///   - processors: how many processors there are, at least 1.
  init(_ wanted: Int?, processors: Int = Int(tintype_processor_count())) {
    most = wanted.map { max($0, 1) } ?? processors
    leastUnits = wanted == nil ? 4 : 1
  }

  /// How many threads draw a picture.
  ///
  /// - Parameter units: how many units there are, at least 1.
  /// - Returns: at least 1, and not more than there are units.
  func count(units: Int) -> Int { units < leastUnits ? 1 : min(most, units) }
}

/// The memory of a worker, for as many rows as the tallest unit that it has drawn.
private struct StripMemory {
  private let width: Int
  private var rows = 0
  private var memory: UnsafeMutableRawPointer?

  init(width: Int) { self.width = width }

  mutating func pixels(rows: Int) throws(RenderError) -> UnsafeMutablePointer<UInt32> {
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
