/// What a view says about its position in a grid.
package struct GridCellFacts {
  /// The row that the view belongs to; nil for a view that is a row of its own.
  package var row: AnyHashable?
  /// The guide of that row; nil for the grid's own.
  package var rowAlignment: VerticalAlignment?
  /// The number of columns, at least 1.
  package var span = 1
  /// The axes on which the view does not add to its column or row.
  package var unsizedAxes: Axis.Set = []
  /// The point of the view that goes to the same point of its position; nil for alignment.
  package var anchor: UnitPoint?
  /// The guide that the view gives its column; nil for none.
  package var columnAlignment: HorizontalAlignment?

  /// Creates the facts of a view that says nothing.
  package init() {}
}

/// Carries what a view says about its position in a grid to the grid's layout.
package enum GridCellKey: LayoutValueKey {
  /// A view that says nothing.
  package static var defaultValue: GridCellFacts { GridCellFacts() }
}

/// Views in rows and columns as a layout.
public struct GridLayout: BuiltInLayout {
  /// What the layout keeps.
  public typealias Cache = BuiltInLayoutCache
  /// The guides on which cells are aligned.
  public var alignment: Alignment
  /// The gap between columns in points; nil for the cells' own preferences.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows in points; nil for the cells' own preferences.
  public var verticalSpacing: CGFloat?

  /// Creates a grid; gaps in points, nil for the cells' own preferences.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  package func makeNode(
    children: [NodeID], in tree: inout LayoutTree, isRightToLeft: Bool
  ) -> NodeID {
    var facts: [GridCellFacts] = []
    for child in children { facts.append(tree.layoutValue(of: child, for: GridCellKey.self)) }
    return tree.makeGrid(
      GridRule(facts, self), children: children, isRightToLeft: isRightToLeft)
  }
}

extension GridRule {
  /// How many columns a cell spans at most; memory is taken for each of them.
  private static let maximumSpan = 10_000

  /// Finds the place of each cell.
  ///
  /// - Parameters:
  ///   - facts: what each cell says, in the order of the node's children.
  ///   - layout: guides and gaps.
  init(_ facts: [GridCellFacts], _ layout: GridLayout) {
    var cells: [Cell] = []
    var rows: [VerticalAlignment] = []
    var column = 0
    for (index, fact) in facts.enumerated() {
      if index == 0 || fact.row == nil || fact.row != facts[index - 1].row {
        rows.append(fact.rowAlignment ?? layout.alignment.vertical)
        column = 0
      }
      let span = min(max(1, fact.span), Self.maximumSpan)
      cells.append(
        Cell(
          row: rows.count - 1, column: column, span: span, unsizedAxes: fact.unsizedAxes,
          anchor: fact.anchor))
      column += span
    }
    let count = max(1, cells.map { $0.column + $0.span }.max() ?? 0)
    // A view outside of a row spans all columns.
    for (index, fact) in facts.enumerated() where fact.row == nil { cells[index].span = count }
    var columns = Array(repeating: layout.alignment.horizontal, count: count)
    for (cell, fact) in zip(cells, facts) {
      if let own = fact.columnAlignment { columns[cell.column] = own }
    }
    self.init(
      cells: cells, alignment: layout.alignment.horizontal, columns: columns, rows: rows,
      horizontalSpacing: layout.horizontalSpacing, verticalSpacing: layout.verticalSpacing)
  }
}
