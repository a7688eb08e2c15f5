/// Which rows of a picture may differ from the row above, and which must be drawn together with it.
struct RowChanges: Sendable {
  /// How many items begin to change from row to row here, less those that no longer do.
  private var beginnings: [Int32]
  /// Rows that differ from the one above by themselves.
  private var isEdge: [Bool]

  /// How many items begin here that must be drawn at once, less those that ended above.
  private var joinings: [Int32]

  /// Begins with rows of which only the first one counts as different.
  init(height: Int) {
    beginnings = [Int32](repeating: 0, count: height + 2)
    joinings = beginnings
    isEdge = [Bool](repeating: false, count: height + 1)
    isEdge[0] = true
  }

  /// Marks the first row of something, or the first one below it.
  mutating func addEdge(_ row: Int) { isEdge[row] = true }

  /// Marks rows of something that looks different in each, and the one below it.
  mutating func add(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    beginnings[rows.lowerBound] += 1
    beginnings[rows.upperBound + 1] -= 1
  }

  /// Keeps rows together.
  mutating func join(_ rows: Range<Int>) {
    guard rows.count > 1 else { return }
    joinings[rows.lowerBound + 1] += 1
    joinings[rows.upperBound] -= 1
  }

  /// What is known of a row.
  struct Row {
    /// Whether it may differ from the row above; one that is joined to that counts as different.
    let isChanged: Bool
    /// Whether it has to be drawn together with the row above.
    let isJoined: Bool
  }

  /// How many rows there are.
  var height: Int { isEdge.count - 1 }

  /// Calls a closure with the number of each row and what is known of it, from the top.
  func forEachRow(_ body: (Int, Row) -> Void) {
    var (changing, joined): (Int32, Int32) = (0, 0)
    for row in 0..<height {
      changing += beginnings[row]
      joined += joinings[row]
      body(row, Row(isChanged: changing > 0 || joined > 0 || isEdge[row], isJoined: joined > 0))
    }
  }
}
