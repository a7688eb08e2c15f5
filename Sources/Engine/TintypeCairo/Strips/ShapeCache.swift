import Synchronization
import TintypeDrawing
import TintypeGeometry

/// The coverage of shapes that pictures of this process have drawn, so that the next equal one costs a look-up.
///
/// The cards of a list are alike, and so are those of the next picture: of a small shape, to find what it covers takes
/// longer than all the rest.
final class ShapeCache: Sendable {
  /// The shapes of all pictures.
  static let shared = ShapeCache(budget: 1 << 20)

  private let shapes: Mutex<TwoGenerations<ShapeKey, ShapeSpans>>

  /// Creates a cache without shapes.
  ///
  /// - Parameter budget: how many bytes a generation may have; one shape may have more.
  init(budget: Int) { shapes = Mutex(TwoGenerations(budget: budget)) }

  /// The coverage of a shape; two that ask for an equal one at once may both find it.
  ///
  /// - Parameter key: the shape.
  /// - Returns: the coverage, the same object for equal shapes until it is forgotten.
  /// - Throws: where there is no memory.
  func spans(of key: ShapeKey) throws(RenderError) -> ShapeSpans {
    if let cached = shapes.withLock({ $0.value(for: key) }) { return cached }
    let found = try ShapeSpans(key)
    shapes.withLock { $0.insert(found, for: key, cost: key.byteCount + found.byteCount) }
    return found
  }

  /// How many bytes the shapes have.
  var byteCount: Int { shapes.withLock { $0.cost } }

  /// Forgets all shapes.
  func removeAll() { shapes.withLock { $0.removeAll() } }
}
