/// A column of a table as the table takes it.
@_documentation(visibility: internal)
public struct TableColumnEntry {
  let label: AnyView
  let cell: (Any) -> AnyView
  /// The value by which rows can be sorted; nil for none.
  var value: AnyKeyPath?
  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  /// The greatest width, in points; nil for all that is left.
  var maxWidth: CGFloat?
  var alignment = Alignment.leading
  /// The name by which somebody's arrangement knows it; nil for none.
  var customizationID: String?
  /// Whether it is left out where nobody chose it.
  var isHidden = false
}

/// Columns of a table.
public protocol TableColumnContent<TableRowValue> {
  /// The type of the values that rows show.
  associatedtype TableRowValue: Identifiable
  /// The columns one after another; the engine's hook for its own types.
  @_documentation(visibility: internal)
  func entries() -> [TableColumnEntry]
}

/// Makes a list of the columns that a closure lists.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  /// The columns of an expression.
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue {
    column
  }
  /// Columns one after another.
  public static func buildBlock<each C: TableColumnContent>(
    _ columns: repeat each C
  ) -> TableColumnList<RowValue> {
    var parts: [TableColumnEntry] = []
    repeat parts += (each columns).entries()
    return TableColumnList(parts: parts)
  }
  /// Columns or none.
  public static func buildIf<C: TableColumnContent>(_ columns: C?) -> C? { columns }
  /// The first of two alternatives.
  public static func buildEither<C: TableColumnContent>(first: C) -> TableColumnList<RowValue> {
    TableColumnList(parts: first.entries())
  }
  /// The second of two alternatives.
  public static func buildEither<C: TableColumnContent>(second: C) -> TableColumnList<RowValue> {
    TableColumnList(parts: second.entries())
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The columns, if there are any.
  @_documentation(visibility: internal)
  public func entries() -> [TableColumnEntry] { map { $0.entries() } ?? [] }
}

/// Columns one after another.
public struct TableColumnList<TableRowValue: Identifiable>: TableColumnContent {
  let parts: [TableColumnEntry]
  /// The columns.
  @_documentation(visibility: internal)
  public func entries() -> [TableColumnEntry] { parts }
}

/// Columns for each element of a collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Content: TableColumnContent
>: TableColumnContent where Content.TableRowValue == RowValue {
  /// The type of the values that rows show.
  public typealias TableRowValue = RowValue
  private let columns: [TableColumnEntry]

  /// Creates columns for each element of a collection whose elements name themselves.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue> content: (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    columns = data.flatMap { content($0).entries() }
  }

  /// Creates columns for each element of a collection; a key path names them.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue> content: (Data.Element) -> Content
  ) {
    columns = data.flatMap { content($0).entries() }
  }

  /// The columns.
  @_documentation(visibility: internal)
  public func entries() -> [TableColumnEntry] { columns }
}

/// A column of a table: a title, and what it shows of each row's value.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  /// The type of the values that rows show.
  public typealias TableRowValue = RowValue
  private var entry: TableColumnEntry

  init(
    label: Label, by value: AnyKeyPath? = nil, cell: @escaping (RowValue) -> Content
  ) {
    entry = TableColumnEntry(
      label: AnyView(label),
      cell: { ($0 as? RowValue).map { AnyView(cell($0)) } ?? AnyView(EmptyView()) }, value: value)
  }

  /// The column.
  @_documentation(visibility: internal)
  public func entries() -> [TableColumnEntry] { [entry] }

  /// Sets the width, in points; nil for a share of the space.
  public func width(_ width: CGFloat? = nil) -> Self {
    self.width(min: width, ideal: width, max: width)
  }

  /// Sets the limits of the width, in points.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> Self {
    var column = self
    (column.entry.minWidth, column.entry.idealWidth, column.entry.maxWidth) = (min, ideal, max)
    return column
  }

  /// Sets where in the column cells and title stand.
  public func alignment(_ alignment: TableColumnAlignment) -> Self {
    var column = self
    column.entry.alignment = alignment.alignment
    return column
  }
}

/// Where in a column cells stand.
public struct TableColumnAlignment: Hashable, Sendable {
  let alignment: Alignment
  /// As the platform likes: where reading starts.
  public static let automatic = TableColumnAlignment(alignment: .leading)
  /// Where reading starts.
  public static let leading = TableColumnAlignment(alignment: .leading)
  /// In the middle.
  public static let center = TableColumnAlignment(alignment: .center)
  /// Where reading ends.
  public static let trailing = TableColumnAlignment(alignment: .trailing)
  /// As numbers stand: where reading ends.
  public static let numeric = TableColumnAlignment(alignment: .trailing)
  /// As numbers of a system stand: where reading ends.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> Self { .numeric }
}
