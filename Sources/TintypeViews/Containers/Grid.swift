/// Views in rows and columns.
public nonisolated struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  /// Creates a grid; gaps in points, nil for the views' own preferences.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// Adds one node over all cells.
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let elements = resolver.collect(orientation: nil, view.content)
    let builder = GridBuilder(elements, alignment: view.alignment)
    let rule = GridRule(
      cells: builder.cells, alignment: view.alignment.horizontal, columns: builder.columns,
      rows: builder.rows, horizontalSpacing: view.horizontalSpacing,
      verticalSpacing: view.verticalSpacing)
    let node = resolver.engine.makeGrid(
      rule, children: elements.map(\.node), isRightToLeft: resolver.isRightToLeft)
    resolver.adopt(elements)
    resolver.record(node, NodeRecord(kind: "Grid"))
    resolver.add(node)
  }
}

/// A row of a grid; outside of one, a group.
public nonisolated struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row.
  public nonisolated init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds the cells, marked as one row.
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let first = resolver.elements.count
    resolver.resolve(view.content)
    let row = GridRowTrait.Row(id: resolver.identity, alignment: view.alignment)
    for index in first..<resolver.elements.count {
      resolver.elements[index].traits.setIfAbsent(row, for: GridRowTrait.self)
    }
  }

  /// That of the content.
  public nonisolated static var staticElementCount: Int? { Content.staticElementCount }
}

enum GridRowTrait: TraitKey {
  struct Row {
    var id: Identity
    var alignment: VerticalAlignment?
  }
  typealias Value = Row
}
enum GridCellColumnsTrait: TraitKey { typealias Value = Int }
enum GridCellAnchorTrait: TraitKey { typealias Value = UnitPoint }
enum GridColumnAlignmentTrait: TraitKey { typealias Value = HorizontalAlignment }
enum GridUnsizedAxesTrait: TraitKey { typealias Value = Axis.Set }

/// Finds the place of each cell.
private struct GridBuilder {
  private(set) var cells: [GridRule.Cell] = []
  private(set) var columns: [HorizontalAlignment] = []
  private(set) var rows: [VerticalAlignment] = []

  init(_ elements: [ViewElement], alignment: Alignment) {
    var rowID: Identity?
    var column = 0
    var fullSpan: [Int] = []
    for element in elements {
      let traits = element.traits
      let row = traits[GridRowTrait.self]
      if row == nil || row?.id != rowID || rows.isEmpty {
        rows.append(row?.alignment ?? alignment.vertical)
        column = 0
      }
      rowID = row?.id
      let span = max(1, traits[GridCellColumnsTrait.self] ?? 1)
      if row == nil { fullSpan.append(cells.count) }
      cells.append(
        GridRule.Cell(
          row: rows.count - 1, column: column, span: span,
          unsizedAxes: traits[GridUnsizedAxesTrait.self] ?? [],
          anchor: traits[GridCellAnchorTrait.self]))
      column += span
    }
    // A view outside of a row spans all columns.
    let count = max(1, cells.map { $0.column + $0.span }.max() ?? 0)
    for index in fullSpan { cells[index].span = count }
    columns = Array(repeating: alignment.horizontal, count: count)
    for (element, cell) in zip(elements, cells) {
      if let own = element.traits[GridColumnAlignmentTrait.self] { columns[cell.column] = own }
    }
  }
}

private nonisolated struct GridTraitModifier<K: TraitKey>: TraitModifier {
  let value: K.Value
  func mark(_ traits: inout ViewTraits) { traits.setIfAbsent(value, for: K.self) }
}

extension View {
  /// Lets the cell span several columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(GridTraitModifier<GridCellColumnsTrait>(value: count))
  }

  /// Puts a point of the view at the same point of its cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridTraitModifier<GridCellAnchorTrait>(value: anchor))
  }

  /// Aligns the column of the cell.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridTraitModifier<GridColumnAlignmentTrait>(value: guide))
  }

  /// Keeps the cell from making its column or row longer.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridTraitModifier<GridUnsizedAxesTrait>(value: axes))
  }
}
