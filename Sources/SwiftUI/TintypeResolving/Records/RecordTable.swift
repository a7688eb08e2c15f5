/// The records of nodes, by number.
///
/// The records lie in pieces that do not move, and are read where they are.
package final class RecordTable {
  private static let pieceShift = 8
  private static let pieceCount = 1 << pieceShift

  @exclusivity(unchecked) private var pieces: [UnsafeMutablePointer<NodeRecord>] = []
  /// Whether some node has a position in drawing order that is not that of its declaration.
  @exclusivity(unchecked) private(set) var hasOrder = false
  /// The number of records.
  @exclusivity(unchecked) package private(set) var count = 0

  /// Creates a table without records.
  init() {}

  deinit {
    for (index, piece) in pieces.enumerated() {
      piece.deinitialize(count: min(count - index << Self.pieceShift, Self.pieceCount))
      piece.deallocate()
    }
  }

  /// The record of a node, which has one.
  package subscript(node: Int) -> NodeRecord {
    unsafeAddress { UnsafePointer(address(of: node)) }
    unsafeMutableAddress { address(of: node) }
  }

  private func address(of node: Int) -> UnsafeMutablePointer<NodeRecord> {
    precondition(node < count)
    return pieces[node >> Self.pieceShift] + node & (Self.pieceCount - 1)
  }

  /// Gives a node its position among its siblings in drawing order.
  func setOrder(_ zIndex: Double, of node: Int) {
    self[node].zIndex = zIndex
    if zIndex != 0 { hasOrder = true }
  }

  /// Adds the record of the next node.
  func append(_ record: consuming NodeRecord) {
    if count & (Self.pieceCount - 1) == 0 { pieces.append(.allocate(capacity: Self.pieceCount)) }
    (pieces[count >> Self.pieceShift] + count & (Self.pieceCount - 1)).initialize(to: record)
    count += 1
  }
}
