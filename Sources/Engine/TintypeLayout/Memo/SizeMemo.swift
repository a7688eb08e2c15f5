/// The sizes that nodes have answered.
///
/// The key is the whole proposal. A node that was asked twice at most has one line; a node that was
/// asked more often has a line of hashes, and nine entries of half a line (stacks propose three
/// lengths on each axis). Blocks never move.
struct SizeMemo: ~Copyable {
  private struct Entry {
    var proposal: Proposal
    var size: Size
  }

  /// Entries of a node that has one line.
  private static let fewCount: Int32 = 2
  /// Entries of a block with hashes.
  private static let manyCount: Int32 = 9
  /// Bytes before the entries of a block with hashes: a number for the block before, and the hashes.
  private static let headerSize = 64

  private var few = BlockPool(blockSize: 64)
  private var many = BlockPool(
    blockSize: headerSize + Int(manyCount) * MemoryLayout<Entry>.stride)

  /// Bytes in use.
  var byteCount: Int { few.byteCount + many.byteCount }

  @inline(__always)
  private static func hash(_ proposal: Proposal) -> UInt32 {
    let mixed =
      proposal.width.bitPattern &* 0x9E37_79B9_7F4A_7C15
      ^ proposal.height.bitPattern &* 0xC2B2_AE3D_27D4_EB4F
    return UInt32(truncatingIfNeeded: mixed >> 32)
  }

  @inline(__always)
  private static func entries(_ block: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Entry> {
    block.assumingMemoryBound(to: Entry.self)
  }

  /// The number of the block before (-1 for none), and the hashes after it.
  @inline(__always)
  private static func header(_ block: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt32> {
    block.assumingMemoryBound(to: UInt32.self)
  }

  /// The entries in the latest block of a node that was asked often.
  @inline(__always)
  private static func latestCount(_ head: MemoHead) -> Int { Int((head.count - 1) % manyCount) + 1 }

  /// The size that was answered for a proposal.
  ///
  /// - Parameters:
  ///   - proposal: the question.
  ///   - head: where the node's sizes are.
  /// - Returns: the answer, nil where the question is new.
  @inline(__always)
  func size(for proposal: Proposal, head: MemoHead) -> Size? {
    if head.count <= SizeMemo.fewCount {
      guard head.count > 0 else { return nil }
      let entries = SizeMemo.entries(few.address(head.block))
      if entries[0].proposal == proposal { return entries[0].size }
      if head.count == 2, entries[1].proposal == proposal { return entries[1].size }
      return nil
    }
    return sizeAmongMany(for: proposal, head: head)
  }

  @inline(__always)
  private func sizeAmongMany(for proposal: Proposal, head: MemoHead) -> Size? {
    let hash = SizeMemo.hash(proposal)
    var block = head.block
    var count = SizeMemo.latestCount(head)
    while block >= 0 {
      let address = many.address(block)
      let header = SizeMemo.header(address)
      let entries = SizeMemo.entries(address + SizeMemo.headerSize)
      for index in 0..<count
      where header[1 + index] == hash && entries[index].proposal == proposal {
        return entries[index].size
      }
      block = Int32(bitPattern: header[0])
      count = Int(SizeMemo.manyCount)
    }
    return nil
  }

  /// The size of the latest entry of a node that has one.
  func latest(_ head: MemoHead) -> Size {
    if head.count <= SizeMemo.fewCount {
      return SizeMemo.entries(few.address(head.block))[Int(head.count) - 1].size
    }
    let entries = SizeMemo.entries(many.address(head.block) + SizeMemo.headerSize)
    return entries[SizeMemo.latestCount(head) - 1].size
  }

  /// Adds an answer to those of a node.
  mutating func append(_ size: Size, for proposal: Proposal, to head: inout MemoHead) {
    let entry = Entry(proposal: proposal, size: size)
    if head.count < SizeMemo.fewCount {
      if head.count == 0 { head.block = few.take() }
      SizeMemo.entries(few.address(head.block))[Int(head.count)] = entry
    } else if head.count == SizeMemo.fewCount {
      let earlier = head.block
      let source = SizeMemo.entries(few.address(earlier))
      head.block = startBlock(after: -1)
      write(source[0], at: 0, in: head.block)
      write(source[1], at: 1, in: head.block)
      write(entry, at: 2, in: head.block)
      few.giveBack(earlier)
    } else {
      let index = head.count % SizeMemo.manyCount
      if index == 0 { head.block = startBlock(after: head.block) }
      write(entry, at: Int(index), in: head.block)
    }
    head.count += 1
  }

  private mutating func startBlock(after earlier: Int32) -> Int32 {
    let block = many.take()
    SizeMemo.header(many.address(block))[0] = UInt32(bitPattern: earlier)
    return block
  }

  @inline(__always)
  private func write(_ entry: Entry, at index: Int, in block: Int32) {
    let address = many.address(block)
    SizeMemo.header(address)[1 + index] = SizeMemo.hash(entry.proposal)
    SizeMemo.entries(address + SizeMemo.headerSize)[index] = entry
  }
}
