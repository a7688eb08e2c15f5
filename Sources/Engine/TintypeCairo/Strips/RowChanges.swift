/// Which rows of a picture may differ from the row above, and which must be drawn together with it.
struct RowChanges: Sendable {
  /// What begins or ends at a row.
  private struct Marks {
    /// How many items begin to change from row to row here, less those that no longer do.
    var changing: Int32 = 0
    /// How many items that must be drawn at once are in the row above as well, less those that end there.
    var joined: Int32 = 0
    /// Whether the row differs from the one above by itself.
    var isEdge = false
  }

  /// The marks of all rows, and of two below them.
  private var marks: [Marks]

  /// Begins with rows of which only the first one counts as different.
  init(height: Int) {
    marks = [Marks](repeating: Marks(), count: height + 2)
    marks[0].isEdge = true
  }

  /// Marks the first row of something, or the first one below it.
  mutating func addEdge(_ row: Int) { marks[row].isEdge = true }

  /// Marks rows of something that looks different in each, and the one below it.
  mutating func add(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    marks[rows.lowerBound].changing += 1
    marks[rows.upperBound + 1].changing -= 1
  }

  /// Keeps rows together.
  mutating func join(_ rows: Range<Int>) {
    guard rows.count > 1 else { return }
    marks[rows.lowerBound + 1].joined += 1
    marks[rows.upperBound].joined -= 1
  }

  /// What is known of a row.
  struct Row {
    /// Whether it may differ from the row above; one that is joined to that counts as different.
    let isChanged: Bool
    /// Whether it has to be drawn together with the row above.
    let isJoined: Bool
  }

  /// How many rows there are.
  var height: Int { marks.count - 2 }

  /// Calls a closure with the number of each row and what is known of it, from the top.
  @inline(__always)
  func forEachRow(_ body: (Int, Row) -> Void) {
    var (changing, joined): (Int32, Int32) = (0, 0)
    for row in 0..<height {
      let mark = marks[row]
      changing += mark.changing
      joined += mark.joined
      body(row, Row(isChanged: changing > 0 || joined > 0 || mark.isEdge, isJoined: joined > 0))
    }
  }
}
