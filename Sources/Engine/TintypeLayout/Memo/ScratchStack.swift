/// Working memory that is taken and given back in the order of a stack and never moves.
struct ScratchStack: ~Copyable {
  /// A position to return to.
  struct Mark {
    fileprivate var top: UnsafeMutablePointer<Double>
    fileprivate var chunk: Int
  }

  /// Values in the first chunk, enough for small trees.
  private static let firstChunkSize = 1 << 11
  /// Values in each later chunk.
  private static let chunkSize = 1 << 14

  private var chunks: [UnsafeMutableBufferPointer<Double>]
  private var current = 0
  private var top: UnsafeMutablePointer<Double>
  private var end: UnsafeMutablePointer<Double>

  init() {
    let base = UnsafeMutablePointer<Double>.allocate(capacity: ScratchStack.firstChunkSize)
    chunks = [UnsafeMutableBufferPointer(start: base, count: ScratchStack.firstChunkSize)]
    top = base
    end = base + ScratchStack.firstChunkSize
  }

  /// Takes space for a number of values.
  @inline(__always)
  mutating func take(_ count: Int) -> UnsafeMutablePointer<Double> {
    if end - top < count { enterChunk(of: count) }
    let pointer = top
    top += count
    return pointer
  }

  /// Goes on in a chunk with enough space; chunks after the current one are free.
  private mutating func enterChunk(of count: Int) {
    current += 1
    while current < chunks.count, chunks[current].count < count {
      chunks.remove(at: current).deallocate()
    }
    if current == chunks.count {
      let capacity = max(ScratchStack.chunkSize, count)
      let base = UnsafeMutablePointer<Double>.allocate(capacity: capacity)
      chunks.append(UnsafeMutableBufferPointer(start: base, count: capacity))
    }
    if let base = chunks[current].baseAddress {
      top = base
      end = base + chunks[current].count
    }
  }

  /// The position to return to after what is taken from here on.
  @inline(__always)
  func mark() -> Mark { Mark(top: top, chunk: current) }

  /// Gives back what was taken since a mark.
  @inline(__always)
  mutating func release(to mark: Mark) {
    top = mark.top
    if current != mark.chunk { leaveChunk(for: mark.chunk) }
  }

  private mutating func leaveChunk(for chunk: Int) {
    current = chunk
    if let base = chunks[chunk].baseAddress { end = base + chunks[chunk].count }
  }

  deinit {
    for chunk in chunks { chunk.deallocate() }
  }
}
