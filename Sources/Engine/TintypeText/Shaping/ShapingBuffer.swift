import CTintypeHarfBuzz
import Synchronization

/// A HarfBuzz buffer that is used for one text after another.
final class ShapingBuffer: Sendable {
  // Used by the one thread that has taken it out of the pool.
  nonisolated(unsafe) let handle: OpaquePointer?

  private static let pool = Mutex<[ShapingBuffer]>([])
  /// A buffer that held more than this many glyphs is given back to the system.
  private static let largest: UInt32 = 1 << 16

  private init() { handle = hb_buffer_create() }

  deinit { hb_buffer_destroy(handle) }

  /// A buffer that no other thread uses.
  static func take() -> ShapingBuffer {
    pool.withLock { $0.popLast() } ?? ShapingBuffer()
  }

  /// Lets others use a buffer again.
  static func putBack(_ buffer: ShapingBuffer) {
    guard hb_buffer_get_length(buffer.handle) <= largest else { return }
    pool.withLock { pool in
      if pool.count < 8 { pool.append(buffer) }
    }
  }
}
