/// An array of plain values that is indexed without checks in release builds.
///
/// The engine's inner loops read nodes a few hundred million times a second; `Array` inside a class
/// costs an exclusivity check and a bounds check each time. The owner frees it.
struct GrowingBuffer<Element> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    base = GrowingBuffer.allocate(self.capacity)
  }

  /// Bytes in use.
  var byteCount: Int { count * MemoryLayout<Element>.stride }

  func deallocate() {
    base.deinitialize(count: count)
    base.deallocate()
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    unsafeAddress {
      assert(index >= 0 && Int(index) < count)
      return UnsafePointer(base + Int(index))
    }
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && Int(index) < count)
      return base + Int(index)
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Room that starts with a cache line.
  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Element> {
    LargeMemory.allocate(byteCount: capacity * MemoryLayout<Element>.stride)
      .bindMemory(to: Element.self, capacity: capacity)
  }

  @inline(never)
  private mutating func grow() {
    let larger = GrowingBuffer.allocate(capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}

/// Working memory that is taken and given back in the order of a stack and never moves.
struct ScratchStack {
  /// A place to return to.
  struct Mark {
    fileprivate var top: UnsafeMutablePointer<Double>
    fileprivate var chunk: Int
  }

  private static let chunkSize = 1 << 14

  private var chunks: [UnsafeMutableBufferPointer<Double>]
  private var current = 0
  private var top: UnsafeMutablePointer<Double>
  private var end: UnsafeMutablePointer<Double>

  init() {
    let base = UnsafeMutablePointer<Double>.allocate(capacity: ScratchStack.chunkSize)
    chunks = [UnsafeMutableBufferPointer(start: base, count: ScratchStack.chunkSize)]
    top = base
    end = base + ScratchStack.chunkSize
  }

  /// Takes room for a number of values.
  @inline(__always)
  mutating func take(_ count: Int) -> UnsafeMutablePointer<Double> {
    if end - top < count { enterChunk(of: count) }
    let pointer = top
    top += count
    return pointer
  }

  /// Goes on in a chunk with enough room; chunks after the current one are free.
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

  /// The place to return to after what is taken from here on.
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

  func deallocate() {
    for chunk in chunks { chunk.deallocate() }
  }
}
