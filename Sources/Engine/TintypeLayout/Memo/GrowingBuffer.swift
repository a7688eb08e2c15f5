/// An array of plain values that is indexed without checks in release builds.
///
/// It has one owner, and debug builds check indices.
struct GrowingBuffer<Element>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    base = GrowingBuffer.allocate(self.capacity)
  }

  /// Bytes in use.
  var byteCount: Int { count * MemoryLayout<Element>.stride }

  deinit {
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
