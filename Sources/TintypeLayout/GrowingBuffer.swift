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
    base = .allocate(capacity: self.capacity)
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

  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}

/// Working memory that is taken and given back in the order of a stack and never moves.
struct ScratchStack {
  private struct Chunk {
    var base: UnsafeMutablePointer<Double>
    var capacity: Int
    var used: Int
  }

  /// A place to return to.
  struct Mark {
    fileprivate var chunk: Int
    fileprivate var used: Int
  }

  private var chunks: [Chunk] = []
  private var current = -1

  /// Takes room for a number of values.
  mutating func take(_ count: Int) -> UnsafeMutablePointer<Double> {
    while current >= 0 {
      if chunks[current].used + count <= chunks[current].capacity {
        let pointer = chunks[current].base + chunks[current].used
        chunks[current].used += count
        return pointer
      }
      guard current + 1 < chunks.count else { break }
      current += 1
      chunks[current].used = 0
    }
    let capacity = max(4096, count)
    chunks.append(Chunk(base: .allocate(capacity: capacity), capacity: capacity, used: count))
    current = chunks.count - 1
    return chunks[current].base
  }

  /// The place to return to after what is taken from here on.
  func mark() -> Mark {
    Mark(chunk: current, used: current >= 0 ? chunks[current].used : 0)
  }

  /// Gives back what was taken since a mark.
  mutating func release(to mark: Mark) {
    if mark.chunk < 0 {
      current = chunks.isEmpty ? -1 : 0
      if current == 0 { chunks[0].used = 0 }
      return
    }
    current = mark.chunk
    chunks[current].used = mark.used
  }

  func deallocate() {
    for chunk in chunks { chunk.base.deallocate() }
  }
}
