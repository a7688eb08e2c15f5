/// Blocks of one size that are numbered, start with a cache line and never move.
///
/// Each chunk is twice as long as the one before.
struct BlockPool: ~Copyable {
  /// The blocks of the first chunk: two to this power.
  private static let firstShift = 6

  private let blockSize: Int
  private var chunks = GrowingBuffer<UnsafeMutableRawPointer>(capacity: 32)
  private var count: Int32 = 0
  /// The block to use next of those given back, -1 for none; each holds the number of the next one.
  private var firstFree: Int32 = -1

  init(blockSize: Int) { self.blockSize = blockSize }

  deinit {
    for index in 0..<chunks.count { chunks[Int32(index)].deallocate() }
  }

  /// Bytes of the blocks that were taken, those given back included.
  var byteCount: Int { Int(count) * blockSize }

  @inline(__always)
  func address(_ block: Int32) -> UnsafeMutableRawPointer {
    let index = UInt(truncatingIfNeeded: Int(block) &+ (1 << BlockPool.firstShift))
    let shift = UInt.bitWidth &- 1 &- index.leadingZeroBitCount
    let offset = Int(index & ((1 << UInt(shift)) &- 1))
    return chunks[Int32(truncatingIfNeeded: shift &- BlockPool.firstShift)] + offset &* blockSize
  }

  /// A block that is not in use.
  mutating func take() -> Int32 {
    if firstFree >= 0 {
      let block = firstFree
      firstFree = address(block).load(as: Int32.self)
      return block
    }
    if Int(count) == (1 << (chunks.count + BlockPool.firstShift)) - (1 << BlockPool.firstShift) {
      let blocks = 1 << (chunks.count + BlockPool.firstShift)
      chunks.append(LargeMemory.allocate(byteCount: blocks * blockSize))
    }
    count += 1
    return count - 1
  }

  /// Lets a block be taken again.
  mutating func giveBack(_ block: Int32) {
    address(block).storeBytes(of: firstFree, as: Int32.self)
    firstFree = block
  }
}
