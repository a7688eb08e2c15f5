/// Blocks of one size that are numbered, start with a cache line and never move.
struct BlockPool {
  private static let chunkShift: Int32 = 10
  private static let chunkCount: Int32 = 1 << chunkShift

  private let blockSize: Int
  private var chunks = GrowingBuffer<UnsafeMutableRawPointer>(capacity: 64)
  private var count: Int32 = 0
  /// The block to use next of those given back, -1 for none; each holds the number of the next one.
  private var firstFree: Int32 = -1

  init(blockSize: Int) { self.blockSize = blockSize }

  func deallocate() {
    for index in 0..<chunks.count { chunks[Int32(index)].deallocate() }
    chunks.deallocate()
  }

  /// Bytes of the blocks that were taken, those given back included.
  var byteCount: Int { Int(count) * blockSize }

  @inline(__always)
  func address(_ block: Int32) -> UnsafeMutableRawPointer {
    let place = Int(block & (BlockPool.chunkCount - 1))
    return chunks[block >> BlockPool.chunkShift] + place * blockSize
  }

  /// A block that is not in use.
  mutating func take() -> Int32 {
    if firstFree >= 0 {
      let block = firstFree
      firstFree = address(block).load(as: Int32.self)
      return block
    }
    if count & (BlockPool.chunkCount - 1) == 0 {
      chunks.append(
        .allocate(byteCount: Int(BlockPool.chunkCount) * blockSize, alignment: 64))
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
