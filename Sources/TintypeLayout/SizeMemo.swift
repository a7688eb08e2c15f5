/// The sizes that nodes have answered, in one list a node.
///
/// The key is the whole proposal: a part of it would bring back the exponential blow-up that the
/// memo is there to prevent. Kept apart from the nodes, which stay small and close together.
struct SizeMemo {
  private struct Entry {
    var proposal: Proposal
    var size: Size
    var next: Int32
  }

  private var entries = GrowingBuffer<Entry>(capacity: 1024)

  func deallocate() { entries.deallocate() }

  /// Bytes in use.
  var byteCount: Int { entries.byteCount }

  /// The size that was answered for a proposal.
  ///
  /// - Parameters:
  ///   - proposal: the question.
  ///   - head: the number of the node's latest entry, -1 for none.
  /// - Returns: the answer, nil where the question is new.
  @inline(__always)
  func size(for proposal: Proposal, head: Int32) -> Size? {
    var index = head
    while index >= 0 {
      if entries[index].proposal == proposal { return entries[index].size }
      index = entries[index].next
    }
    return nil
  }

  /// The size of the latest entry.
  @inline(__always)
  func latest(head: Int32) -> Size { entries[head].size }

  /// Adds an answer and returns the new head of the node's list.
  mutating func append(_ size: Size, for proposal: Proposal, head: Int32) -> Int32 {
    entries.append(Entry(proposal: proposal, size: size, next: head))
    return Int32(entries.count - 1)
  }
}
