import TintypeGeometry

/// The bytes of a file while it is written, in memory that becomes the file's without a copy.
///
/// There is some space before them: what stands at the start of a file may be known last.
struct PNGFileBytes: ~Copyable {
  private var memory: UnsafeMutableRawPointer
  /// Where the bytes begin and end, and where the memory does.
  private var start: Int
  private var end: Int
  private var capacity: Int

  /// Room before the bytes.
  private static let usualHead = 1 << 12

  /// Begins a file of about so many bytes; what is not used of them costs nothing but addresses.
  init(capacity: Int) {
    start = Self.usualHead
    end = start
    self.capacity = start + max(capacity, 1)
    memory = LargeMemory.allocate(byteCount: self.capacity, isFilled: true)
  }

  deinit { memory.deallocate() }

  /// How many bytes there are.
  var count: Int { end - start }

  /// Adds bytes behind the others.
  mutating func append(_ bytes: some Collection<UInt8>) {
    let length = bytes.count
    if end + length > capacity { move(head: start, tail: max(length, count)) }
    UnsafeMutableRawBufferPointer(start: memory + end, count: length).copyBytes(from: bytes)
    end += length
  }

  /// Adds bytes before the others.
  mutating func prepend(_ bytes: some Collection<UInt8>) {
    let length = bytes.count
    if length > start { move(head: length, tail: capacity - end) }
    start -= length
    UnsafeMutableRawBufferPointer(start: memory + start, count: length).copyBytes(from: bytes)
  }

  /// Moves the bytes to where there is more space before and behind them.
  private mutating func move(head: Int, tail: Int) {
    let count = count
    let wider = LargeMemory.allocate(byteCount: head + count + tail, isFilled: true)
    (wider + head).copyMemory(from: memory + start, byteCount: count)
    memory.deallocate()
    (memory, start, end, capacity) = (wider, head, head + count, head + count + tail)
  }

  /// Lends the bytes.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    body(UnsafeRawBufferPointer(start: memory + start, count: count))
  }

  /// Files of fewer bytes, and such as have much less than their memory, are copied.
  private static let leastBytes = 1 << 16
  private static let leastPart = 8

  /// Ends the file.
  consuming func data() -> Data {
    let memory = memory
    let isCopied = count < max(Self.leastBytes, capacity / Self.leastPart)
    let data =
      isCopied
      ? Data(bytes: memory + start, count: count)
      : Data(
        bytesNoCopy: memory + start, count: count,
        deallocator: .custom { _, _ in memory.deallocate() })
    if isCopied { memory.deallocate() }
    discard self
    return data
  }
}
