/// The sizes that nodes have answered, in blocks of four questions and answers.
///
/// The key is the whole proposal: a part of it would bring back the exponential blow-up that the
/// memo is there to prevent. A block is two cache lines, the questions in the first one and the
/// answers in the second: nearly every look-up misses the cache, and misses it once or twice.
/// Kept apart from the nodes, which stay small and close together; blocks never move.
struct SizeMemo {
  /// Where a node's sizes are: its latest block, -1 for none, and the entries in that block.
  struct Head {
    fileprivate var block: Int32 = -1
    fileprivate var count: Int32 = 0

    /// A node without sizes.
    static let empty = Head()

    /// Whether nothing is kept.
    @inline(__always)
    var isEmpty: Bool { block < 0 }
  }

  private static let blockSize = 4
  /// Doubles a block: four proposals and four sizes of two lengths each.
  private static let blockStride = 16
  private static let chunkShift: Int32 = 11
  private static let chunkSize = 1 << Int(chunkShift)

  private var chunks = GrowingBuffer<UnsafeMutablePointer<Double>>(capacity: 64)
  /// The block before each block of the same node, -1 for none.
  private var earlier = GrowingBuffer<Int32>(capacity: 256)

  func deallocate() {
    for index in 0..<chunks.count { chunks[Int32(index)].deallocate() }
    chunks.deallocate()
    earlier.deallocate()
  }

  /// Bytes in use.
  var byteCount: Int {
    earlier.count * (SizeMemo.blockStride * MemoryLayout<Double>.stride) + earlier.byteCount
  }

  @inline(__always)
  private func address(_ block: Int32) -> UnsafeMutablePointer<Double> {
    let place = Int(block) & (SizeMemo.chunkSize - 1)
    return chunks[block >> SizeMemo.chunkShift] + place * SizeMemo.blockStride
  }

  /// The size that was answered for a proposal.
  ///
  /// - Parameters:
  ///   - proposal: the question.
  ///   - head: where the node's sizes are.
  /// - Returns: the answer, nil where the question is new.
  @inline(__always)
  func size(for proposal: Proposal, head: Head) -> Size? {
    let width = proposal.width.bitPattern
    let height = proposal.height.bitPattern
    var block = head.block
    var count = Int(head.count)
    while block >= 0 {
      let base = address(block)
      for index in 0..<count
      where base[2 * index].bitPattern == width && base[2 * index + 1].bitPattern == height {
        return SizeMemo.answer(index, base)
      }
      block = earlier[block]
      count = SizeMemo.blockSize
    }
    return nil
  }

  @inline(__always)
  private static func answer(_ index: Int, _ base: UnsafeMutablePointer<Double>) -> Size {
    let answer = base + 2 * blockSize + 2 * index
    return Size(width: answer[0], height: answer[1])
  }

  /// The size of the latest entry of a node that has one.
  @inline(__always)
  func latest(_ head: Head) -> Size { SizeMemo.answer(Int(head.count) - 1, address(head.block)) }

  /// Adds an answer to those of a node.
  @inline(__always)
  mutating func append(_ size: Size, for proposal: Proposal, to head: inout Head) {
    if head.isEmpty || head.count == Int32(SizeMemo.blockSize) { addBlock(to: &head) }
    let base = address(head.block)
    let index = Int(head.count)
    base[2 * index] = proposal.width
    base[2 * index + 1] = proposal.height
    base[2 * SizeMemo.blockSize + 2 * index] = size.width
    base[2 * SizeMemo.blockSize + 2 * index + 1] = size.height
    head.count += 1
  }

  private mutating func addBlock(to head: inout Head) {
    let block = Int32(earlier.count)
    if Int(block) & (SizeMemo.chunkSize - 1) == 0 {
      let bytes = SizeMemo.chunkSize * SizeMemo.blockStride * MemoryLayout<Double>.stride
      chunks.append(
        UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
          .bindMemory(to: Double.self, capacity: bytes / MemoryLayout<Double>.stride))
    }
    earlier.append(head.block)
    head = Head(block: block, count: 0)
  }
}
