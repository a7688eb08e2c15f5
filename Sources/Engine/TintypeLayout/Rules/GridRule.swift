/// A grid: where each cell stands and how it is aligned.
package struct GridRule {
  /// One cell, in the order of the node's children.
  package struct Cell {
    /// The row, from 0.
    package var row: Int
    /// The first column, from 0.
    package var column: Int
    /// The number of columns, at least 1.
    package var span: Int
    /// The axes on which the cell does not add to its column or row.
    package var unsizedAxes: Axis.Set
    /// The point of the cell that goes to the same point of its position; nil for alignment.
    package var anchor: UnitPoint?

    /// Creates a cell.
    package init(
      row: Int, column: Int, span: Int, unsizedAxes: Axis.Set = [], anchor: UnitPoint? = nil
    ) {
      self.row = row
      self.column = column
      self.span = span
      self.unsizedAxes = unsizedAxes
      self.anchor = anchor
    }
  }

  var cells: [Cell]
  /// The guide of cells over several columns: the grid's own.
  var alignment: AlignmentKey
  var columnAlignments: [AlignmentKey]
  var rowAlignments: [AlignmentKey]
  /// NaN for the cells' own preferences.
  var spacing: Size

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - cells: the cells in the order of the node's children.
  ///   - alignment: the guide of cells over several columns.
  ///   - columns: the guide of each column.
  ///   - rows: the guide of each row.
  ///   - horizontalSpacing: the gap between columns in points; nil for the cells' preferences.
  ///   - verticalSpacing: the gap between rows in points; nil for the cells' preferences.
  package init(
    cells: [Cell], alignment: HorizontalAlignment = .center, columns: [HorizontalAlignment],
    rows: [VerticalAlignment],
    horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?
  ) {
    self.cells = cells
    self.alignment = alignment.key
    columnAlignments = columns.map(\.key)
    rowAlignments = rows.map(\.key)
    spacing = Size(
      width: horizontalSpacing.map(Double.init) ?? .nan,
      height: verticalSpacing.map(Double.init) ?? .nan)
  }

  /// The cell's first track and number of tracks along an axis.
  func tracks(of cell: Cell, _ axis: Axis) -> Range<Int> {
    axis == .horizontal ? cell.column..<(cell.column + cell.span) : cell.row..<(cell.row + 1)
  }

  func trackCount(_ axis: Axis) -> Int {
    axis == .horizontal ? columnAlignments.count : rowAlignments.count
  }
}

/// The lengths of a grid's columns and rows for one proposal, in points.
struct GridSolution {
  var columns: [Double]
  var rows: [Double]
  var columnGaps: [Double]
  var rowGaps: [Double]

  var size: Size {
    Size(
      width: columns.reduce(0, +) + columnGaps.reduce(0, +),
      height: rows.reduce(0, +) + rowGaps.reduce(0, +))
  }

  /// Where tracks start and how long a run of tracks is with the gaps inside, along an axis.
  func extent(_ tracks: Range<Int>, _ axis: Axis) -> (start: Double, length: Double) {
    let (lengths, gaps) = axis == .horizontal ? (columns, columnGaps) : (rows, rowGaps)
    var start = 0.0
    for index in 0..<tracks.lowerBound { start += lengths[index] + gaps[index] }
    var length = 0.0
    for index in tracks {
      length += lengths[index]
      if index + 1 < tracks.upperBound { length += gaps[index] }
    }
    return (start, length)
  }
}

extension LayoutTree {
  /// Adds a grid over its cells.
  package mutating func makeGrid(
    _ rule: GridRule, children: [NodeID], isRightToLeft: Bool
  ) -> NodeID {
    grids.append(rule)
    return makeNode(
      .grid(Int32(grids.count - 1)), children: children, isRightToLeft: isRightToLeft)
  }
}
