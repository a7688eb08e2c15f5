/// Rows of values in columns: on a phone a list of the first column, with more space columns below
/// their titles, with a mark at the one that rows are sorted by.
///
/// No figures of Apple's are recorded: titles are a little lower than a row, columns without a width of
/// their own share the space.
public nonisolated struct Table<Value: Identifiable, Rows: View>: View, BuiltIn {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.hidesTableHeaders) private var hidesHeaders
  @Environment(\.sideMargin) private var sideMargin
  private let columns: [TableColumnEntry]
  private let rows: Rows
  private let selection: () -> Set<AnyHashable>
  private let isSelectable: Bool
  private let selectsMany: Bool
  private var order: KeyPathComparator<Value>?
  /// How somebody arranged the columns; nil for a table that nobody may arrange.
  var customization: Binding<TableColumnCustomization<Value>>?

  init<Columns: TableColumnContent>(
    _ columns: Columns, _ rows: Rows, _ selection: (() -> Set<AnyHashable>)? = nil,
    selectsMany: Bool = false
  ) {
    self.columns = columns.entries()
    self.rows = rows
    self.selection = selection ?? { [] }
    isSelectable = selection != nil
    self.selectsMany = selectsMany
  }

  /// The columns with their titles, or the first one.
  @MainActor public var body: some View {
    let isCompact = horizontalSizeClass == .compact
    let chosen = customization?.wrappedValue
    let columns = columns.filter { column in
      let choice = column.customizationID.flatMap { chosen?[visibility: $0] } ?? .automatic
      return choice == .automatic ? !column.isHidden : choice == .visible
    }
    let shown = isCompact ? Array(columns.prefix(1)) : columns
    VStack(spacing: 0) {
      if !isCompact, !hidesHeaders {
        TableCells(columns: shown) { AnyView(title(of: $0)) }
          .font(.subheadline.weight(.semibold))
          .padding(.horizontal, sideMargin)
          .frame(minHeight: 40)
      }
      ListBody(
        kind: "Table", content: rows, selection: selection(), isSelectable: isSelectable,
        selectsMany: selectsMany
      )
      .listStyle(.plain)
    }
    .environment(\.tableColumns, shown)
  }

  @MainActor private func title(of column: TableColumnEntry) -> some View {
    HStack(spacing: 4) {
      column.label.lineLimit(1)
      if let order, let value = column.value, value == order.keyPath {
        ControlSymbol(order.order == .forward ? "chevron.up" : "chevron.down", size: 11)
      }
    }
  }

  /// The table sorted by the first of several comparators, which is marked at its column.
  func ordered<Sort>(by comparators: [Sort]) -> Table {
    var table = self
    table.order = comparators.first as? KeyPathComparator<Value>
    return table
  }
}

/// A row of a table.
public nonisolated struct TableRow<Value: Identifiable>: View, BuiltIn {
  @Environment(\.tableColumns) private var columns
  private let value: Value
  /// Creates the row of a value.
  public init(_ value: Value) { self.value = value }
  /// What each column shows of the value.
  @MainActor public var body: some View {
    TableCells(columns: columns) { $0.cell(value) }.tag(value.id)
  }
}

/// A row of a table that other rows belong to, which show while it is open.
public nonisolated struct DisclosureTableRow<Value: Identifiable, Content: View>: View, BuiltIn {
  private let value: Value
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content

  /// Creates the row of a value; it is closed where no binding says otherwise.
  public init(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.value = value
    self.isExpanded = isExpanded
    self.content = content
  }

  /// The row with its mark, and those that belong to it.
  @MainActor public var body: some View {
    DisclosureGroup(isExpanded: isExpanded ?? .constant(false), content: content) {
      TableRow(value)
    }
  }
}

/// What stands in the columns of one row.
private nonisolated struct TableCells: View, BuiltIn {
  let columns: [TableColumnEntry]
  let cell: (TableColumnEntry) -> AnyView

  @MainActor var body: some View {
    HStack(spacing: 16) {
      ForEach(columns.indices) { index in
        let column = columns[index]
        HandedIn(cell(column))
          .frame(
            minWidth: column.minWidth, idealWidth: column.idealWidth,
            maxWidth: column.maxWidth ?? .infinity, alignment: column.alignment)
      }
    }
  }
}

extension EnvironmentValues {
  private enum TableColumnsKey: EnvironmentKey {
    static var defaultValue: [TableColumnEntry] { [] }
  }
  private enum HidesHeadersKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// The columns of the table around that show.
  fileprivate var tableColumns: [TableColumnEntry] {
    get { self[TableColumnsKey.self] }
    set { self[TableColumnsKey.self] = newValue }
  }

  fileprivate var hidesTableHeaders: Bool {
    get { self[HidesHeadersKey.self] }
    set { self[HidesHeadersKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the titles of tables' columns.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.hidesTableHeaders, visibility == .hidden)
  }
}

/// The rows of a collection.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>: View, BuiltIn
where Data.Element: Identifiable {
  let data: Data
  /// A row for each element.
  @MainActor public var body: some View { ForEach(data) { TableRow($0) } }
}
