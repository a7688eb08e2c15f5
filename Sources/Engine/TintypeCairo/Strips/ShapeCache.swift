import Synchronization
import TintypeDrawing

/// The coverage of shapes that pictures of this process have drawn, so that the next equal one costs a look-up.
///
/// The cards of a list are alike, and so are those of the next picture: of a small shape, to find what it covers takes
/// longer than all the rest. Two generations stand in for an order of use: what is asked for again moves to the younger
/// one, and when that is full the older one is dropped.
final class ShapeCache: Sendable {
  private struct State {
    var young: [ShapeKey: ShapeSpans] = [:]
    var old: [ShapeKey: ShapeSpans] = [:]
    /// The bytes of either.
    var (bytes, oldBytes) = (0, 0)
  }

  /// The shapes of all pictures.
  static let shared = ShapeCache(budget: 1 << 20)

  private let state = Mutex(State())
  /// The bytes of one generation, which has one shape at least.
  private let budget: Int

  /// Creates a cache without shapes.
  ///
  /// - Parameter budget: how many bytes a generation may have; one shape may have more.
  init(budget: Int) { self.budget = budget }

  /// The coverage of a shape; two that ask for an equal one at once may both find it.
  ///
  /// - Parameter key: the shape.
  /// - Returns: the coverage, the same object for equal shapes until it is forgotten.
  /// - Throws: where there is no memory.
  func spans(of key: ShapeKey) throws(RenderError) -> ShapeSpans {
    if let known = known(key) { return known }
    let found = try ShapeSpans(key)
    state.withLock { Self.insert(found, key, in: &$0, budget) }
    return found
  }

  /// How many bytes the shapes have.
  var byteCount: Int { state.withLock { $0.bytes + $0.oldBytes } }

  /// Forgets all shapes.
  func removeAll() { state.withLock { $0 = State() } }

  private func known(_ key: ShapeKey) -> ShapeSpans? {
    state.withLock { state in
      if let known = state.young[key] { return known }
      guard let known = state.old[key] else { return nil }
      Self.insert(known, key, in: &state, budget)
      return known
    }
  }

  private static func insert(
    _ spans: ShapeSpans, _ key: ShapeKey, in state: inout State, _ budget: Int
  ) {
    let cost = key.byteCount + spans.byteCount
    if state.bytes + cost > budget {
      (state.old, state.oldBytes) = (state.young, state.bytes)
      (state.young, state.bytes) = ([:], 0)
    }
    // Somebody else may have found it, too.
    if state.young.updateValue(spans, forKey: key) == nil { state.bytes += cost }
  }
}
