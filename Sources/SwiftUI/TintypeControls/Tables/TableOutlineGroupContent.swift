/// Rows for each element of a tree; elements with children are closed groups.
public nonisolated struct TableOutlineGroupContent<Data: RandomAccessCollection>: View, BuiltIn
where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  /// A row for each element.
  @MainActor public var body: some View {
    OutlineGroup(data, children: children) { TableRow($0) }
  }
}

extension TableOutlineGroupContent: TableRowContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Data.Element
}

extension Table {
  /// Creates a table of a tree.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
    self = Table(
      of: Value.self, columns: columns,
      rows: { TableOutlineGroupContent(data: data, children: children) }
    ).arranged(columnCustomization)
  }

  /// Creates a table of a tree of which one row may be chosen.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
    self = Table(
      of: Value.self, selection: selection, columns: columns,
      rows: { TableOutlineGroupContent(data: data, children: children) }
    ).arranged(columnCustomization)
  }

  /// Creates a table of a tree of which several rows may be chosen.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
    self = Table(
      of: Value.self, selection: selection, columns: columns,
      rows: { TableOutlineGroupContent(data: data, children: children) }
    ).arranged(columnCustomization)
  }

  /// Creates a table of a tree in an order.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent, Sort>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
    self = Table(
      of: Value.self, sortOrder: sortOrder, columns: columns,
      rows: { TableOutlineGroupContent(data: data, children: children) }
    ).arranged(columnCustomization)
  }
}
