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
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let layout = GridLayout(
      alignment: view.alignment, horizontalSpacing: view.horizontalSpacing,
      verticalSpacing: view.verticalSpacing)
    resolver.resolveLayout(layout, kind: "Grid", orientation: nil, content: view.content)
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
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let first = resolver.elements.count
    resolver.resolve(view.content)
    let row = GridRowTrait.Row(id: resolver.identity, alignment: view.alignment)
    for index in first..<resolver.elements.count {
      resolver.elements[index].traits.setIfAbsent(row, for: GridRowTrait.self)
    }
  }

  /// That of the content.
  @_documentation(visibility: internal)
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

extension ViewTraits {
  /// Turns the marks of a grid's cell into data for the grid's layout.
  mutating func handOverGridCell() {
    guard !isEmpty else { return }
    let row = self[GridRowTrait.self]
    var facts = GridCellFacts()
    facts.row = row?.id
    facts.rowAlignment = row?.alignment
    facts.span = self[GridCellColumnsTrait.self] ?? 1
    facts.unsizedAxes = self[GridUnsizedAxesTrait.self] ?? []
    facts.anchor = self[GridCellAnchorTrait.self]
    facts.columnAlignment = self[GridColumnAlignmentTrait.self]
    setLayoutValueIfAbsent(facts, for: GridCellKey.self)
  }
}

private nonisolated struct GridTraitModifier<K: TraitKey>: TraitModifier {
  let value: K.Value
  func mark(_ traits: inout ViewTraits) { traits.setIfAbsent(value, for: K.self) }
}

extension View {
  /// Lets the cell span several columns.
  ///
  /// - Parameter count: how many, from 1 to 10,000; other numbers are taken as the nearer of the two.
  /// - Returns: the view, spanning that many columns of a grid.
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
