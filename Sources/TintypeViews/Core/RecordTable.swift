/// The records of nodes, by number.
///
/// In pieces that do not move: an array of all records would be copied each time that it has to be longer, and
/// records are the longest that is kept of a node.
package struct RecordTable {
  private static let pieceShift = 8
  private static let pieceCount = 1 << pieceShift

  private var pieces: [[NodeRecord]] = []
  /// The number of records.
  package private(set) var count = 0

  /// Creates a table without records.
  init() {}

  /// The record of a node.
  package subscript(node: Int) -> NodeRecord {
    _read { yield pieces[node >> Self.pieceShift][node & (Self.pieceCount - 1)] }
    _modify { yield &pieces[node >> Self.pieceShift][node & (Self.pieceCount - 1)] }
  }

  /// Adds the record of the next node.
  mutating func append(_ record: NodeRecord) {
    if count & (Self.pieceCount - 1) == 0 {
      var piece: [NodeRecord] = []
      piece.reserveCapacity(Self.pieceCount)
      pieces.append(piece)
    }
    pieces[count >> Self.pieceShift].append(record)
    count += 1
  }
}
