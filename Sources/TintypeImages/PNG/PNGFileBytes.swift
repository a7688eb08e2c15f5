import TintypeGeometry

/// The bytes of a file while it is written, in memory that becomes the file's without a copy.
struct PNGFileBytes: ~Copyable {
  private var memory: UnsafeMutableRawPointer
  private var room: Int
  private(set) var count = 0

  /// Begins a file of about so many bytes.
  init(room: Int) {
    self.room = max(room, 1)
    memory = LargeMemory.allocate(byteCount: self.room, isFilled: true)
  }

  deinit { memory.deallocate() }

  /// Makes room for further bytes.
  mutating func reserve(_ further: Int) {
    guard count + further > room else { return }
    let wider = max(count + further, room * 2)
    let new = LargeMemory.allocate(byteCount: wider, isFilled: true)
    new.copyMemory(from: memory, byteCount: count)
    memory.deallocate()
    (memory, room) = (new, wider)
  }

  /// Adds bytes.
  mutating func append(_ bytes: some Collection<UInt8>) {
    let length = bytes.count
    reserve(length)
    let place = UnsafeMutableRawBufferPointer(start: memory + count, count: length)
    place.copyBytes(from: bytes)
    count += length
  }

  /// Lends the bytes from a place on.
  func withBytes<Result>(from start: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    body(UnsafeRawBufferPointer(start: memory + start, count: count - start))
  }

  /// Ends the file.
  consuming func data() -> Data {
    let data = Data(
      bytesNoCopy: memory, count: count, deallocator: .custom { memory, _ in memory.deallocate() })
    discard self
    return data
  }
}
